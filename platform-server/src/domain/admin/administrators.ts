import { errorCodes } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { actor, member } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { checkRoles, setRoles } from './actor-roles';
import { staffActor } from './find-actor';
import { permissionCodesOfActor, requireCoveredPermissions } from './permission-checks';
import { existingBranches, setBranches } from './staff-branches';
import { type PersonInput, phoneTaken, refuseOthersNumber } from './taken-phones';

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
  requireCoveredPermissions(caller, await permissionCodesOfActor(tx, actorRow.id));
  return actorRow;
}
