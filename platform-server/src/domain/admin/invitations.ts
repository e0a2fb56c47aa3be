import { errorCodes, type OwnInvitation } from '@edu/shared-utility/contract';
import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { invitation, organ, outbox, tenant } from '../../db/schema';
import { FieldError } from '../../http/business-error';
import type { NoticeDelivery } from '../account/notices';
import { originOfTenant } from '../account/tenant-origin';
import { audit } from '../audit';
import { ACCOUNT_OPENED, INVITATION, MADE_STAFF } from '../codes/compose-message';
import { readRecipient } from '../codes/recipient';

/** Days in which an invitation can be accepted. */
export const INVITATION_DAYS = 7;
const DAY = 86_400_000;

export const isOpen = () => and(eq(invitation.state, 'open'), gt(invitation.expiresAt, sql`now()`));

/** Whether the owner of this account has an open invitation at that tenant. */
export async function hasOpenInvitation(
  tx: Tx,
  accountId: string,
  tenantId: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: invitation.id })
    .from(invitation)
    .where(and(eq(invitation.accountId, accountId), eq(invitation.tenantId, tenantId), isOpen()))
    .limit(1);
  return rows.length > 0;
}

/** How the owner of this account answered that tenant's last invitation; null if there was no recent answer. */
export async function lastAnswer(
  tx: Tx,
  accountId: string,
  tenantId: string,
): Promise<'accepted' | 'declined' | null> {
  const [last] = await tx
    .select({ state: invitation.state })
    .from(invitation)
    .where(
      and(
        eq(invitation.accountId, accountId),
        eq(invitation.tenantId, tenantId),
        gt(invitation.decidedAt, sql`now() - make_interval(days => ${INVITATION_DAYS})`),
      ),
    )
    .orderBy(desc(invitation.decidedAt))
    .limit(1);
  return last?.state === 'accepted' || last?.state === 'declined' ? last.state : null;
}

export interface Invitee {
  readonly accountId: string;
  readonly name: string;
  readonly phone: string;
  readonly email?: string | null | undefined;
}

export interface NewInvitation {
  readonly tenantId: string;
  readonly organId: string;
  readonly person: Invitee;
  readonly roleIds: readonly string[];
  readonly branchIds: readonly string[];
  readonly invitedBy: string;
  readonly invitedAs: string | null;
  /** The student record that the account is linked to; without it the person becomes staff. */
  readonly studentId?: string;
  readonly ip: string;
}

/** Inserts the invitation. Throws 40900, naming the phone, if one is open already. */
export async function addInvitation(
  tx: Tx,
  { person, ip, ...values }: NewInvitation,
): Promise<string> {
  const { tenantId, organId, invitedBy, studentId } = values;
  const kind = studentId ? 'student' : 'staff';
  const { accountId, name, phone, email = null } = person;
  const isSameInvitation = and(
    eq(invitation.organId, organId),
    eq(invitation.accountId, accountId),
    eq(invitation.kind, kind),
  );
  await tx
    .update(invitation)
    .set({ state: 'expired', decidedAt: new Date() })
    .where(
      and(isSameInvitation, eq(invitation.state, 'open'), lte(invitation.expiresAt, sql`now()`)),
    );
  const expiresAt = new Date(Date.now() + INVITATION_DAYS * DAY);
  const [inserted] = await tx
    .insert(invitation)
    .values({ ...values, kind, accountId, name, phone, email, expiresAt })
    .onConflictDoNothing()
    .returning({ id: invitation.id });
  if (!inserted) throw new FieldError('phone', 'invitation.open', errorCodes.conflict);
  const auditEntry = { tenantId, accountId: invitedBy, ip, organIds: [organId] };
  if (studentId) {
    await audit(tx, { ...auditEntry, action: 'student.invited', target: studentId });
    return inserted.id;
  }
  const detail = { roleIds: values.roleIds, branchIds: values.branchIds };
  await audit(tx, { ...auditEntry, action: 'administrator.invited', target: inserted.id, detail });
  return inserted.id;
}

interface LinkMessage {
  readonly purpose: string;
  /** The page of the tenant to which the message leads. */
  readonly path: string;
}

/**
 * Sends a link to a page of the tenant, in the language of the last message to each address, otherwise in the sender's.
 * To be run as the system.
 */
async function sendLink(
  tx: Tx,
  delivery: NoticeDelivery,
  tenantId: string,
  addresses: readonly (string | null)[],
  { purpose, path }: LinkMessage,
): Promise<void> {
  const { locale, delivers, secret } = delivery;
  const link = `${await originOfTenant(tx, tenantId, delivery)}${path}`;
  for (const address of addresses) {
    if (address === null) continue;
    const { kind, value } = readRecipient(address);
    const channel = kind === 'phone' ? 'sms' : 'mail';
    const [last] = await tx
      .select({ locale: outbox.locale })
      .from(outbox)
      .where(eq(outbox.account, value))
      .orderBy(desc(outbox.createdAt))
      .limit(1);
    await tx.insert(outbox).values({
      tenantId,
      account: value,
      channel,
      purpose,
      locale: last?.locale ?? locale,
      codeCipher: secret.encrypt(link),
      status: delivers[channel] ? 'pending' : 'kept',
    });
  }
}

/** Tells somebody that an invitation waits for their answer. To be run as the system. */
export const notifyInvited = (
  tx: Tx,
  delivery: NoticeDelivery,
  tenantId: string,
  addresses: readonly (string | null)[],
): Promise<void> =>
  sendLink(tx, delivery, tenantId, addresses, {
    purpose: INVITATION,
    path: '/entrance/invitation',
  });

/** Tells the owner of a number that the tenant has opened an account for it. To be run as the system. */
export const notifyOpened = (
  tx: Tx,
  delivery: NoticeDelivery,
  tenantId: string,
  phone: string,
): Promise<void> =>
  sendLink(tx, delivery, tenantId, [phone], { purpose: ACCOUNT_OPENED, path: '/entrance/login' });

/** Tells somebody with a place in the tenant that they are staff there now. To be run as the system. */
export const notifyMadeStaff = (
  tx: Tx,
  delivery: NoticeDelivery,
  tenantId: string,
  addresses: readonly (string | null)[],
): Promise<void> =>
  sendLink(tx, delivery, tenantId, addresses, { purpose: MADE_STAFF, path: '/entrance/login' });

/** The open invitations of an account in all tenants. To be run as the system. */
export async function ownInvitations(tx: Tx, accountId: string): Promise<OwnInvitation[]> {
  const rows = await tx
    .select({
      id: invitation.id,
      tenantName: tenant.name,
      organName: organ.name,
      domain: sql<string>`COALESCE((SELECT d.domain FROM tenant_domain d
        WHERE d.tenant_id = ${invitation.tenantId} ORDER BY d.domain DESC LIMIT 1), '')`,
      createdAt: invitation.createdAt,
      expiresAt: invitation.expiresAt,
    })
    .from(invitation)
    .innerJoin(tenant, eq(tenant.id, invitation.tenantId))
    .innerJoin(organ, eq(organ.id, invitation.organId))
    .where(and(eq(invitation.accountId, accountId), isOpen()))
    .orderBy(asc(invitation.createdAt));
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }));
}

/** The open invitations of an account in the running transaction's tenant, locked until it ends. */
export async function lockInvitations(tx: Tx, accountId: string) {
  const rows = await tx
    .select()
    .from(invitation)
    .where(
      and(
        eq(invitation.accountId, accountId),
        isOpen(),
        // An invitation is void once its inviter has lost their own actor.
        sql`(${invitation.invitedAs} IS NULL OR EXISTS (
          SELECT 1 FROM actor a WHERE a.id = ${invitation.invitedAs} AND a.status = 'active'))`,
      ),
    )
    .orderBy(asc(invitation.createdAt))
    .for('update');
  return rows;
}

export async function recordAnswer(
  tx: Tx,
  id: string,
  state: 'accepted' | 'declined',
): Promise<void> {
  await tx.update(invitation).set({ state, decidedAt: new Date() }).where(eq(invitation.id, id));
}
