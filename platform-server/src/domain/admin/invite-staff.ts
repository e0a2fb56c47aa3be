import { errorCodes } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import { asSystem, type TenantTx } from '../../db/database';
import { member } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import type { NoticeDelivery } from '../account/notices';
import { addInvitation } from './add-invitation';
import { type Appointment, appoint, checkAppointment } from './administrators';
import { hasActorIn } from './adopt-account';
import { notifyInvitee } from './notify-invitee';
import { findOrCreateAccount, selectAccountForUpdate } from './open-account';
import { refuseOthersNumber } from './taken-phones';

type Account = NonNullable<Awaited<ReturnType<typeof selectAccountForUpdate>>>;

/** A request to add somebody as staff of the caller's organisation. */
export interface StaffInvitation extends Omit<Appointment, 'person'> {
  readonly noticeDelivery: NoticeDelivery;
}

interface Person {
  readonly name: string;
  readonly phone: string;
  readonly email?: string | null | undefined;
}

/** `id` is that of the actor, or of the invitation if the person has to accept first. */
export interface StaffInvitationResult {
  readonly id: string;
  readonly invited: boolean;
}

/**
 * Invites the owner of an existing account that has no actor here: nothing of the account is changed or revealed. An
 * account that already has an actor here (a student) gets another one at once, and a message that says so.
 */
async function inviteOwner(
  tx: TenantTx,
  caller: Caller,
  account: Account,
  person: Person,
  { roleIds, branchIds = [], ip, noticeDelivery }: StaffInvitation,
): Promise<StaffInvitationResult> {
  const { tenantId, accountId: invitedBy } = caller;
  const { id: invitedAs, organId } = actorOf(caller);
  const invited = { ...person, accountId: account.id };
  const addresses = [account.phone, account.mail];
  if (await hasActorIn(tx, account.id, [organId])) {
    const appointed = await appoint(tx, caller, { person: invited, roleIds, branchIds, ip });
    await asSystem(tx, (t) => notifyInvitee(t, noticeDelivery, tenantId, addresses, 'madeStaff'));
    return { ...appointed, invited: false };
  }
  await refuseOthersNumber(tx, invited);
  const values = { tenantId, organId, roleIds, branchIds, invitedBy, invitedAs, ip };
  const id = await addInvitation(tx, { ...values, person: invited });
  await asSystem(tx, (t) => notifyInvitee(t, noticeDelivery, tenantId, addresses, 'invited'));
  return { id, invited: true };
}

/**
 * Adds staff by phone number: a new number gets account, actor and a message at once, otherwise the owner is invited.
 */
export async function inviteStaffByPhone(
  tx: TenantTx,
  caller: Caller,
  person: Person,
  staffInvitation: StaffInvitation,
): Promise<StaffInvitationResult> {
  await checkAppointment(tx, caller, staffInvitation);
  const { tenantId } = caller;
  const { createdId, existing } = await asSystem(tx, (t) =>
    findOrCreateAccount(t, tenantId, person, 'phone'),
  );
  if (!existing) {
    const { roleIds, branchIds, ip, noticeDelivery } = staffInvitation;
    const appointment = { person: { ...person, accountId: createdId }, roleIds, branchIds, ip };
    const appointed = await appoint(tx, caller, appointment);
    await asSystem(tx, (t) =>
      notifyInvitee(t, noticeDelivery, tenantId, [person.phone], 'accountOpened'),
    );
    return { ...appointed, invited: false };
  }
  return inviteOwner(tx, caller, existing, person, staffInvitation);
}

/** Adds staff by account, which the tenant must already have a record of: others are reported as not found. */
export async function inviteStaffByAccount(
  tx: TenantTx,
  caller: Caller,
  accountId: string,
  staffInvitation: StaffInvitation,
): Promise<StaffInvitationResult> {
  const [record] = await tx
    .select({ name: member.name, phone: member.phone, email: member.email })
    .from(member)
    .where(eq(member.accountId, accountId));
  if (!record) throw new BusinessError(errorCodes.notFound);
  await checkAppointment(tx, caller, staffInvitation);
  const account = await asSystem(tx, (t) => selectAccountForUpdate(t, accountId));
  if (!account) throw new BusinessError(errorCodes.notFound);
  return inviteOwner(tx, caller, account, record, staffInvitation);
}
