export default {
  as: 'You are signed in as {{name}}',
  somebody: 'You are signed in',
  goOnAs: 'Continue as {{name}}',
  goOn: 'Continue',
  other: 'Sign in with another account',
};
