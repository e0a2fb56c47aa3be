import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const enUS: SameShape<typeof zhCN> = {
  title: 'Organisation chart',
  tree: 'Branches and departments',
  treeAt: 'Branches and departments: {{name}}',
  search: 'Find a branch or department',
  found_one: '{{count}} found',
  found_other: '{{count}} found',
  people_one: '{{count}} person',
  people_other: '{{count}} people',
  peopleBelow: '{{own}}, {{all}} with those below',
  leader: 'Led by {{name}}',
  keyword: 'Name or phone number',
  all: 'All',
  kinds: { staff: 'Staff', teacher: 'Teachers', student: 'Students' },
  kind: { staff: 'Staff', teacher: 'Teacher', student: 'Student' },
  column: {
    name: 'Name',
    kind: 'Role',
    title: 'Position',
    phone: 'Phone',
    branch: 'Branch',
    department: 'Department',
    status: 'State',
  },
  is: { active: 'Active', suspended: 'Suspended', leave: 'On leave' },
  words: {
    empty:
      'Nobody is here yet. Students and teachers appear here once they are added with a branch and a department.',
    noMatch: 'Nobody meets these conditions.',
    forbidden:
      'You cannot see the organisation chart. An administrator of this tenant can give you the right.',
    failed: 'The people did not load.',
    loading: 'Loading people',
  },
};

export default enUS;
