export default {
  lead: 'To protect your account, one more step.',
  verify: 'Verify and sign in',
  back: 'Back to sign-in',
  over: 'This took too long or too many tries. Please sign in again',
  cutOff: 'The second step was interrupted. Please sign in again to start over.',
};
