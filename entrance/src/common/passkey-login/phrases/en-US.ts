export default {
  refused: 'No passkey was used. Try again, or sign in another way',
  absent: 'This platform has no sign-in by passkey',
};
