import type { AccountAction, AccountActivity, Page, PageQuery } from '@edu/shared-utility/contract';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { auditLog } from '../../db/schema';
import type { SessionOwner } from './own-sessions';

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
