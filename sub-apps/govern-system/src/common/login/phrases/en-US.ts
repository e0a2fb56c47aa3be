import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const enUS: SameShape<typeof zhCN> = {
  passwordTitle: 'A new password for {{name}}?',
  passwordHint: 'The former password is void at once, and all sessions of the account end.',
  passwordOnce: 'It is shown this once. Tell the person, and ask them to change it soon.',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'It could not be copied: select it by hand',
  makePassword: 'New password',
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading',
  sessions: {
    title: 'Sessions of “{{name}}”',
    none: 'Not logged in anywhere now.',
    seen: 'Used {{seen}} · {{ip}}',
    since: 'Logged in {{date}}',
    end: 'End',
    endOf: 'End the session used {{seen}} from {{ip}}',
    endAll: 'End all',
    hint: 'This session of “{{name}}” ends at once. They are told, with the reason.',
    hintAll:
      'All sessions of “{{name}}” in this tenant end at once. They are told, with the reason.',
    reason: 'Reason',
    reasonEmpty: 'Please give a reason',
    back: 'Back',
    ended_one: 'One session of “{{name}}” has ended',
    ended_other: '{{count}} sessions of “{{name}}” have ended',
  },
};

export default enUS;
