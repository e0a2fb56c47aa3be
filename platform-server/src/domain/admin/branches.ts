import { randomInt } from 'node:crypto';
import { type Branch, type BranchNode, errorCodes } from '@edu/shared-utility/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { actor, actorBranch, branch, organ } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { actorOf, type Caller, worksIn } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { isRegion } from '../regions';
import { lockTree, requireParent, requireUniqueName, toTree } from '../tree';
import { nextVersion, requireMembers, requireVersion } from '../versions';
import { branchesInOrder, inOrder, refuseFirst } from './branch-order';

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

async function checkParent(
  tx: Tx,
  caller: Caller,
  { id, name }: { readonly id?: string | undefined; readonly name?: string | undefined },
  parentId: string | null,
) {
  if (!worksIn(caller, parentId)) throw new FieldError('parentId', 'field.parentGone');
  const { organId } = actorOf(caller);
  await lockTree(tx, 'branch', organId);
  const rows = await branchesInOrder(tx, organId);
  requireParent(rows, id, parentId);
  if (id === undefined) requireUniqueName(rows, { name, parentId });
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
  const auditEntry = { tenantId, accountId, target, detail: { name }, changes, organIds, ip };
  await audit(tx, { ...auditEntry, action: 'branch.saved' });
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
  const isMovedToTop = values.parentId === null && current.parentId !== null;
  const [changed] = await tx
    .update(branch)
    .set({
      ...values,
      ...(isMovedToTop && { sort: lastIn(organId) }),
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
  const [actorBranchRow] = await tx
    .select({ branchId: actorBranch.branchId })
    .from(actor)
    .leftJoin(actorBranch, eq(actorBranch.actorId, actor.id))
    .where(and(eq(actor.id, actorId), eq(actor.organId, organId)))
    .limit(1);
  // An actor without a branch has the whole organisation, and adding this branch would restrict it to that one.
  if (actorBranchRow && (actorBranchRow.branchId !== null || caller.homeBranchId === null)) {
    await tx.insert(actorBranch).values({ tenantId, actorId, branchId: inserted.id, sort: 1000 });
  }
  return { ...inserted, changes: changesOf<typeof values>({ name: '', parentId: null }, values) };
}
