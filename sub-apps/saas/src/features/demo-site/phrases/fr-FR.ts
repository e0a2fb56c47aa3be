const frFR = {
  label: 'Site de démonstration',
  intro:
    'Le site que voient les apprenants, fait du nom, du logo et des données réelles de l’établissement.',
  device: 'Appareil',
  desktop: 'Ordinateur',
  phone: 'Téléphone',
  preview: 'Aperçu du site',
  tagline: 'Partager les ressources éducatives, transmettre la civilisation',
  students: 'Apprenants inscrits',
  departments: 'Équipes pédagogiques et de service',
  campuses: 'Sites',
  members: '{{count}} personnes',
  members_one: '{{count}} personne',
  loading: 'Chargement du site',
  failed: 'Le site n’a pas pu être chargé',
  retry: 'Réessayer',
};

export default frFR;
