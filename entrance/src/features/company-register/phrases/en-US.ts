export default {
  title: 'Register a company',
  lead: 'Enter the licence data and the contact person’s account for signing in.',
  password: 'Password',
  submit: 'Send registration',
  doneTitle: 'Your company is registered',
  doneHint: 'Once an administrator has opened your organisation, sign in with {{phone}}.',
};
