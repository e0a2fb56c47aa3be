import { randomInt } from 'node:crypto';
import { type Branch, type BranchNode, errorCodes } from '@edu/shared-utility/contract';
import { and, asc, count, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { TenantTx, Tx } from '../../db/database';
import { actor, actorBranch, branch, organ, teacher } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { actorOf, type Caller, worksIn } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { isRegion } from '../regions';
import { holdTree, requireOwnName, requireParent, toTree } from '../tree';
import { nextVersion, requireMembers, requireVersion } from '../versions';
import { requireNoCourses } from './branch-courses';
import type { RowDeletion } from './departments';

const select = (tx: Tx) =>
  tx
    .select({
      id: branch.id,
      parentId: branch.parentId,
      regionId: branch.regionId,
      name: branch.name,
      organ: organ.id,
      channel: organ.channel,
      ucode: branch.ucode,
      version: branch.version,
    })
    .from(branch)
    .innerJoin(organ, eq(organ.id, branch.organId));

/** The branches of the caller's organisation as a tree. */
export const ownBranchTree = (tx: Tx, caller: Caller): Promise<BranchNode[]> =>
  treeWhere(tx, caller, eq(branch.organId, actorOf(caller).organId));

/** All branches of a tenant, for platform operators. */
export const branchTreeOf = (tx: Tx, caller: Caller, tenantId: string): Promise<BranchNode[]> =>
  treeWhere(tx, caller, eq(branch.tenantId, tenantId));

/** `actor` of a row is set where the branch belongs to the caller's organisation. */
async function treeWhere(tx: Tx, caller: Caller, where: SQL): Promise<BranchNode[]> {
  const rows = await select(tx)
    .where(where)
    .orderBy(...inOrder);
  return toTree(
    rows.map((row) => ({
      ...withActor(row, caller),
      parentId: row.parentId,
      regionId: row.regionId,
    })),
  );
}

type Row = Awaited<ReturnType<typeof select>>[number];

const withActor = (row: Row, caller: Caller): Branch => ({
  id: row.id,
  branch: row.id,
  name: row.name,
  organ: row.organ,
  actor: caller.actor?.organId === row.organ ? caller.actor.id : '',
  channel: row.channel,
  ucode: row.ucode,
  version: row.version,
});

export async function branchById(tx: Tx, caller: Caller, id: string): Promise<Branch> {
  const isOwn = eq(branch.organId, actorOf(caller).organId);
  const [row] = await select(tx).where(and(eq(branch.id, id), isOwn));
  if (!row) throw new BusinessError(errorCodes.notFound);
  return withActor(row, caller);
}

const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const newUcode = (): string =>
  Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Throws not found for a branch where the caller does not work, as for one that does not exist. */
export function requireWorksIn(caller: Caller, id: string): void {
  if (!worksIn(caller, id)) throw new BusinessError(errorCodes.notFound);
}

const inOrder = [asc(branch.sort), asc(branch.createdAt), asc(branch.id)];

/**
 * The branches of an organisation in order: whoever works at the first one of the top level works in the whole
 * organisation.
 */
export const branchesInOrder = (tx: Tx, organId: string) =>
  tx
    .select({
      id: branch.id,
      parentId: branch.parentId,
      name: branch.name,
      regionId: branch.regionId,
    })
    .from(branch)
    .where(eq(branch.organId, organId))
    .orderBy(...inOrder);

type Ordered = Awaited<ReturnType<typeof branchesInOrder>>;

export const firstOf = (rows: Ordered): string | undefined =>
  rows.find(({ parentId }) => parentId === null)?.id;

/**
 * Refuses to move the first branch: another one would become the first, and its people would reach the whole
 * organisation.
 */
export function refuseFirst(rows: Ordered, id: string): void {
  if (firstOf(rows) === id) {
    throw new BusinessError(errorCodes.conflict, { phrase: 'branch.first' });
  }
}

async function checkParent(
  tx: Tx,
  caller: Caller,
  { id, name }: { readonly id?: string | undefined; readonly name?: string | undefined },
  parentId: string | null,
) {
  if (!worksIn(caller, parentId)) throw new FieldError('parentId', 'field.parentGone');
  const { organId } = actorOf(caller);
  await holdTree(tx, 'branch', organId);
  const rows = await branchesInOrder(tx, organId);
  requireParent(rows, id, parentId);
  if (id === undefined) requireOwnName(rows, { name, parentId });
  else if (parentId !== null) refuseFirst(rows, id);
}

export interface BranchSave {
  readonly id?: string | undefined;
  readonly version?: number | undefined;
  readonly parentId?: string | null | undefined;
  readonly name?: string | undefined;
  readonly regionId?: string | null | undefined;
  readonly ip: string;
}

/** Saves a branch of the caller's organisation; whoever creates one may work in it. */
export async function saveBranch(
  tx: Tx,
  caller: Caller,
  { ip, ...input }: BranchSave,
): Promise<{ id: string }> {
  const { regionId, parentId } = input;
  if (input.id) requireWorksIn(caller, input.id);
  if (regionId && !isRegion(regionId)) throw new FieldError('regionId', 'field.region');
  if (parentId !== undefined) await checkParent(tx, caller, input, parentId);
  const saved = input.id
    ? await changeBranch(tx, caller, { ...input, id: input.id })
    : await makeBranch(tx, caller, input);
  const { tenantId, accountId } = caller;
  const { id: target, name, changes } = saved;
  const organIds = [actorOf(caller).organId];
  const trail = { tenantId, accountId, target, detail: { name }, changes, organIds, ip };
  await audit(tx, { ...trail, action: 'branch.saved' });
  return { id: saved.id };
}

type BranchValues = Omit<BranchSave, 'ip'>;
const savedColumns = { id: branch.id, name: branch.name };

/** Returns the branch of the caller's organisation, locked. */
export async function ownBranch(tx: Tx, caller: Caller, id: string, version: number | undefined) {
  const [current] = await select(tx)
    .where(and(eq(branch.id, id), eq(branch.organId, actorOf(caller).organId)))
    .for('update', { of: branch });
  if (!current) throw new BusinessError(errorCodes.notFound);
  const { parentId, regionId } = current;
  requireVersion(version, { ...withActor(current, caller), parentId, regionId });
  return current;
}

/** The sort position after all others, since the first branch reaches the whole organisation. */
const lastIn = (organId: string): SQL =>
  sql`(SELECT coalesce(max(sort), 0) + 1 FROM branch WHERE organ_id = ${organId}::uuid)`;

async function changeBranch(
  tx: Tx,
  caller: Caller,
  { id, version, ...values }: BranchValues & { id: string },
) {
  const current = await ownBranch(tx, caller, id, version);
  const { organId } = actorOf(caller);
  const isRaised = values.parentId === null && current.parentId !== null;
  const [changed] = await tx
    .update(branch)
    .set({
      ...values,
      ...(isRaised && { sort: lastIn(organId) }),
      version: nextVersion(branch.version),
    })
    .where(eq(branch.id, id))
    .returning(savedColumns);
  if (!changed) throw new BusinessError(errorCodes.notFound);
  return { ...changed, changes: changesOf(current, values) };
}

async function makeBranch(tx: Tx, caller: Caller, { id: _, version: __, ...values }: BranchValues) {
  requireMembers(values, { name: 'field.title', parentId: 'field.parent' });
  const { id: actorId, organId } = actorOf(caller);
  const { tenantId } = caller;
  const [inserted] = await tx
    .insert(branch)
    .values({ ...values, tenantId, organId, ucode: newUcode(), sort: lastIn(organId) })
    .returning(savedColumns);
  if (!inserted) throw new BusinessError(errorCodes.conflict);
  const [own] = await tx
    .select({ branchId: actorBranch.branchId })
    .from(actor)
    .leftJoin(actorBranch, eq(actorBranch.actorId, actor.id))
    .where(and(eq(actor.id, actorId), eq(actor.organId, organId)))
    .limit(1);
  // An actor without a branch has the whole organisation, and adding this branch would restrict it to that one.
  if (own && (own.branchId !== null || caller.homeBranchId === null)) {
    await tx.insert(actorBranch).values({ tenantId, actorId, branchId: inserted.id, sort: 1000 });
  }
  return { ...inserted, changes: changesOf<typeof values>({ name: '', parentId: null }, values) };
}

/**
 * Nobody may lose the branch where they work: refuses if someone besides the caller works there, or if it is the
 * caller's last one.
 */
async function requireNobody(tx: Tx, caller: Caller, branchId: string): Promise<void> {
  const { id: actorId } = actorOf(caller);
  const people = await tx
    .select({ actorId: actorBranch.actorId })
    .from(actorBranch)
    .where(eq(actorBranch.branchId, branchId));
  const [students] = await tx
    .select({ count: count() })
    .from(actor)
    .where(eq(actor.branchId, branchId));
  const [teachers] = await tx
    .select({ count: count() })
    .from(teacher)
    .where(eq(teacher.branchId, branchId));
  const staff = people.filter((person) => person.actorId !== actorId).length;
  const others = staff + (students?.count ?? 0) + (teachers?.count ?? 0);
  const refused = errorCodes.conflict;
  if (others > 0) {
    const values = { count: others };
    throw new BusinessError(refused, { phrase: 'branch.hasPeople', values });
  }
  if (people.length === 0) return;
  const [other] = await tx
    .select({ branchId: actorBranch.branchId })
    .from(actorBranch)
    .where(and(eq(actorBranch.actorId, actorId), ne(actorBranch.branchId, branchId)))
    .limit(1);
  if (!other) throw new BusinessError(refused, { phrase: 'branch.ownLast' });
}

/** Deletes a branch where nobody works, without branches below it, and not the last one of its organisation. */
export async function deleteBranch(
  tx: TenantTx,
  caller: Caller,
  { id, version, ip }: RowDeletion,
): Promise<void> {
  const { organId } = actorOf(caller);
  requireWorksIn(caller, id);
  await holdTree(tx, 'branch', organId);
  const { name } = await ownBranch(tx, caller, id, version);
  const siblings = await branchesInOrder(tx, organId).for('update');
  if (siblings.some((row) => row.parentId === id)) {
    throw new BusinessError(errorCodes.conflict, { phrase: 'tree.hasChildren' });
  }
  if (siblings.length === 1) throw new BusinessError(errorCodes.conflict, { phrase: 'tree.inUse' });
  refuseFirst(siblings, id);
  await requireNobody(tx, caller, id);
  await requireNoCourses(tx, id);
  await tx.delete(branch).where(eq(branch.id, id));
  const { tenantId, accountId } = caller;
  await audit(tx, {
    tenantId,
    accountId,
    action: 'branch.deleted',
    target: id,
    detail: { name },
    organIds: [organId],
    ip,
  });
}
