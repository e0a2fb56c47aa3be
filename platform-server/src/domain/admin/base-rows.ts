import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import type { BaseRoleKey } from './base-role';
import { baseRoleName } from './base-role-names';
import { basePermissions } from './base-roles';
import { baseRoles } from './built-in-roles';

/** A stable id per tenant and name, computed the same way in SQL: `md5(tenant || ':' || name)::uuid`. */
function derivedId(tenantId: string, name: string): string {
  const hex = createHash('md5').update(`${tenantId}:${name}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** A built-in role of a tenant that `addBaseRows` has filled. */
export const baseRoleId = (tenantId: string, key: BaseRoleKey): string =>
  derivedId(tenantId, `role:${key}`);

export const permissions = JSON.stringify(
  basePermissions.map(
    ({ systemTagName = '', url = '', type = 1, parent = null, ...entry }, sort) => ({
      ...entry,
      tag: systemTagName,
      url,
      type,
      parent,
      sort,
    }),
  ),
);
export const roles = JSON.stringify(baseRoles.map(({ key }) => ({ key, name: baseRoleName(key) })));
export const granted = JSON.stringify(
  baseRoles.flatMap(({ key, codes }) =>
    basePermissions.filter(({ code }) => codes(code)).map(({ code }) => ({ key, code })),
  ),
);

/**
 * Every tenant starts with its own permission tree and the built-in roles: three statements for any
 * number of tenants.
 */
export async function addBaseRows(tx: Tx, tenantIds: readonly string[]): Promise<void> {
  const ids = sql`(SELECT value::uuid AS id FROM jsonb_array_elements_text(${JSON.stringify(tenantIds)}::jsonb)) t`;
  await tx.execute(sql`
    INSERT INTO permission (id, tenant_id, parent_id, kind, code, name, names, system_tag_name, url, type, sort)
    SELECT md5(t.id || ':' || b.code)::uuid, t.id, md5(t.id || ':' || b.parent)::uuid, b.kind, b.code,
      b.name, b.names, b.tag, b.url, b.type, b.sort
    FROM ${ids}, jsonb_to_recordset(${permissions}::jsonb)
      AS b(code text, parent text, kind text, name text, names jsonb, tag text, url text, type int, sort int)`);
  await tx.execute(sql`
    INSERT INTO role (id, tenant_id, name, built_in)
    SELECT md5(t.id || ':role:' || b.key)::uuid, t.id, b.name, true
    FROM ${ids}, jsonb_to_recordset(${roles}::jsonb) AS b(key text, name text)`);
  await tx.execute(sql`
    INSERT INTO role_permission (tenant_id, role_id, permission_id)
    SELECT t.id, md5(t.id || ':role:' || b.key)::uuid, md5(t.id || ':' || b.code)::uuid
    FROM ${ids}, jsonb_to_recordset(${granted}::jsonb) AS b(key text, code text)`);
}
