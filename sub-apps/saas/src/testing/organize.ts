import type { Organization, OrganizePerson } from '@edu/shared-utility';

const place = (id: string, parentId: string | null, name: string) => ({ id, parentId, name });

/** Two branches, one below the other, and two departments, one below the other. */
export const organization = (overrides: Partial<Organization> = {}): Organization => ({
  ...{ id: 'o', name: '晨曦培训', kinds: ['staff', 'teacher', 'student'] },
  branches: [
    { ...place('main', null, '总部校区'), regionName: null },
    { ...place('south', 'main', '徐汇校区'), regionName: '上海市 / 徐汇区' },
  ],
  departments: [
    { ...place('teaching', null, '教学部'), leader: '王老师' },
    { ...place('care', 'teaching', '护理组'), leader: null },
    { ...place('office', null, '办公室'), leader: null },
  ],
  groups: [
    { kind: 'student', branchId: 'main', departmentId: 'teaching', count: 30 },
    { kind: 'student', branchId: 'south', departmentId: 'care', count: 12 },
    { kind: 'teacher', branchId: 'south', departmentId: null, count: 3 },
    { kind: 'student', branchId: null, departmentId: null, count: 5 },
  ],
  staff: [
    { branchIds: ['main', 'south'], departmentId: 'teaching' },
    { branchIds: ['south'], departmentId: null },
  ],
  ...overrides,
});

export const person = (overrides: Partial<OrganizePerson> = {}): OrganizePerson => ({
  ...{ id: 's1', kind: 'student', name: '李同学', phone: '138****0001', title: '' },
  ...{ branchNames: ['徐汇校区'], departmentName: '护理组', status: 'active' },
  ...overrides,
});
