export default {
  title: 'Accept an invitation',
  other: 'Answer with another account',
  lead: 'An organisation invites you to join. Ask for a code with the number or address that was invited, to show that it is you.',
  means:
    'Once you accept, the organisation sees your name and phone number, and nobody but you can set your password.',
  accept: 'Accept invitation',
  decline: 'Decline invitation',
  declineTitle: 'Decline the invitation?',
  declineText: 'To join later, you would have to ask the organisation to invite you again.',
  keep: 'Keep the invitation',
  declineSure: 'Decline',
  givenAccepted: 'Invitation accepted on another page already',
  givenDeclined: 'Invitation declined on another page already',
  givenDeclinedHint: 'To join after all, ask the organisation to invite you again.',
  accepted: 'You have joined {{organs}}',
  acceptedHint: 'You can sign in now.',
  clearedHint:
    'Somebody else had set the password of this account, so it no longer works. Set a new one with a code to your phone first.',
  reset: 'Reset password',
  and: ', ',
  declined: 'Invitation declined',
  declinedHint: 'The organisation learns nothing about you, and your account has not changed.',
};
