import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { basePermissions } from './base-roles';
import { granted, permissions, roles } from './base-rows';

/**
 * Adds built-in roles that are newer than a tenant, with their permissions. A tenant that already has its own role of
 * that name keeps it.
 */
export async function addMissingRoles(tx: Tx): Promise<void> {
  await tx.execute(sql`
    WITH made AS (
      INSERT INTO role (id, tenant_id, name, built_in)
      SELECT md5(t.id || ':role:' || b.key)::uuid, t.id, b.name, true
      FROM tenant t, jsonb_to_recordset(${roles}::jsonb) AS b(key text, name text)
      ON CONFLICT DO NOTHING RETURNING id, tenant_id, name)
    INSERT INTO role_permission (tenant_id, role_id, permission_id)
    SELECT made.tenant_id, made.id, p.id FROM made
    JOIN jsonb_to_recordset(${roles}::jsonb) AS b(key text, name text) ON b.name = made.name
    JOIN jsonb_to_recordset(${granted}::jsonb) AS g(key text, code text) ON g.key = b.key
    JOIN permission p ON p.tenant_id = made.tenant_id AND p.code = g.code`);
}

/** Renames the menu entry of branches, which now lists organisations, except where a tenant has renamed it. */
async function renameBranchEntry(tx: Tx): Promise<void> {
  const entry = basePermissions.find(({ code }) => code === 'menu:branch');
  await tx.execute(sql`
    UPDATE permission SET name = ${entry?.name}, names = ${JSON.stringify(entry?.names)}::jsonb
    WHERE code = 'menu:branch' AND name = '校区管理'`);
}

/**
 * Adds what a newer version brought, for every tenant: built-in roles, menu entries and permissions that no tenant has
 * yet. What a tenant has deleted stays deleted.
 */
export async function addMissingBaseRows(tx: Tx): Promise<void> {
  await addMissingRoles(tx);
  await renameBranchEntry(tx);
  await tx.execute(sql`
    WITH wanted AS (
      SELECT b.* FROM jsonb_to_recordset(${permissions}::jsonb)
        AS b(code text, parent text, kind text, name text, names jsonb, tag text, url text, type int, sort int)
      WHERE NOT EXISTS (SELECT FROM permission p WHERE p.code = b.code)),
    made AS (
      INSERT INTO permission (id, tenant_id, parent_id, kind, code, name, names, system_tag_name, url, type, sort)
      SELECT md5(t.id || ':' || w.code)::uuid, t.id,
        coalesce(
          (SELECT p.id FROM permission p WHERE p.tenant_id = t.id AND p.code = w.parent),
          (SELECT md5(t.id || ':' || w.parent)::uuid WHERE w.parent IN (SELECT code FROM wanted))),
        w.kind, w.code, w.name, w.names, w.tag, w.url, w.type, w.sort
      FROM tenant t, wanted w
      RETURNING id, tenant_id, code)
    INSERT INTO role_permission (tenant_id, role_id, permission_id)
    SELECT made.tenant_id, r.id, made.id FROM made
    JOIN jsonb_to_recordset(${granted}::jsonb) AS g(key text, code text) ON g.code = made.code
    JOIN jsonb_to_recordset(${roles}::jsonb) AS b(key text, name text) ON b.key = g.key
    JOIN role r ON r.tenant_id = made.tenant_id AND r.built_in AND r.name = b.name
    ON CONFLICT DO NOTHING`);
}
