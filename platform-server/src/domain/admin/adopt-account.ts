import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { account, actor, member } from '../../db/schema';
import { addToInbox, type NoticeDelivery, sendNotices } from '../account/notices';
import { audit } from '../audit';
import type { Account } from './open-account';
import { resetAccount } from './reset-account';

/** The organisations of one tenant whose invitation a person has accepted. */
export interface Adoption {
  readonly tenantId: string;
  readonly organIds: readonly string[];
  readonly ip: string;
  readonly noticeDelivery: NoticeDelivery;
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
  { tenantId, organIds, ip, noticeDelivery }: Adoption,
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
  await sendNotices(tx, noticeDelivery, 'password', tenantId, [accountRow.phone, accountRow.mail]);
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
