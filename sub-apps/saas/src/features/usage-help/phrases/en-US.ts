export default {
  label: 'Usage help',
  intro: 'New here? Start with these steps.',
  start: {
    title: 'Enter your students',
    text: 'Add students in the student list, or find them by name, phone or department and change them.',
    action: 'Go to the student list',
  },
  find: {
    title: 'Find any page quickly',
    text: 'Press Ctrl K on any page and type a name, pinyin or initials. Mark what you use often as a favourite.',
  },
  account: {
    title: 'Protect your account',
    text: 'Change nickname and password and bind phone and e-mail in the personal centre, top right.',
    action: 'Go to the personal centre',
  },
  support: {
    title: 'If you are stuck',
    text: 'When a function is missing or you cannot log in, ask the administrator of your organisation.',
  },
};
