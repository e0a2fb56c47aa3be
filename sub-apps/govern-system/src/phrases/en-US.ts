import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const enUS: SameShape<typeof zhCN> = {
  retry: 'Try again',
  failedTitle: 'This could not be loaded',
  failedHint: 'Nothing has changed.',
  form: {
    save: 'Save',
    saveErrors_one: '{{count}} field to correct',
    saveErrors_other: '{{count}} fields to correct',
    cancel: 'Cancel',
    saved: 'Saved',
    refused: 'It could not be saved',
    conflictTitle: 'Somebody has just changed this',
    conflictField: '{{field}}: {{before}} → {{now}}',
    keepMine: 'Keep my changes',
    takeTheirs: 'Take theirs',
    gone: 'Somebody has deleted this, so your changes cannot be saved. What you entered is still below: copy it.',
    discardTitle: 'Discard the unsaved changes?',
    discardHint: 'What you have entered will be lost.',
    discard: 'Discard',
    keepEditing: 'Keep editing',
    none: 'None',
  },
  order: {
    changed: 'Somebody has just changed “{{name}}”',
    gone: 'Somebody has deleted “{{name}}”',
    notDone: 'Nothing was done. The page is up to date now: please check it, then try again.',
    closeNotice: 'Close this message',
    rowGone: 'somebody has deleted it or changed it again',
  },
};

export default enUS;
