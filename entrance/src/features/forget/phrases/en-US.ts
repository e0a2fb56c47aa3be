export default {
  title: 'Reset your password',
  lead: 'Set a new password with a code sent to your phone or e-mail.',
  submit: 'Reset password',
  done: 'Password changed',
  doneHint: 'Sign in with the new password. Every other device has been signed out.',
};
