export default {
  as: 'Vous êtes connecté : {{name}}',
  somebody: 'Vous êtes connecté',
  goOnAs: 'Continuer en tant que {{name}}',
  goOn: 'Continuer',
  other: 'Se connecter avec un autre compte',
};
