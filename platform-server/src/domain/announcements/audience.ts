import { type AnnouncementAudience, errorCodes } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { BusinessError, FieldError } from '../../http/business-error';
import { countRows } from '../count-rows';

/** Whom an announcement is for, and its sender, who does not receive it. */
export interface Reach {
  readonly organId: string;
  /** Includes the branches below; null for the whole organisation. */
  readonly branchId: string | null;
  readonly audience: AnnouncementAudience;
  readonly senderId: string | null;
}

const idsOf = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::uuid[]`;

/** The ids of these rows of a tree and of all rows below them. */
const idsWithDescendants = (
  table: 'branch' | 'department',
  ids: readonly string[],
  organId: string,
): SQL =>
  sql`ARRAY(
    WITH RECURSIVE below AS (
      SELECT id FROM ${sql.identifier(table)}
        WHERE id = ANY (${idsOf(ids)}) AND organ_id = ${organId}::uuid
      UNION SELECT t.id FROM ${sql.identifier(table)} t JOIN below ON t.parent_id = below.id
    ) SELECT id FROM below)`;

function isInAudience({ organId, audience: { kind, ids } }: Reach): SQL {
  if (kind === 'staff') return sql`a.kind = 'staff'`;
  if (kind === 'students') return sql`a.kind = 'student'`;
  if (kind === 'department')
    return sql`a.department_id = ANY (${idsWithDescendants('department', ids, organId)})`;
  if (kind === 'train')
    return sql`a.kind = 'student' AND EXISTS (SELECT 1 FROM train_member tm
      JOIN train tr ON tr.id = tm.train_id AND tr.organ_id = a.organ_id
      WHERE tm.member_id = a.member_id AND tm.train_id = ANY (${idsOf(ids)}))`;
  if (kind === 'role')
    return sql`EXISTS (SELECT 1 FROM actor_role ar
      WHERE ar.actor_id = a.id AND ar.role_id = ANY (${idsOf(ids)}))`;
  return sql`true`;
}

/** Condition by branch: a student's own branch, or the branches that staff is assigned to. */
function branchCondition({ organId, branchId }: Reach): SQL {
  if (branchId === null) return sql`true`;
  const branches = idsWithDescendants('branch', [branchId], organId);
  return sql`CASE a.kind WHEN 'student' THEN a.branch_id = ANY (${branches})
    ELSE EXISTS (SELECT 1 FROM actor_branch ab
      WHERE ab.actor_id = a.id AND ab.branch_id = ANY (${branches})) END`;
}

/** A query from its FROM on: actors as `a`, their members as `m`. Row-level security restricts it further. */
export const peopleOf = (reach: Reach): SQL => sql`
  FROM actor a JOIN member m ON m.id = a.member_id
  WHERE a.organ_id = ${reach.organId}::uuid AND a.status = 'active'
    AND a.member_id IS DISTINCT FROM ${reach.senderId}::uuid
    AND ${branchCondition(reach)} AND ${isInAudience(reach)}`;

export interface ReachCount {
  readonly people: number;
  readonly inbox: number;
  readonly mail: number;
  readonly sms: number;
}

export async function countReach(tx: Tx, reach: Reach): Promise<ReachCount> {
  const { rows } = await tx.execute<ReachCount & Record<string, unknown>>(sql`
    SELECT count(*)::int AS people, count(account_id)::int AS inbox,
      count(DISTINCT lower(email))::int AS mail, count(DISTINCT phone)::int AS sms
    FROM (SELECT DISTINCT m.id, m.account_id, m.email, m.phone ${peopleOf(reach)}) found`);
  const { people = 0, inbox = 0, mail = 0, sms = 0 } = rows[0] ?? {};
  return { people, inbox, mail, sms };
}

/** Refuses an audience without a choice, and ids that the caller's organisation or tenant does not have. */
export async function requireAudience(
  tx: Tx,
  organId: string,
  { kind, ids }: AnnouncementAudience,
): Promise<void> {
  const isChosen = kind === 'department' || kind === 'train' || kind === 'role';
  if (isChosen !== ids.length > 0) throw new FieldError('audience', 'field.audience');
  if (!isChosen) return;
  const condition = kind !== 'role' ? sql`AND organ_id = ${organId}::uuid` : sql``;
  const source = sql`FROM ${sql.identifier(kind)} WHERE id = ANY (${idsOf(ids)}) ${condition}`;
  if ((await countRows(tx, source)) !== new Set(ids).size) {
    throw new BusinessError(errorCodes.notFound);
  }
}
