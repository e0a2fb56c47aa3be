export default {
  title: 'Register a company',
  lead: 'Enter the licence data and the contact person’s account for signing in.',
  password: 'Password',
  submit: 'Send registration',
  doneTitle: 'Your company is registered',
  doneHint: 'Sign in with the phone number {{phone}}.',
};
