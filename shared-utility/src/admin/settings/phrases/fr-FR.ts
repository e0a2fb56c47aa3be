const frFR = {
  title: 'Colonnes et vues',
  columns: 'Colonnes',
  views: 'Mes vues',
  reset: 'Colonnes par défaut',
  done: 'Terminé',
  width: 'Largeur de {{column}}',
  rest: 'auto',
  up: 'Monter {{column}}',
  down: 'Descendre {{column}}',
  viewName: 'Nom de la vue',
  saveView: 'Enregistrer ces critères',
  remove: 'Supprimer la vue {{view}}',
  taken: 'Vous avez déjà une vue de ce nom',
  full_one: '{{count}} vue au plus',
  full_many: '{{count}} vues au plus',
  full_other: '{{count}} vues au plus',
};

export default frFR;
