import {
  errorCodes,
  type Invitation,
  maskPhone,
  type OwnInvitation,
  type Page,
  type PageQuery,
} from '@edu/shared-utility/contract';
import { and, asc, count, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { branch, invitation, member, organ, outbox, role, tenant } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import type { NoticeDelivery } from '../account/notices';
import { originOfTenant } from '../account/tenant-origin';
import { audit } from '../audit';
import { INVITATION } from '../codes/compose-message';
import { readRecipient } from '../codes/recipient';
import { codesOfRoles, requireCoveredPermissions } from './permission-checks';

/** Days in which somebody may accept. */
export const INVITATION_DAYS = 7;
const DAY = 86_400_000;

const isOpen = () => and(eq(invitation.state, 'open'), gt(invitation.expiresAt, sql`now()`));

/** Whether somebody waits for the owner of this account at that tenant. */
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

/** How the owner of this account answered that tenant's last invitation; null where they did not lately. */
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

export interface Invited {
  readonly accountId: string;
  readonly name: string;
  readonly phone: string;
  readonly email?: string | null | undefined;
}

export interface NewInvitation {
  readonly tenantId: string;
  readonly organId: string;
  readonly person: Invited;
  readonly roleIds: readonly string[];
  readonly branchIds: readonly string[];
  readonly invitedBy: string;
  readonly invitedAs: string | null;
  /** The record of the roster that the account gets; without it the person becomes staff. */
  readonly studentId?: string;
  readonly ip: string;
}

/** Writes the invitation. One that is open already refuses with 40900, naming the phone. */
export async function addInvitation(
  tx: Tx,
  { person, ip, ...values }: NewInvitation,
): Promise<string> {
  const { tenantId, organId, invitedBy, studentId } = values;
  const kind = studentId ? 'student' : 'staff';
  const { accountId, name, phone, email = null } = person;
  const sameOne = and(
    eq(invitation.organId, organId),
    eq(invitation.accountId, accountId),
    eq(invitation.kind, kind),
  );
  await tx
    .update(invitation)
    .set({ state: 'expired', decidedAt: new Date() })
    .where(and(sameOne, eq(invitation.state, 'open'), lte(invitation.expiresAt, sql`now()`)));
  const expiresAt = new Date(Date.now() + INVITATION_DAYS * DAY);
  const [made] = await tx
    .insert(invitation)
    .values({ ...values, kind, accountId, name, phone, email, expiresAt })
    .onConflictDoNothing()
    .returning({ id: invitation.id });
  if (!made) throw new FieldError('phone', 'invitation.open', errorCodes.conflict);
  const trail = { tenantId, accountId: invitedBy, ip, organIds: [organId] };
  if (studentId) {
    await audit(tx, { ...trail, action: 'student.invited', target: studentId });
    return made.id;
  }
  const detail = { roleIds: values.roleIds, branchIds: values.branchIds };
  await audit(tx, { ...trail, action: 'administrator.invited', target: made.id, detail });
  return made.id;
}

/**
 * Tells the person, in the language of the last message to them, else the inviter's. To be run as
 * the system.
 */
export async function notifyInvited(
  tx: Tx,
  way: NoticeDelivery,
  tenantId: string,
  addresses: readonly (string | null)[],
): Promise<void> {
  const { locale, delivers, secret } = way;
  const link = `${await originOfTenant(tx, tenantId, way)}/entrance/invitation`;
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
      purpose: INVITATION,
      locale: last?.locale ?? locale,
      codeCipher: secret.encrypt(link),
      status: delivers[channel] ? 'pending' : 'kept',
    });
  }
}

const named = async (tx: Tx, table: typeof role | typeof branch, ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await tx
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(inArray(table.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.name]));
};

const isOpenForStaff = () => and(eq(invitation.kind, 'staff'), isOpen());

/** The open invitations of the caller's organisation to its staff, newest first. */
export async function findInvitations(
  tx: Tx,
  caller: Caller,
  { pageNum, pageSize }: PageQuery,
): Promise<Page<Invitation>> {
  const where = and(eq(invitation.organId, actorOf(caller).organId), isOpenForStaff());
  const rows = await tx
    .select({ invitation, inviter: member.name })
    .from(invitation)
    .leftJoin(member, eq(member.accountId, invitation.invitedBy))
    .where(where)
    .orderBy(desc(invitation.createdAt), desc(invitation.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [counted] = await tx.select({ total: count() }).from(invitation).where(where);
  const all = rows.map((row) => row.invitation);
  const roles = await named(tx, role, [...new Set(all.flatMap((one) => one.roleIds))]);
  const branches = await named(tx, branch, [...new Set(all.flatMap((one) => one.branchIds))]);
  const pick = (names: Map<string, string>, ids: readonly string[]) =>
    ids.flatMap((id) => (names.has(id) ? [{ id, name: names.get(id) ?? '' }] : []));
  const list = rows.map(({ invitation: one, inviter }) => ({
    id: one.id,
    name: one.name,
    phone: maskPhone(one.phone),
    email: one.email,
    roles: pick(roles, one.roleIds),
    branches: pick(branches, one.branchIds),
    invitedBy: inviter ?? '',
    createdAt: one.createdAt.toISOString(),
    expiresAt: one.expiresAt.toISOString(),
  }));
  return { list, total: counted?.total ?? 0, pageNum, pageSize };
}

/** An open invitation to the staff of the caller's organisation, held until the transaction ends. */
async function heldInvitation(tx: Tx, caller: Caller, id: string) {
  const [found] = await tx
    .select()
    .from(invitation)
    .where(
      and(eq(invitation.id, id), eq(invitation.organId, actorOf(caller).organId), isOpenForStaff()),
    )
    .for('update');
  if (!found) throw new BusinessError(errorCodes.notFound);
  return found;
}

interface Order {
  readonly id: string;
  readonly ip: string;
}

/** Takes an open invitation back; not one with powers above the caller's own. */
export async function withdrawInvitation(tx: Tx, caller: Caller, { id, ip }: Order): Promise<void> {
  const { roleIds } = await heldInvitation(tx, caller, id);
  requireCoveredPermissions(caller, await codesOfRoles(tx, roleIds));
  await tx
    .update(invitation)
    .set({ state: 'withdrawn', decidedAt: new Date() })
    .where(eq(invitation.id, id));
  const { tenantId, accountId } = caller;
  await audit(tx, { tenantId, accountId, action: 'invitation.withdrawn', target: id, ip });
}

/** The whole number of an invited person; that somebody saw it is a line of the trail. */
export async function revealInvited(
  tx: Tx,
  caller: Caller,
  { id, ip }: Order,
): Promise<{ value: string }> {
  const { phone } = await heldInvitation(tx, caller, id);
  const { tenantId, accountId } = caller;
  const trail = { tenantId, accountId, target: id, detail: { field: 'phone' }, ip };
  await audit(tx, { ...trail, action: 'invitation.revealed' });
  return { value: phone };
}

/** What waits for the owner of an account, in all tenants; read as the system. */
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

/** The open invitations of an account in the running transaction's tenant, held until it ends. */
export async function lockInvitations(tx: Tx, accountId: string) {
  const rows = await tx
    .select()
    .from(invitation)
    .where(
      and(
        eq(invitation.accountId, accountId),
        isOpen(),
        // Whoever lost their own place brings nobody in any more.
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
