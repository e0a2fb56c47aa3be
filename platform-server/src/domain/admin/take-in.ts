import { errorCodes } from '@edu/shared-utility/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import {
  account,
  accountLogout,
  actor,
  faceEnrolment,
  knownSource,
  member,
  realNameTicket,
} from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { type NoticeWay, sendNotices } from '../account/notices';
import { revokeSessions } from '../account/password-change';
import { type AuditEntry, audit } from '../audit';

/** The organisation that takes somebody in, and who does it there. */
export interface TakingIn extends Required<Pick<AuditEntry, 'tenantId' | 'accountId' | 'ip'>> {
  readonly organId: string;
  readonly notices: NoticeWay;
}

const hasPlaceIn = async (tx: Tx, accountId: string, organId: string): Promise<boolean> => {
  const places = await tx
    .select({ id: actor.id })
    .from(actor)
    .innerJoin(member, eq(member.id, actor.memberId))
    .where(and(eq(member.accountId, accountId), eq(actor.organId, organId)))
    .limit(1);
  return places.length > 0;
};

/** Takes away every way in but the phone's code, and what whoever was in may have prepared. */
async function empty(tx: Tx, own: typeof account.$inferSelect, name: string): Promise<void> {
  const { id } = own;
  await tx
    .update(account)
    .set({
      passwordHash: null,
      passwordChangedAt: new Date(),
      passwordExpiresAt: null,
      isOpenToOthers: false,
      mail: null,
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
  await revokeSessions(tx, id);
}

/**
 * Before an organisation gives an account its first place there: from now on only the owner sets
 * its password, and an account that others could enter becomes as new, so that nobody comes along
 * with it who prepared it elsewhere. The owner sets a password by code.
 */
export async function takeIn(
  tx: Tx,
  { tenantId, organId, accountId: by, ip, notices }: TakingIn,
  { accountId, name }: { readonly accountId: string; readonly name: string },
): Promise<void> {
  const [own] = await tx
    .select()
    .from(account)
    .where(and(eq(account.id, accountId), isNull(account.closedAt)))
    .for('update');
  if (!own) throw new BusinessError(errorCodes.notFound);
  if (await hasPlaceIn(tx, accountId, organId)) return;
  await tx.update(account).set({ openedBy: null }).where(eq(account.id, accountId));
  if (!own.isOpenToOthers) return;
  await empty(tx, own, name);
  await sendNotices(tx, notices, 'password', tenantId, [own.phone, own.mail]);
  const action = 'account.password.set';
  const detail = { emptied: true };
  await audit(tx, { tenantId, accountId: by, action, target: accountId, detail, ip });
}

/** The account of a phone number, ready to get a place; a new one is the tenant's making and has no password yet. */
export async function accountOfPhone(
  tx: Tx,
  by: TakingIn,
  { phone, name }: { phone: string; name: string },
): Promise<string> {
  const [made] = await tx
    .insert(account)
    .values({ phone, name, nickname: name, openedBy: by.tenantId })
    .onConflictDoNothing({ target: account.phone })
    .returning({ id: account.id });
  if (made) return made.id;
  const [found] = await tx.select({ id: account.id }).from(account).where(eq(account.phone, phone));
  if (!found) throw new BusinessError(errorCodes.conflict);
  await takeIn(tx, by, { accountId: found.id, name });
  return found.id;
}
