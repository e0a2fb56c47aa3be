import { randomInt } from 'node:crypto';
import { errorCodes } from '@edu/shared-utility/contract';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { actor, actorBranch, branch } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { isRegion } from '../regions';
import { nextVersion, requireMembers } from '../versions';
import { checkParent, lastIn, requireWorksIn } from './branch-position';
import { ownBranch } from './find-branches';

const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export const newUcode = (): string =>
  Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

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
