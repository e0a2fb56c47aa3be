import { randomInt } from 'node:crypto';
import { type Branch, type BranchNode, errorCodes } from '@edu/shared-utility/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { actorBranch, branch, organ } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { isRegion } from '../regions';
import { toTree } from '../tree';

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
    })
    .from(branch)
    .innerJoin(organ, eq(organ.id, branch.organId));

/** All branches of a tenant as a tree; `actor` is the caller's, as far as it is their organisation. */
export async function branchTree(tx: Tx, caller: Caller, tenantId: string): Promise<BranchNode[]> {
  const rows = await select(tx)
    .where(eq(branch.tenantId, tenantId))
    .orderBy(asc(branch.sort), asc(branch.createdAt), asc(branch.id));
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
});

export async function branchById(tx: Tx, caller: Caller, id: string): Promise<Branch> {
  const [row] = await select(tx).where(eq(branch.id, id));
  if (!row) throw new BusinessError(errorCodes.notFound);
  return withActor(row, caller);
}

const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const newUcode = (): string =>
  Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A parent of the same organisation that is neither the branch itself nor below it. */
async function checkParent(
  tx: Tx,
  organId: string,
  id: string | undefined,
  parentId: string | null,
) {
  const rows = await tx.select().from(branch).where(eq(branch.organId, organId));
  const byId = new Map(rows.map((row) => [row.id, row]));
  let at = parentId;
  for (let steps = 0; at !== null; steps += 1) {
    const parent = byId.get(at);
    if (!parent || at === id || steps > byId.size) throw new FieldError('parentId', 'field.parent');
    at = parent.parentId;
  }
}

export interface BranchSave {
  readonly id?: string | undefined;
  readonly parentId: string | null;
  readonly name: string;
  readonly regionId?: string | null | undefined;
  readonly ip: string;
}

/** Saves a branch of the caller's organisation; whoever makes one may work in it. */
export async function saveBranch(
  tx: Tx,
  caller: Caller,
  { id, parentId, name, regionId = null, ip }: BranchSave,
): Promise<{ id: string }> {
  const { id: actorId, organId } = actorOf(caller);
  const { tenantId, accountId } = caller;
  if (regionId !== null && !isRegion(regionId)) throw new FieldError('regionId', 'field.region');
  await checkParent(tx, organId, id, parentId);
  const values = { parentId, name, regionId };
  const trail = { tenantId, accountId, action: 'branch.saved', detail: { name }, ip };
  if (id) {
    const changed = await tx
      .update(branch)
      .set(values)
      .where(and(eq(branch.id, id), eq(branch.organId, organId)))
      .returning({ id: branch.id });
    if (changed.length === 0) throw new BusinessError(errorCodes.notFound);
    await audit(tx, { ...trail, target: id });
    return { id };
  }
  const [made] = await tx
    .insert(branch)
    .values({ ...values, tenantId, organId, ucode: newUcode() })
    .returning({ id: branch.id });
  if (!made) throw new BusinessError(errorCodes.conflict);
  await tx.insert(actorBranch).values({ tenantId, actorId, branchId: made.id, sort: 1000 });
  await audit(tx, { ...trail, target: made.id });
  return made;
}

/** A branch without branches below it, and not the last of its organisation. */
export async function deleteBranch(tx: Tx, caller: Caller, id: string, ip: string): Promise<void> {
  const { organId } = actorOf(caller);
  const siblings = await tx.select().from(branch).where(eq(branch.organId, organId)).for('update');
  if (!siblings.some((row) => row.id === id)) throw new BusinessError(errorCodes.notFound);
  if (siblings.some((row) => row.parentId === id)) {
    throw new BusinessError(errorCodes.conflict, { phrase: 'tree.hasChildren' });
  }
  if (siblings.length === 1) throw new BusinessError(errorCodes.conflict, { phrase: 'tree.inUse' });
  await tx.delete(branch).where(eq(branch.id, id));
  const { tenantId, accountId } = caller;
  await audit(tx, { tenantId, accountId, action: 'branch.deleted', target: id, ip });
}
