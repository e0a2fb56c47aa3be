import {
  type AccountAction,
  type AccountActivity,
  type AccountSession,
  errorCodes,
  type Page,
  type PageQuery,
} from '@edu/shared-utility/contract';
import { and, count, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { auditLog, session } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { audit } from '../audit';
import { activeSessionCondition, lockSessions, revokeSession } from '../sessions';

/** A session's owner. */
export interface SessionOwner {
  readonly accountId: string;
  readonly tenantId: string;
  readonly sessionId: string;
  /** A visitor of the demo, who shares the account with all other visitors. */
  readonly readOnly: boolean;
}

export async function logOut(tx: Tx, owner: SessionOwner, ip: string): Promise<void> {
  await revokeSession(tx, owner.sessionId);
  const { accountId, tenantId } = owner;
  await audit(tx, { tenantId, accountId, action: 'logout', target: accountId, ip });
}

/** Tokens of framed sites are not listed as log-ins: they end with their parent session. */
const isActiveLogin = (accountId: string) =>
  and(eq(session.accountId, accountId), isNull(session.parentId), activeSessionCondition());

/** The sessions of the account, the requesting one first. A visitor of the demo sees only their own. */
export async function ownSessions(tx: Tx, owner: SessionOwner): Promise<AccountSession[]> {
  const rows = await tx
    .select()
    .from(session)
    .where(
      and(
        isActiveLogin(owner.accountId),
        owner.readOnly ? eq(session.id, owner.sessionId) : undefined,
      ),
    )
    .orderBy(desc(eq(session.id, owner.sessionId)), desc(session.lastSeenAt))
    .limit(100);
  return rows.map((row) => ({
    sessionId: row.id,
    userAgent: row.userAgent,
    ip: row.ip,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    current: row.id === owner.sessionId,
  }));
}

const endSessions = (tx: Tx, { accountId, tenantId }: SessionOwner, ip: string) =>
  audit(tx, { tenantId, accountId, action: 'account.sessions.ended', target: accountId, ip });

export async function endSession(tx: Tx, owner: SessionOwner, id: string, ip: string) {
  await lockSessions(tx, owner.accountId);
  const rows = await tx
    .update(session)
    .set({ revokedAt: new Date() })
    .where(and(isActiveLogin(owner.accountId), eq(session.id, id)))
    .returning({ id: session.id });
  if (rows.length === 0) throw new BusinessError(errorCodes.notFound);
  await endSessions(tx, owner, ip);
}

/** Ends all sessions except the requesting one. */
export async function endOtherSessions(
  tx: Tx,
  owner: SessionOwner,
  ip: string,
): Promise<{ ended: number }> {
  await lockSessions(tx, owner.accountId);
  const rows = await tx
    .update(session)
    .set({ revokedAt: new Date() })
    .where(and(isActiveLogin(owner.accountId), ne(session.id, owner.sessionId)))
    .returning({ id: session.id });
  if (rows.length > 0) await endSessions(tx, owner, ip);
  return { ended: rows.length };
}

/** The action by kind of the factor; an operator's reset removes all factors at once. */
const ofFactor =
  (actionsByKind: { totp: AccountAction; passkey: AccountAction; all: AccountAction }) =>
  (detail: unknown): AccountAction => {
    const { kind } = { kind: null, ...(detail as { kind?: unknown } | null) };
    return kind === 'totp' || kind === 'passkey' ? actionsByKind[kind] : actionsByKind.all;
  };

type ActionMapping = AccountAction | ((detail: unknown) => AccountAction);

/** Audit actions that people see in their own history. */
const actions: Readonly<Record<string, ActionMapping>> = {
  login: 'login',
  'login.switched': 'login',
  'login.refused': 'loginRefused',
  logout: 'logout',
  'account.password.changed': 'passwordChanged',
  'account.password.reset': 'passwordChanged',
  'account.password.set': 'passwordChanged',
  'account.phone.bound': 'phoneBound',
  'account.phone.replaced': 'phoneReplaced',
  'account.mail.bound': 'mailBound',
  'account.mail.replaced': 'mailReplaced',
  'account.real-name.verified': 'verified',
  'face.enrolled': 'faceEnrolled',
  'face.withdrawn': 'faceWithdrawn',
  'face.matched': 'faceMatched',
  'account.closing.applied': 'logoutApplied',
  'account.closing.withdrawn': 'logoutWithdrawn',
  'account.sessions.ended': 'sessionsEnded',
  'administrator.sessions.ended': 'sessionsEnded',
  'account.factor.added': ofFactor({
    totp: 'appAdded',
    passkey: 'passkeyAdded',
    all: 'appAdded',
  }),
  'account.factor.removed': ofFactor({
    totp: 'appRemoved',
    passkey: 'passkeyRemoved',
    all: 'factorsRemoved',
  }),
  'account.factor.recovery-codes': 'recoveryCodesRenewed',
  'account.factor.recovery-code-used': 'recoveryCodeUsed',
  'account.undone': 'changesUndone',
  'account.notices.chosen': 'noticesChosen',
  'account.calendar.opened': 'calendarOpened',
  'account.calendar.closed': 'calendarClosed',
};

const accountActionOf = ({ action, detail }: typeof auditLog.$inferSelect): AccountAction => {
  const noticeKind = actions[action] ?? 'login';
  return typeof noticeKind === 'function' ? noticeKind(detail) : noticeKind;
};

/** The history of the account in all its tenants, newest first, without the activity of other visitors of the demo. */
export async function ownActivity(
  tx: Tx,
  { accountId, readOnly }: SessionOwner,
  { pageNum, pageSize }: PageQuery,
): Promise<Page<AccountActivity>> {
  if (readOnly) return { list: [], total: 0, pageNum, pageSize };
  const where = and(eq(auditLog.target, accountId), inArray(auditLog.action, Object.keys(actions)));
  const rows = await tx
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [counted] = await tx.select({ total: count() }).from(auditLog).where(where);
  const list = rows.map((row) => ({
    id: String(row.id),
    action: accountActionOf(row),
    ip: row.ip,
    userAgent: row.userAgent,
    happenedAt: row.createdAt.toISOString(),
  }));
  return { list, total: counted?.total ?? 0, pageNum, pageSize };
}
