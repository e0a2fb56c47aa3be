const enUS = {
  saved: 'Saved',
  save: 'Save',
  unsaved_one: '{{count}} change is not saved',
  unsaved_other: '{{count}} changes are not saved',
  allSaved: 'Everything is saved',
  conflict: {
    title: 'Somebody else has changed these settings meanwhile',
    fields: 'Changed by both: {{names}}',
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
    mine: 'Mine: {{text}}',
    theirs: 'Theirs: {{text}}',
    empty: '(empty)',
  },
  check: {
    title: 'Before publishing',
    blocked_one: '{{count}} thing is missing',
    blocked_other: '{{count}} things are missing',
    ready: 'It can be published',
    complete: 'Nothing is missing',
  },
};

export default enUS;
