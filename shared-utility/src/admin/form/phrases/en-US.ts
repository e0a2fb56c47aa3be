const enUS = {
  save: 'Save',
  cancel: 'Cancel',
  faults_one: '{{count}} field needs attention',
  faults_other: '{{count}} fields need attention',
  refused: 'Could not be saved',
  lostTitle: 'We do not know whether it was saved',
  lostNew: 'The server did not answer. See in the list whether it was added before you try again.',
  lostChange: 'The server did not answer. Save again to be sure: nothing is changed twice.',
  conflictTitle: 'Somebody has just changed this record',
  conflictField: '{{field}}: {{before}} → {{now}}',
  keepMine: 'Keep my changes',
  takeTheirs: 'Take theirs',
  goneTitle: 'Somebody has deleted this record',
  goneHint:
    'Your changes cannot be saved. What you entered is below: copy it, or add it as a new record.',
  goneCopy: 'Your changes cannot be saved. What you entered is below: copy it.',
  addAnew: 'Add as a new record',
  discardTitle: 'Discard the unsaved changes?',
  discardHint: 'What you have entered will be lost.',
  discard: 'Discard',
  keepEditing: 'Keep editing',
  draftTitle: 'You typed something at {{at}} and did not save it',
  draftTake: 'Go on with it',
  draftDrop: 'Discard it',
};

export default enUS;
