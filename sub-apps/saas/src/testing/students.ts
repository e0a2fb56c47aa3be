import type { BranchNode, DepartmentNode, Page, Student } from '@edu/shared-utility';

export const student = (number: number, change: Partial<Student> = {}): Student => ({
  userId: `s${number}`,
  name: `学员${number}`,
  phone: `138${String(number).padStart(8, '0')}`,
  email: null,
  idNumber: null,
  departmentId: null,
  departmentName: null,
  status: 'active',
  createdAt: '2026-03-01T08:00:00.000Z',
  ...change,
});

export const pageOf = <T = Student>(
  list: T[],
  { total = list.length, pageNum = 1, pageSize = 10 } = {},
): Page<T> => ({ list, total, pageNum, pageSize });

export const departments: DepartmentNode[] = [
  {
    id: 'd1',
    name: '教务部',
    parentId: null,
    children: [{ id: 'd2', name: '一组', parentId: 'd1', children: [] }],
  },
];

const branch = (id: string, name: string, children: BranchNode[] = []): BranchNode => ({
  id,
  name,
  ucode: id,
  branch: id,
  organ: 'o',
  actor: 'a',
  channel: '1',
  parentId: null,
  regionId: null,
  children,
});

export const branches = [branch('b1', '总部', [branch('b2', '浦东')])];
