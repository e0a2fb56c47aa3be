import type { Organ, PlacedBranch } from '@edu/shared-utility';

export const branchNamed = (
  id: string,
  name: string,
  overrides: Partial<PlacedBranch> = {},
): PlacedBranch => ({
  id,
  name,
  ucode: `U-${id}`,
  parentId: null,
  regionId: null,
  isFirst: false,
  students: 0,
  staff: 0,
  createdAt: '2026-03-01T08:00:00.000Z',
  version: 2,
  children: [],
  ...overrides,
});

export const organNamed = (id: string, name: string, overrides: Partial<Organ> = {}): Organ => ({
  id,
  name,
  channel: '1',
  status: 'active',
  isHead: false,
  students: 0,
  staff: 1,
  departments: 0,
  createdAt: '2026-03-01T08:00:00.000Z',
  version: 1,
  actor: `actor-${id}`,
  branches: [],
  ...overrides,
});
