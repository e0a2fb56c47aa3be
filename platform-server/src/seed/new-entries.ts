import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { permission, role, rolePermission, tenant } from '../db/schema';
import type { BasePermission } from '../domain/admin/base-permission';
import { baseRoleName } from '../domain/admin/base-role-names';
import { baseRoles } from '../domain/admin/built-in-roles';
import { addMissingRoles } from '../domain/admin/missing-base-rows';
import { demoPermissions } from './demo-menu';
import { seedId } from './seed-id';
import { tenants } from './tenants';

const tenantIdOf = (key: string): string => seedId(`tenant:${key}`);
const permissionIdOf = (key: string, code: string): string => seedId(`permission:${key}:${code}`);
const demoTenantIds = tenants.map(({ key }) => tenantIdOf(key));

/** The permission codes of each demo tenant. */
async function codesByTenant(tx: Tx): Promise<Map<string, Set<string>>> {
  const codesByTenantId = new Map<string, Set<string>>();
  const existing = await tx
    .select({ id: tenant.id })
    .from(tenant)
    .where(inArray(tenant.id, demoTenantIds));
  for (const { id } of existing) codesByTenantId.set(id, new Set());
  const rows = await tx
    .select({ tenantId: permission.tenantId, code: permission.code })
    .from(permission)
    .where(inArray(permission.tenantId, [...codesByTenantId.keys()]));
  for (const { tenantId, code } of rows) codesByTenantId.get(tenantId)?.add(code);
  return codesByTenantId;
}

/** Permissions that no tenant of that kind has; if any has one, it was deleted in the others on purpose. */
function missingPermissions(
  codes: Iterable<ReadonlySet<string>>,
  isDemo: boolean,
): BasePermission[] {
  const usedCodes = new Set([...codes].flatMap((code) => [...code]));
  return demoPermissions(isDemo).filter(({ code }) => !usedCodes.has(code));
}

async function addPermissions(
  tx: Tx,
  key: string,
  codes: Set<string>,
  missing: readonly BasePermission[],
  sorts: ReadonlyMap<string, number>,
): Promise<void> {
  const tenantId = tenantIdOf(key);
  for (const { parent, ...entry } of missing) {
    const parentId = parent && codes.has(parent) ? permissionIdOf(key, parent) : null;
    const id = permissionIdOf(key, entry.code);
    await tx
      .insert(permission)
      .values({ ...entry, id, tenantId, parentId, sort: sorts.get(entry.code) ?? 0 });
    codes.add(entry.code);
  }
  const byName = new Map(baseRoles.map((baseRole) => [baseRoleName(baseRole.key), baseRole]));
  const existing = await tx
    .select({ id: role.id, name: role.name })
    .from(role)
    .where(and(eq(role.tenantId, tenantId), eq(role.builtIn, true)));
  const rows = existing.flatMap(({ id: roleId, name }) =>
    missing
      .filter(({ code }) => byName.get(name)?.codes(code))
      .map(({ code }) => ({ tenantId, roleId, permissionId: permissionIdOf(key, code) })),
  );
  if (rows.length > 0) await tx.insert(rolePermission).values(rows);
}

/**
 * Adds menus and permissions that are newer than the demo data of an older checkout, and the built-in roles with them.
 * Everything else stays as testers left it.
 */
export async function addNewEntries(tx: Tx): Promise<void> {
  await addMissingRoles(tx);
  const byTenant = await codesByTenant(tx);
  for (const isDemo of [false, true]) {
    const kind = tenants.filter((seedTenant) => (seedTenant.isDemo ?? false) === isDemo);
    const existing = kind.flatMap(({ key }) => {
      const codes = byTenant.get(tenantIdOf(key));
      return codes ? [{ key, codes }] : [];
    });
    if (existing.length === 0) continue;
    const missing = missingPermissions(
      existing.map(({ codes }) => codes),
      isDemo,
    );
    if (missing.length === 0) continue;
    const sorts = new Map(demoPermissions(isDemo).map(({ code }, sort) => [code, sort]));
    for (const { key, codes } of existing) await addPermissions(tx, key, codes, missing, sorts);
  }
}
