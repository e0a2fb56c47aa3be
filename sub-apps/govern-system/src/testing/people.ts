import type { Administrator, Role } from '@edu/shared-utility';

export const roleNamed = (id: string, name: string, overrides: Partial<Role> = {}): Role => ({
  id,
  name,
  description: '',
  builtIn: false,
  userCount: 0,
  createdAt: '2026-03-01T08:00:00.000Z',
  version: 1,
  ...overrides,
});

export const administrator = (
  id: string,
  name: string,
  roles: readonly Role[],
  overrides: Partial<Administrator> = {},
): Administrator => ({
  id,
  accountId: `account-${id}`,
  name,
  phone: '13900000000',
  email: null,
  roles: roles.map((role) => ({ id: role.id, name: role.name })),
  branches: [],
  status: 'active',
  lastLoginAt: null,
  createdAt: '2026-03-01T08:00:00.000Z',
  version: 3,
  ...overrides,
});
