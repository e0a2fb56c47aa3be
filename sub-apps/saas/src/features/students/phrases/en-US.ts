const enUS = {
  rowGone: 'the student was deleted or has another name',
  bulk: {
    suspended_one: '{{count}} student is suspended',
    suspended_other: '{{count}} students are suspended',
    active_one: '{{count}} student is active',
    active_other: '{{count}} students are active',
    moved_one: '{{count}} student moved',
    moved_other: '{{count}} students moved',
    allTitle_one: '{{action}} the one student who matches?',
    allTitle_other: '{{action}} all {{count}} students who match?',
    allHint: 'Those on other pages too. It cannot be undone in one step.',
    started_one: '{{count}} student is being changed; the jobs show how far it is',
    started_other: '{{count}} students are being changed; the jobs show how far it is',
    undone: 'Undone',
    notUndone: 'Not all of it could be undone: {{reason}}',
  },
  form: {
    addTitle: 'Add student',
    editTitle: 'Edit student',
    nameEmpty: 'Enter a name',
    phoneEmpty: 'Enter a mobile number',
    optional: 'Optional',
    maskedHint: 'The middle is hidden; untouched, the number stays as it is',
    ownBranch: 'Your own branch',
    noLogin: 'Once added, the student cannot log in yet.',
    openLogin: 'Open an account under “Student accounts”',
  },
  move: {
    title_one: 'Move {{count}} student to',
    title_other: 'Move {{count}} students to',
    hint: 'What you do not choose stays as it is.',
    stays: 'Stays as it is',
    submit: 'Move',
    cancel: 'Cancel',
  },
  import: {
    title: 'Import students',
    intro:
      'Download the template, fill it in and upload it. Every cell is checked first, and nothing is imported before you say so; at most 10,000 rows at once.',
  },
};

export default enUS;
