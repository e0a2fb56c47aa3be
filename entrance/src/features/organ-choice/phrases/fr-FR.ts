export default {
  title: 'Choisir une organisation',
  lead: 'Votre compte appartient à plusieurs organisations ou identités. Veuillez en choisir une',
  identity: 'Identité {{number}}',
  current: 'Actuelle',
  failed: 'Impossible de charger vos organisations',
  empty: 'Vous n’appartenez encore à aucune organisation. Contactez votre administrateur',
  retry: 'Réessayer',
  stay: 'Revenir sans changer',
  otherAccount: 'Se connecter avec un autre compte',
  loading: 'Chargement de vos organisations',
};
