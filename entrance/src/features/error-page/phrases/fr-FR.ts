export default {
  forbidden: {
    title: 'Vous ne pouvez pas ouvrir cette page',
    hint: 'Votre compte n’y est pas autorisé. Adressez-vous à votre administrateur au besoin.',
  },
  module: {
    title: 'Impossible de charger ce module',
    hint: 'Le reste fonctionne et vos données sont en sécurité. Réessayez dans un instant.',
  },
  server: {
    title: 'Le serveur rencontre un problème',
    hint: 'Vos données sont en sécurité. Réessayez dans un instant ; sinon, contactez votre administrateur.',
  },
  address: 'Adresse demandée : {{path}}',
  code: 'Code d’erreur {{code}}',
  home: 'Retour à l’accueil',
  back: 'Page précédente',
  retry: 'Réessayer',
};
