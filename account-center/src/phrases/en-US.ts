const enUS = {
  page: {
    title: 'Personal centre',
    back: 'Back',
    home: 'Home',
    loading: 'Loading your account',
    failedTitle: 'Your account could not be loaded',
    failedHint: 'Nothing has changed. Please try again in a moment.',
    retry: 'Try again',
    crashed: 'Something went wrong on this page. Please reload it and try again',
  },
  signIn: {
    title: 'You are not signed in',
    hint: 'Sign in to see and manage your profile and the safety of your account.',
    action: 'Sign in',
  },
  profile: {
    title: 'Profile',
    name: 'Name',
    noName: 'Not filled in',
    nameHint: 'Your name follows your verified identity and cannot be changed here',
    nickname: 'Nickname',
    nicknamePlaceholder: 'Enter a nickname',
    save: 'Save',
    saved: 'Changes saved',
  },
  safety: {
    title: 'Account safety',
    phone: 'Mobile phone',
    phoneHint: 'For signing in and receiving codes',
    mail: 'E-mail',
    mailHint: 'For resetting your password and receiving notices',
    notBound: 'Not bound',
    bound: 'Bound',
    identity: 'Real-name verification',
    identityHint: 'Protects the account and confirms who you are when phone or e-mail change',
    verified: 'Verified',
    notVerified: 'Not verified',
  },
};

export default enUS;
