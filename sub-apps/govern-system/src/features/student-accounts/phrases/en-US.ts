import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const enUS: SameShape<typeof zhCN> = {
  label: 'Student accounts',
  all: 'All',
  canLogin: 'Can log in',
  without: 'No account',
  state: { active: 'Active', suspended: 'Suspended' },
  keyword: 'Name or phone',
  name: 'Name',
  phone: 'Phone of the roster',
  loginPhone: 'Log-in phone',
  loginMail: 'Log-in e-mail',
  none: 'No account',
  department: 'Department',
  branch: 'Branch',
  status: 'Status',
  lastLogin: 'Last log-in',
  never: 'Never',
  sessions: 'Sessions',
  showSessions: 'Sessions',
  makePassword: 'Reset password',
  noLogin: 'No account yet',
  open: 'Open account',
  openTitle: 'Open an account for {{name}}?',
  openHint:
    'It has the phone number of the roster: the student logs in by a code sent there. This is recorded and cannot be undone.',
  opened: '{{name}} has an account now',
  suspend: 'Suspend',
  activate: 'Resume',
  suspended: '{{name}} cannot log in any more',
  activated: '{{name}} can log in again',
  notTakenBack: 'The change of {{name}} could not be undone: {{reason}}',
  roster: 'Show in the student list',
  placesFailed: 'It could not be loaded. Open it again',
  loading: 'Loading student accounts',
  total: '{{count}} in total',
  empty: 'No students yet: add them in the student list first',
  noMatch: 'No student matches these conditions',
  forbidden:
    'You may not see the accounts of students. If you need to, ask an administrator of the tenant.',
  failed: 'The accounts of students could not be loaded',
};

export default enUS;
