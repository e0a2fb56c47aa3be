import { errorCodes } from '@edu/shared-utility/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { actor, actorBranch, branch, member } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { actorOf, type Caller, worksIn } from '../../http/caller';
import { audit } from '../audit';
import { staffActor } from './find-actor';
import { codesOfActor, requireCoveredPermissions } from './permission-checks';
import { checkRoles, setRoles } from './roles';

export const phoneTaken = () => new FieldError('phone', 'field.phoneTaken', errorCodes.conflict);

export interface PersonInput {
  readonly accountId: string;
  readonly name: string;
  readonly phone: string;
  readonly email?: string | null | undefined;
}

/** Refuses with 40900 if the record that shows this phone number belongs to another account. */
export async function refuseOthersNumber(
  tx: Tx,
  { accountId, phone }: Pick<PersonInput, 'accountId' | 'phone'>,
): Promise<{ id: string } | undefined> {
  const [holder] = await tx
    .select({ id: member.id, accountId: member.accountId })
    .from(member)
    .where(eq(member.phone, phone));
  if (holder?.accountId && holder.accountId !== accountId) throw phoneTaken();
  return holder;
}

/**
 * The tenant's record of a person: their own, or one without an account under their number. Never another account's
 * record, which may show this number too.
 */
async function memberOf(tx: Tx, tenantId: string, person: PersonInput): Promise<string> {
  const { accountId } = person;
  const [accountRow] = await tx
    .select({ id: member.id })
    .from(member)
    .where(eq(member.accountId, accountId));
  if (accountRow) return accountRow.id;
  const existingMember = await refuseOthersNumber(tx, person);
  if (existingMember) {
    await tx.update(member).set({ accountId }).where(eq(member.id, existingMember.id));
    return existingMember.id;
  }
  const { email = null, ...rest } = person;
  const [inserted] = await tx
    .insert(member)
    .values({ ...rest, email, tenantId })
    .returning({ id: member.id });
  if (!inserted) throw new BusinessError(errorCodes.conflict);
  return inserted.id;
}

/**
 * Checks that the branches belong to the caller's organisation and that the caller works there, since only someone who
 * has rights can give them. No branch means the whole organisation.
 */
async function existingBranches(tx: Tx, caller: Caller, ids: readonly string[]): Promise<string[]> {
  const uniqueIds = [...new Set(ids)];
  if (uniqueIds.length === 0 && !worksIn(caller, null)) {
    throw new FieldError('branchIds', 'field.branch');
  }
  if (!uniqueIds.every((id) => worksIn(caller, id))) throw new BusinessError(errorCodes.notFound);
  const { organId } = actorOf(caller);
  const rows =
    uniqueIds.length === 0
      ? []
      : await tx
          .select({ id: branch.id })
          .from(branch)
          .where(and(inArray(branch.id, uniqueIds), eq(branch.organId, organId)));
  if (rows.length !== uniqueIds.length) throw new BusinessError(errorCodes.notFound);
  return uniqueIds;
}

export async function setBranches(tx: Tx, caller: Caller, actorId: string, ids: readonly string[]) {
  const uniqueIds = await existingBranches(tx, caller, ids);
  await tx.delete(actorBranch).where(eq(actorBranch.actorId, actorId));
  if (uniqueIds.length === 0) return;
  const { tenantId } = caller;
  await tx
    .insert(actorBranch)
    .values(uniqueIds.map((branchId, sort) => ({ tenantId, actorId, branchId, sort })));
}

export interface Appointment {
  readonly person: PersonInput;
  readonly roleIds: readonly string[];
  readonly branchIds?: readonly string[] | undefined;
  readonly ip: string;
}

/** Refuses roles and branches that do not exist or exceed the caller's rights, before anything is written. */
export async function checkAppointment(
  tx: Tx,
  caller: Caller,
  { roleIds, branchIds = [] }: Pick<Appointment, 'roleIds' | 'branchIds'>,
): Promise<void> {
  await checkRoles(tx, caller, roleIds);
  await existingBranches(tx, caller, branchIds);
}

/** Creates a person's staff actor in an organisation; returns the actor's id. */
export async function createActor(
  tx: Tx,
  { tenantId, organId, person }: { tenantId: string; organId: string; person: PersonInput },
): Promise<string> {
  const memberId = await memberOf(tx, tenantId, person);
  const [inserted] = await tx
    .insert(actor)
    .values({ tenantId, memberId, organId, kind: 'staff', title: '管理员' })
    .onConflictDoNothing()
    .returning({ id: actor.id });
  if (!inserted) throw phoneTaken();
  return inserted.id;
}

/** Makes a person staff of the caller's organisation. */
export async function appoint(
  tx: Tx,
  caller: Caller,
  { person, roleIds, branchIds, ip }: Appointment,
): Promise<{ id: string }> {
  const { tenantId, accountId } = caller;
  const { organId } = actorOf(caller);
  const id = await createActor(tx, { tenantId, organId, person });
  await setRoles(tx, caller, id, roleIds);
  if (branchIds) await setBranches(tx, caller, id, branchIds);
  const detail = { roleIds, branchIds: branchIds ?? [] };
  await audit(tx, {
    tenantId,
    accountId,
    action: 'administrator.added',
    target: id,
    detail,
    ip,
  });
  return { id };
}

/** A staff member whom the caller may change: not the caller, and nobody with more rights. */
export async function manageableStaff(tx: Tx, caller: Caller, id: string) {
  const actorRow = await staffActor(tx, caller, id);
  if (actorRow.id === caller.actor?.id) throw new BusinessError(errorCodes.forbidden);
  requireCoveredPermissions(caller, await codesOfActor(tx, actorRow.id));
  return actorRow;
}
