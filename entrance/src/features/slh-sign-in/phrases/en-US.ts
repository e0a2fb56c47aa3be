export default {
  title: 'Trade association registration',
  lead: 'Register your member company; our staff will confirm with the contact person.',
  email: 'E-mail (optional)',
  members: 'Number of members (optional)',
  membersPlaceholder: 'For example 120',
  membersWrong: 'Enter a whole number between 1 and 1,000,000',
  submit: 'Send registration',
  doneTitle: 'Your registration has been sent',
  doneHint: 'Our staff will be in touch with {{name}} soon.',
};
