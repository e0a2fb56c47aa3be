import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { seedId } from '../seed/seed-id';
import type { Trees } from './lists.rules';
import { sunrise } from './matrix.params';

/** Rows that the demo data lacks, so that each filter selects some rows and leaves out others. */
export async function addRows(db: Database): Promise<void> {
  const [tenant, east] = [seedId('tenant:sunrise'), seedId('branch:sunrise:east')];
  for (const statement of [
    sql`UPDATE actor SET status = 'suspended' WHERE id = ${sunrise.actorId}::uuid`,
    sql`UPDATE certificate SET branch_id = ${east}::uuid WHERE id = ${sunrise.certificateId}::uuid`,
    sql`UPDATE announcement_receipt r SET read_at = CASE WHEN r.announcement_id = (
        SELECT min(o.announcement_id::text)::uuid FROM announcement_receipt o
        WHERE o.member_id = r.member_id) THEN now() END
      FROM member m WHERE m.id = r.member_id AND m.phone = '13900000006'`,
    sql`UPDATE live_session SET branch_id = ${east}::uuid WHERE id = ${sunrise.liveId}::uuid`,
    sql`UPDATE redemption_code SET withdrawn_at = now() WHERE id = ${sunrise.codeId}::uuid`,
    // the beginning of one group's name is the name of another group
    sql`INSERT INTO audit_log (tenant_id, organ_ids, action, target)
      SELECT ${tenant}::uuid, ARRAY[${sunrise.organ}::uuid], action, ''
      FROM unnest(ARRAY['question.added', 'questionnaire.published']) action`,
    sql`INSERT INTO audit_log (tenant_id, organ_ids, action, target, created_at)
      SELECT ${tenant}::uuid, ARRAY[${sunrise.organ}::uuid], 'student.changed', ${sunrise.userId}, now() - days * interval '1 day'
      FROM unnest(ARRAY[3, 1, 2]) days`,
    sql`INSERT INTO job (tenant_id, organ_id, created_by, kind, state, total, digest)
      SELECT ${tenant}::uuid, ${sunrise.organ}::uuid, ${seedId('account:13900000001')}::uuid,
        'student.import', state, 1, state FROM unnest(ARRAY['done', 'failed', 'done']) state`,
    sql`INSERT INTO invitation (tenant_id, organ_id, account_id, name, phone, role_ids, branch_ids,
        invited_by, expires_at)
      SELECT ${tenant}::uuid, ${sunrise.organ}::uuid, id, '受邀', phone, '[]', '[]',
        ${seedId('account:13900000001')}::uuid, now() + interval '1 day'
      FROM account WHERE phone IN ('13900000011', '13900000021', '13900000012')`,
  ])
    await db.executeAsSystem(statement);
  // the order of the last change differs from that of the creation
  for (const table of ['article', 'course', 'paper', 'question'].map((name) =>
    sql.identifier(name),
  ))
    await db.executeAsSystem(sql`UPDATE ${table} SET updated_at = now() WHERE id = (
      SELECT id FROM ${table} WHERE organ_id = ${sunrise.organ}::uuid ORDER BY created_at LIMIT 1)`);
}

/** Branches, departments and categories, with those below each. */
export async function readTrees(db: Database): Promise<Trees> {
  const rows = await db.executeAsSystem<{ id: string; parent: string; name: string }>(sql`
    SELECT id, parent_id AS parent, name FROM branch WHERE organ_id = ${sunrise.organ}::uuid
    UNION SELECT id, parent_id, name FROM department WHERE organ_id = ${sunrise.organ}::uuid
    UNION SELECT id, parent_id, name FROM category`);
  const parentOf = new Map(rows.map(({ id, parent }) => [id, parent]));
  const isBelow = (id: string | undefined, top: string): boolean =>
    id ? id === top || isBelow(parentOf.get(id), top) : false;
  return {
    named: (name) => rows.flatMap((row) => (row.name === name ? [row.id] : [])),
    below: (top) => new Set(rows.flatMap(({ id, name }) => (isBelow(id, top) ? [id, name] : []))),
  };
}
