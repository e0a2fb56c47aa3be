import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const enUS: SameShape<typeof zhCN> = {
  details: 'Details: {{name}}',
  previous: 'Previous row',
  next: 'Next row',
  close: 'Close the details',
  place: '{{at}} of {{total}}',
  loading: 'Loading',
  absentTitle: 'Not on this page',
  absent: 'It may be on another page, deleted, or outside the conditions.',
  history: 'History of changes',
  noHistory: 'No changes yet',
  further: 'Earlier changes',
  retry: 'Try again',
  someone: 'The system, or somebody else',
  change: '{{field}}: {{before}} → {{after}}',
  fact: '{{field}}: {{after}}',
  hidden: '{{field}}: changed (personal, not kept)',
  none: 'none',
  comma: ', ',
  did: {
    accountOpened: 'Account opened',
    added: 'Added',
    cancelled: 'Cancelled',
    changed: 'Changed',
    deleted: 'Deleted',
    granted: 'Permissions changed',
    invitationWithdrawn: 'Invitation to log in withdrawn',
    invited: 'Invited to log in',
    joined: 'Invitation to log in accepted',
    planned: 'Planned',
    reminded: 'Reminded',
    revealed: 'Whole number seen',
    saved: 'Saved',
    status: 'Activated or suspended',
  },
};

export default enUS;
