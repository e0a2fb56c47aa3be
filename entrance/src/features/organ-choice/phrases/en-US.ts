export default {
  title: 'Choose an organisation',
  lead: 'Your account belongs to several organisations or identities. Please choose one',
  identity: 'Identity {{number}}',
  current: 'Current',
  failed: 'Your organisations could not be loaded',
  empty: 'You do not belong to an organisation yet. Please contact your administrator',
  retry: 'Try again',
  stay: 'Back without switching',
  otherAccount: 'Sign in with another account',
  loading: 'Loading your organisations',
};
