import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const enUS: SameShape<typeof zhCN> = {
  title: 'Departments',
  name: 'Name',
  nameEmpty: 'Enter a name',
  leader: 'Leader',
  noLeader: 'Not set',
  memberLabel: 'Members',
  members_one: '{{count}} person',
  members_other: '{{count}} people',
  teacherLabel: 'Teachers',
  teachers_one: '{{count}} teacher',
  teachers_other: '{{count}} teachers',
  addTitle: 'Add a department',
  empty: 'No departments yet. Students and teachers belong to departments: add the first one',
  hasMembers_one: '{{count}} person is in it: move them to another department first.',
  hasMembers_other: '{{count}} people are in it: move them to another department first.',
  hasTeachers_one: '{{count}} teacher is in it: move them to another department first.',
  hasTeachers_other: '{{count}} teachers are in it: move them to another department first.',
  deleteHint: 'This cannot be undone.',
  forbidden: 'You may not see the departments. If you need to, ask an administrator of the tenant.',
};

export default enUS;
