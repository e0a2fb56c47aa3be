import type { Tx } from '../db/database';
import * as t from '../db/schema';
import { baseRoleName } from '../domain/admin/base-role-names';
import { baseRoles as roles } from '../domain/admin/built-in-roles';
import { demoPermissions } from './demo-menu';
import { seedId } from './seed-id';
import type { SeedTenant } from './seed-tenant';

export async function seedAccess(tx: Tx, { key, isDemo = false }: SeedTenant): Promise<void> {
  const permissions = demoPermissions(isDemo);
  const tenantId = seedId(`tenant:${key}`);
  const permissionId = (code: string) => seedId(`permission:${key}:${code}`);
  const roleId = (role: string) => seedId(`role:${key}:${role}`);
  await tx.insert(t.permission).values(
    permissions.map(({ parent, ...entry }, sort) => ({
      ...entry,
      id: permissionId(entry.code),
      tenantId,
      parentId: parent ? permissionId(parent) : null,
      sort,
    })),
  );
  await tx
    .insert(t.role)
    .values(
      roles.map((r) => ({ id: roleId(r.key), tenantId, name: baseRoleName(r.key), builtIn: true })),
    );
  await tx.insert(t.rolePermission).values(
    roles.flatMap((r) =>
      permissions
        .filter(({ code }) => r.codes(code))
        .map(({ code }) => ({
          tenantId,
          roleId: roleId(r.key),
          permissionId: permissionId(code),
        })),
    ),
  );
}
