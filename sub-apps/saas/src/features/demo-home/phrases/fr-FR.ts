const frFR = {
  label: 'Accueil de la démonstration',
  intro:
    'Bienvenue dans la démonstration. Explorez librement les données d’exemple : rien ne peut être modifié.',
  figures: { students: 'Apprenants', active: 'Apprenants actifs', departments: 'Services' },
  newest: {
    title: 'Derniers inscrits',
    noDepartment: 'Sans service',
    retry: 'Réessayer',
  },
  students: {
    title: 'Apprenants',
    text: 'Cherchez par nom, téléphone, statut et service, et parcourez les données d’exemple.',
    action: 'Voir les apprenants',
  },
  site: {
    title: 'Site de démonstration',
    text: 'Le site vu par les apprenants : nom, logo et chiffres viennent de l’établissement d’exemple.',
    action: 'Ouvrir le site',
  },
  readOnly: {
    title: 'Lecture seule',
    text: 'Le compte de démonstration ne fait que lire : aucun bouton d’ajout, de modification ni de suppression, et le serveur refuse ces demandes.',
  },
  live: {
    label: 'Aperçu de l’établissement',
    intro:
      'Vous travaillez sur les données réelles de votre établissement : tout changement est immédiat.',
    students:
      'Cherchez les apprenants de votre établissement par nom, téléphone, statut et service.',
    site: {
      title: 'Votre site',
      text: 'Le site vu par les apprenants : nom, logo et chiffres viennent de votre établissement.',
      action: 'Ouvrir le site',
    },
  },
  own: {
    title: 'Ouvrir votre propre compte',
    text: 'Inscrivez votre établissement : une fois accepté, il gère ses propres données.',
    action: 'S’inscrire',
  },
};

export default frFR;
