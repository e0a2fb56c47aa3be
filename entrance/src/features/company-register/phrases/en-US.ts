export default {
  title: 'Register a company',
  lead: 'Enter the licence data and the contact person’s account for signing in.',
  picture: {
    label: 'Business licence picture (optional)',
    choose: 'Choose a picture',
    rule: 'JPEG or PNG, at most 2 MB',
    remove: 'Remove',
    tooBig: 'The picture is larger than 2 MB: choose a smaller one',
    wrongType: 'This file is not a JPEG or PNG picture',
    unreadable: 'The picture cannot be read: choose it again or another one',
  },
  password: 'Password',
  submit: 'Send registration',
  doneTitle: 'Your company is registered',
  doneHint: 'Once an administrator has opened your organisation, sign in with {{phone}}.',
};
