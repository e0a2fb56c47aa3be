import { errorCodes } from '@edu/shared-utility/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import {
  account,
  accountLogout,
  accountUndo,
  actor,
  faceEnrolment,
  knownSource,
  member,
  realNameTicket,
} from '../../db/schema';
import { FieldError } from '../../http/business-error';
import { addToInbox, type NoticeDelivery, sendNotices } from '../account/notices';
import { revokeSessions } from '../account/password-change';
import { deleteUndoLinks } from '../account/undo-links';
import { audit } from '../audit';
import { deleteFactors } from '../factors/active';

type Account = typeof account.$inferSelect;

/** The organisations of one tenant whose invitation a person has accepted. */
export interface Adoption {
  readonly tenantId: string;
  readonly organIds: readonly string[];
  readonly ip: string;
  readonly notices: NoticeDelivery;
}

/** Whether the account has an actor in each of these organisations. */
export async function hasActorIn(
  tx: Tx,
  accountId: string,
  organIds: readonly string[],
): Promise<boolean> {
  const actorOrgans = await tx
    .selectDistinct({ organId: actor.organId })
    .from(actor)
    .innerJoin(member, eq(member.id, actor.memberId))
    .where(and(eq(member.accountId, accountId), inArray(actor.organId, [...organIds])));
  return actorOrgans.length === new Set(organIds).size;
}

/** Removes every way to log in but the phone's code, and whatever an intruder may have prepared. */
async function resetAccount(tx: Tx, { id }: Account, name: string): Promise<void> {
  await tx
    .update(account)
    .set({
      passwordHash: null,
      passwordChangedAt: new Date(),
      passwordExpiresAt: null,
      isOpenToOthers: false,
      mail: null,
      phoneBoundAt: null,
      mailBoundAt: null,
      name,
      nickname: name,
      idAuthStatus: 0,
    })
    .where(eq(account.id, id));
  await tx.delete(faceEnrolment).where(eq(faceEnrolment.accountId, id));
  await tx.delete(realNameTicket).where(eq(realNameTicket.accountId, id));
  await tx.delete(knownSource).where(eq(knownSource.accountId, id));
  await tx
    .update(accountLogout)
    .set({ status: 'withdrawn' })
    .where(and(eq(accountLogout.accountId, id), eq(accountLogout.status, 'pending')));
  await deleteFactors(tx, id);
  await deleteUndoLinks(tx, id);
  await revokeSessions(tx, id);
}

/**
 * Adds an audit entry in each other tenant where the account has an actor; the entry does not name the tenant that
 * caused it.
 */
async function auditOtherTenants(
  tx: Tx,
  accountId: string,
  action: string,
  exceptTenant: string,
  ip: string,
) {
  const tenants = await tx
    .selectDistinct({ id: member.tenantId })
    .from(member)
    .where(eq(member.accountId, accountId));
  for (const { id: tenantId } of tenants) {
    if (tenantId === exceptTenant) continue;
    await audit(tx, { tenantId, accountId, action, target: accountId, ip });
  }
}

/**
 * Runs before an account gets its first actor in an organisation, after its owner accepted. From then on only the owner
 * sets its password, and an account that others could enter is reset, so that access prepared elsewhere is not carried
 * over. The owner then sets a password by code. To be run as the system. Returns true if the account was reset.
 */
export async function adoptAccount(
  tx: Tx,
  { tenantId, organIds, ip, notices }: Adoption,
  accountRow: Account,
  name: string,
): Promise<boolean> {
  const { id: accountId } = accountRow;
  if (await hasActorIn(tx, accountId, organIds)) return false;
  if (accountRow.openedBy !== null) {
    await tx.update(account).set({ openedBy: null }).where(eq(account.id, accountId));
  }
  if (!accountRow.isOpenToOthers) {
    if (accountRow.openedBy !== null) {
      await auditOtherTenants(tx, accountId, 'account.released', tenantId, ip);
    }
    return false;
  }
  await resetAccount(tx, accountRow, name);
  await sendNotices(tx, notices, 'password', tenantId, [accountRow.phone, accountRow.mail]);
  await addToInbox(tx, accountId, 'password');
  await audit(tx, {
    tenantId,
    accountId,
    action: 'account.password.set',
    target: accountId,
    detail: { emptied: true },
    ip,
  });
  await auditOtherTenants(tx, accountId, 'account.emptied', tenantId, ip);
  return true;
}

/** Locks and returns the account of a phone number; null if there is none. */
async function lockAccountOfPhone(tx: Tx, phone: string): Promise<Account | null> {
  const [row] = await tx
    .select()
    .from(account)
    .where(and(eq(account.phone, phone), isNull(account.closedAt)))
    .for('update');
  return row ?? null;
}

/** Locks and returns an account by its id. */
export async function lockAccount(tx: Tx, id: string): Promise<Account | null> {
  const [row] = await tx
    .select()
    .from(account)
    .where(and(eq(account.id, id), isNull(account.closedAt)))
    .for('update');
  return row ?? null;
}

/** The numbers among these that an undo link can still restore to their former account. */
export async function reservedPhones(tx: Tx, phones: readonly string[]): Promise<Set<string>> {
  const links = await tx.execute<{ phone: string }>(sql`
    SELECT ${accountUndo.before}->>'phone' AS phone FROM ${accountUndo}
    WHERE ${accountUndo.usedAt} IS NULL AND ${accountUndo.expiresAt} > now()
      AND ${accountUndo.before}->>'phone'
        IN (SELECT jsonb_array_elements_text(${JSON.stringify(phones)}::jsonb))`);
  return new Set(links.rows.map(({ phone }) => phone));
}

interface Newcomer {
  readonly phone: string;
  readonly name: string;
}

/** The account of a number: either just opened for it, or an existing one, locked. */
type AccountOfPhone =
  | { readonly opened: string; readonly existing: null }
  | { readonly opened: null; readonly existing: Account };

async function openAccount(tx: Tx, tenantId: string, { phone, name }: Newcomer) {
  const [inserted] = await tx
    .insert(account)
    .values({ phone, name, nickname: name, openedBy: tenantId })
    .onConflictDoNothing({ target: account.phone })
    .returning({ id: account.id });
  return inserted?.id ?? null;
}

/**
 * Opens an account for a number that has none, without a password and marked as opened by the tenant; otherwise locks
 * the existing one. Refuses with 40900, naming `field`, while the number's former owner can still restore it: otherwise
 * a thief could have a tenant open a new account on the number and make the undo link useless. To be run as the system.
 */
export async function openOrLockAccount(
  tx: Tx,
  tenantId: string,
  person: Newcomer,
  field: 'phone' | 'contactPhone',
): Promise<AccountOfPhone> {
  const isReserved = (await reservedPhones(tx, [person.phone])).size > 0;
  const opened = isReserved ? null : await openAccount(tx, tenantId, person);
  if (opened !== null) return { opened, existing: null };
  const accountRow = await lockAccountOfPhone(tx, person.phone);
  if (!accountRow) throw new FieldError(field, 'field.phoneHeld', errorCodes.conflict);
  return { opened: null, existing: accountRow };
}
