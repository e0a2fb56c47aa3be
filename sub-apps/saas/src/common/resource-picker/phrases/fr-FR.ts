const frFR = {
  title: 'Choisir une ressource',
  titleMany: 'Choisir des ressources',
  pick: 'Choisir',
  pickMany_one: 'Choisir {{count}}',
  pickMany_many: 'Choisir {{count}}',
  pickMany_other: 'Choisir {{count}}',
  cancel: 'Annuler',
  search: 'Rechercher un titre',
  category: 'Catégorie',
  allCategories: 'Toutes les catégories',
  categoriesFailed: 'Les catégories n’ont pas pu être chargées',
  choices: 'Ressources au choix',
  taken: 'Déjà dans le cours',
  loading: 'Chargement des ressources',
  failed: 'Les ressources n’ont pas pu être chargées',
  empty:
    'Rien n’est encore utilisable. Envoyez d’abord un fichier, ou demandez les ressources d’un autre organisme.',
  noMatch: 'Aucune ressource ne correspond',
  clear: 'Effacer les filtres',
  upload: 'Envoyer un fichier',
};

export default frFR;
