import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { baseRoleName } from '../domain/admin/base-role-names';
import type { Entry } from './entries';

const everyTenant = sql`(SELECT id FROM tenant) t`;

/** Entries as a table for SQL; `module` is their owner. */
const tableOf = (module: string, entries: readonly Entry[]): SQL => sql`
  (SELECT ${module}::text AS module, e.* FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
    AS e(code text, parent text, name text, names jsonb, tag text, url text, type int, sort int, offered jsonb)) e`;

/** Roles to which new entries are granted at once; other roles get them by hand. */
const roles = JSON.stringify(
  ['administrator', 'operator'].map((key) => baseRoleName(key as never)),
);

/** Skips an entry whose code the tenant already uses for one of its own. */
async function insert(tx: Tx, tenants: SQL, entries: SQL): Promise<void> {
  await tx.execute(sql`
    WITH made AS (
      INSERT INTO permission (id, tenant_id, parent_id, kind, code, name, names, system_tag_name, url, type, sort, offered)
      SELECT md5(t.id || ':' || e.code)::uuid, t.id,
        (SELECT p.id FROM permission p WHERE p.tenant_id = t.id AND p.code = e.parent AND p.offered ->> 'module' = e.module),
        'menu', e.code, e.name, e.names, e.tag, e.url, e.type, e.sort, e.offered
      FROM ${tenants}, ${entries}
      ON CONFLICT DO NOTHING RETURNING id, tenant_id)
    INSERT INTO role_permission (tenant_id, role_id, permission_id)
    SELECT made.tenant_id, r.id, made.id FROM made
    JOIN role r ON r.tenant_id = made.tenant_id AND r.built_in
      AND r.name IN (SELECT jsonb_array_elements_text(${roles}::jsonb))
    ON CONFLICT DO NOTHING`);
}

/** Directories first, because a statement does not see the rows that it inserts. */
export async function insertEntries(
  tx: Tx,
  module: string,
  entries: readonly Entry[],
  tenants: SQL = everyTenant,
): Promise<void> {
  for (const type of [1, 2]) {
    const entriesOfType = entries.filter((entry) => entry.type === type);
    if (entriesOfType.length > 0) await insert(tx, tenants, tableOf(module, entriesOfType));
  }
}

/**
 * Updates titles, positions and the other fields of a manifest. A tenant's own name (recognised by its missing
 * translations) and a position other than the one offered before are preserved.
 */
export async function updateEntries(
  tx: Tx,
  module: string,
  entries: readonly Entry[],
  before: readonly Entry[],
): Promise<void> {
  const positions = JSON.stringify(before.map(({ code, sort }) => ({ code, sort })));
  await tx.execute(sql`
    UPDATE permission p SET
      name = CASE WHEN p.names = '{}' THEN p.name ELSE e.name END,
      names = CASE WHEN p.names = '{}' THEN p.names ELSE e.names END,
      sort = CASE WHEN p.sort = was.sort THEN e.sort ELSE p.sort END,
      offered = e.offered, version = p.version + 1
    FROM ${tableOf(module, entries)}
    JOIN jsonb_to_recordset(${positions}::jsonb) AS was(code text, sort int) ON was.code = e.code
    WHERE p.code = e.code AND p.offered ->> 'module' = e.module
      AND (p.offered <> e.offered OR (p.sort = was.sort AND p.sort <> e.sort) OR (p.names <> '{}' AND (p.name, p.names) <> (e.name, e.names)))`);
}

/** Moves the entries from the place of the module's former single entry into its new directory. */
export async function gatherEntries(tx: Tx, module: string, directory: string): Promise<void> {
  await tx.execute(sql`
    UPDATE permission p SET parent_id = d.id, version = p.version + 1
    FROM permission d
    WHERE d.tenant_id = p.tenant_id AND d.code = ${directory} AND d.offered ->> 'module' = ${module}
      AND p.offered ->> 'module' = ${module} AND p.type = 2 AND p.parent_id IS NULL`);
}

/**
 * Removes the module's entries except those in `but`; entries that a tenant placed below them move to the top level.
 */
export async function removeEntries(
  tx: Tx,
  module: string,
  keptEntries: readonly Entry[],
): Promise<void> {
  const codes = JSON.stringify(keptEntries.map(({ code }) => code));
  const isRemovedSql = sql`p.offered ->> 'module' = ${module}
    AND p.code NOT IN (SELECT jsonb_array_elements_text(${codes}::jsonb))`;
  await tx.execute(sql`
    UPDATE permission c SET parent_id = NULL FROM permission p
    WHERE c.parent_id = p.id AND ${isRemovedSql} AND c.offered ->> 'module' IS DISTINCT FROM ${module}`);
  await tx.execute(sql`DELETE FROM permission p WHERE ${isRemovedSql}`);
}
