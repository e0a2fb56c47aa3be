import { type BranchMerge, errorCodes } from '@edu/shared-utility/contract';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { branch } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { actorOf, type Caller, worksIn } from '../../http/caller';
import { auditEach } from '../audit';
import { lockTree } from '../tree';
import { type CourseCounts, countCourses, moveCourses } from './branch-courses';
import { branchesInOrder, firstOf, refuseFirst } from './branch-order';
import { requireWorksIn } from './branch-position';
import { ownBranch } from './find-branches';

interface Merge {
  readonly id: string;
  readonly into: string;
}

/**
 * Refuses to merge a branch into itself, into one below it, or the organisation's first branch into any: whoever works
 * in the first branch works in the whole organisation, and people of another branch would then do so.
 */
async function checkMerge(tx: Tx, caller: Caller, { id, into }: Merge): Promise<{ first: string }> {
  requireWorksIn(caller, id);
  const { organId } = actorOf(caller);
  const rows = await branchesInOrder(tx, organId);
  const byId = new Map(rows.map((row) => [row.id, row]));
  if (!byId.has(id)) throw new BusinessError(errorCodes.notFound);
  if (!byId.has(into) || !worksIn(caller, into)) throw new FieldError('into', 'field.mergeInto');
  for (let at = byId.get(into); at; at = byId.get(at.parentId ?? '')) {
    if (at.id === id) throw new FieldError('into', 'field.mergeBelow');
  }
  refuseFirst(rows, id);
  return { first: firstOf(rows) ?? '' };
}

type Counts = Omit<BranchMerge, 'intoFirst'>;
type People = Omit<Counts, keyof CourseCounts>;

async function countsOf(tx: Tx, id: string): Promise<Counts> {
  const { rows } = await tx.execute<People & Record<string, unknown>>(sql`SELECT
    (SELECT count(*)::int FROM actor WHERE branch_id = ${id}::uuid) AS students,
    (SELECT count(*)::int FROM teacher
      WHERE branch_id = ${id}::uuid AND status <> 'left') AS teachers,
    (SELECT count(*)::int FROM actor_branch WHERE branch_id = ${id}::uuid) AS staff,
    (SELECT count(*)::int FROM branch WHERE parent_id = ${id}::uuid) AS below,
    (SELECT count(*)::int FROM announcement
      WHERE branch_id = ${id}::uuid AND state IN ('draft', 'scheduled')) AS scheduled,
    (SELECT count(*)::int FROM invitation
      WHERE state = 'open' AND branch_ids @> to_jsonb(${id}::text)) AS invitations`);
  const [counts] = rows;
  if (!counts) throw new Error('a count without a row');
  return { ...counts, ...(await countCourses(tx, id)) };
}

export async function previewMerge(tx: Tx, caller: Caller, merge: Merge): Promise<BranchMerge> {
  const { first } = await checkMerge(tx, caller, merge);
  return { ...(await countsOf(tx, merge.id)), intoFirst: first === merge.into };
}

/** Each write raises the version, so that a client with an older row gets a conflict. */
async function moveAll(tx: Tx, { id, into }: Merge): Promise<void> {
  await tx.execute(sql`UPDATE actor SET branch_id = ${into}::uuid, version = version + 1
    WHERE branch_id = ${id}::uuid`);
  await tx.execute(sql`UPDATE teacher SET branch_id = ${into}::uuid, version = version + 1
    WHERE branch_id = ${id}::uuid`);
  await moveCourses(tx, { id, into });
  await tx.execute(sql`UPDATE actor SET version = version + 1
    WHERE id IN (SELECT actor_id FROM actor_branch WHERE branch_id = ${id}::uuid)`);
  // Whoever works in both keeps the other branch's position.
  await tx.execute(sql`DELETE FROM actor_branch a WHERE branch_id = ${id}::uuid AND EXISTS (
    SELECT 1 FROM actor_branch b WHERE b.actor_id = a.actor_id AND b.branch_id = ${into}::uuid)`);
  await tx.execute(sql`UPDATE actor_branch SET branch_id = ${into}::uuid
    WHERE branch_id = ${id}::uuid`);
  await tx.execute(sql`UPDATE branch SET parent_id = ${into}::uuid, version = version + 1
    WHERE parent_id = ${id}::uuid`);
  await tx.execute(sql`UPDATE announcement SET branch_id = ${into}::uuid, version = version + 1
    WHERE branch_id = ${id}::uuid`);
  await tx.execute(sql`UPDATE invitation SET branch_ids = (
      SELECT jsonb_agg(DISTINCT CASE WHEN one = ${id} THEN ${into} ELSE one END)
      FROM jsonb_array_elements_text(branch_ids) AS one)
    WHERE state = 'open' AND branch_ids @> to_jsonb(${id}::text)`);
}

/** Moves everything of a branch to another one and deletes the branch, in one transaction. */
export async function mergeBranches(
  tx: Tx,
  caller: Caller,
  { version, ip, ...merge }: Merge & { readonly version?: number | undefined; readonly ip: string },
): Promise<BranchMerge> {
  const { id, into } = merge;
  const { organId } = actorOf(caller);
  await lockTree(tx, 'branch', organId);
  const { first } = await checkMerge(tx, caller, merge);
  const { name } = await ownBranch(tx, caller, id, version);
  const { name: intoName } = await ownBranch(tx, caller, into, undefined);
  const movedCounts = { ...(await countsOf(tx, id)), intoFirst: first === into };
  await moveAll(tx, merge);
  await tx.delete(branch).where(eq(branch.id, id));
  const { tenantId, accountId } = caller;
  const auditEntry = { tenantId, accountId, organIds: [organId], ip };
  const detail = { name, into: intoName, ...movedCounts };
  const changes = [{ field: 'absorbed', after: name }];
  await auditEach(tx, [
    { ...auditEntry, action: 'branch.merged', target: id, detail },
    // The history of the remaining branch records it too.
    { ...auditEntry, action: 'branch.absorbed', target: into, detail: { name: intoName }, changes },
  ]);
  return movedCounts;
}
