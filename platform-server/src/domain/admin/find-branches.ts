import { type Branch, type BranchNode, errorCodes } from '@edu/shared-utility/contract';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { branch, organ } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { toTree } from '../tree';
import { requireVersion } from '../versions';
import { inOrder } from './branch-order';

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
