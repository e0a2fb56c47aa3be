import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const enUS: SameShape<typeof zhCN> = {
  bell: {
    none: 'Messages',
    label: 'Messages, {{count}} unread',
    more: 'You have {{count}} unread messages',
    title: 'Messages',
    readAll: 'Mark all as read',
    unread: 'Unread',
    account: 'Your account',
    toAccount: 'See your account’s activity',
    all: 'See all messages',
    back: 'Back to the messages',
    empty: 'No messages yet',
    emptyHint: 'What your organisation announces and what happens to your account shows here.',
    loading: 'Loading messages',
    failed: 'The messages could not be loaded',
    retry: 'Retry',
    invitation: '{{name}} invites you to join',
    answer: 'Answer',
  },
  jobs: {
    label: 'Background work',
    running: 'Background work, {{count}} running',
    title: 'Background work',
    queued: 'Waiting',
    progress: '{{done}} of {{total}} done',
    done: '{{name}} is done: {{imported}} rows',
    partly: '{{name}} is done: {{imported}} rows, {{failed}} refused',
    failed: '{{name}} stopped at {{done}} of {{total}} rows',
    cancelled: '{{name}} was cancelled at {{done}} of {{total}} rows',
    cancel: 'Cancel: {{name}}',
    cancelShort: 'Cancel',
    result: 'Download the refused rows',
    clear: 'Clear what has ended',
    kept: 'Results are kept for 7 days',
    kinds: {
      tenantImport: 'Import of tenants',
      studentImport: 'Import of students',
      teacherImport: 'Import of teachers',
      studentChange: 'Change of students',
      codes: 'Making of codes',
      certificates: 'Issue of certificates',
      pictures: 'Pictures of certificates',
      other: 'The work',
    },
  },
};

export default enUS;
