import { errorCodes, type LogoutApplication } from '@edu/shared-utility/contract';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { accountLogout } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { audit } from '../audit';
import { confirmingAddress, refuseTooNew, settledAddress } from './bound-since';
import { type Account, accountById } from './find-account';
import { notifyOwner, type Owner } from './notices';
import { codeGrants, consumeGrant } from './step-grants';

/** Days between the application and the closing, in which it can be withdrawn. */
const NOTICE_DAYS = 7;
const DAY = 86_400_000;

type Row = typeof accountLogout.$inferSelect;

function asReply(row: Row | undefined, accountRow: Account | null): LogoutApplication {
  const { confirmBy, confirmFrom } = accountRow ? confirmingAddress(accountRow) : {};
  return {
    status: row?.status ?? 'none',
    appliedAt: row?.appliedAt.toISOString() ?? null,
    effectiveAt: row?.effectiveAt.toISOString() ?? null,
    noticeDays: NOTICE_DAYS,
    confirmBy: confirmBy ?? null,
    confirmFrom: confirmFrom?.toISOString() ?? null,
  };
}

async function stateOf(
  tx: Tx,
  accountId: string,
  accountRow: Account | null,
): Promise<LogoutApplication> {
  const [row] = await tx.select().from(accountLogout).where(eq(accountLogout.accountId, accountId));
  return asReply(row, accountRow);
}

export const closingState = async (tx: Tx, accountId: string): Promise<LogoutApplication> =>
  stateOf(tx, accountId, await accountById(tx, accountId));

interface Applicant extends Owner {
  readonly sessionId: string;
  readonly ip: string;
}

/**
 * Applies for the account to be closed: consumes the grant of a confirmed code and notifies every address. A second
 * application changes nothing.
 */
export async function applyForClosing(
  tx: Tx,
  applicant: Applicant,
  reason: string,
): Promise<LogoutApplication> {
  const accountRow = await accountById(tx, applicant.accountId);
  const current = await stateOf(tx, applicant.accountId, accountRow);
  if (current.status === 'pending') return current;
  // An address bound only recently may be a thief's, so its code cannot close the account.
  if (current.confirmFrom) refuseTooNew(current.confirmFrom, 'closing.addressTooNew');
  const settled = codeGrants.filter(
    (kind) => accountRow && settledAddress(accountRow, kind) !== null,
  );
  await consumeGrant(tx, applicant, settled);
  const appliedAt = new Date();
  const effectiveAt = new Date(appliedAt.getTime() + NOTICE_DAYS * DAY);
  const values = { status: 'pending', reason, appliedAt, effectiveAt } as const;
  const [row] = await tx
    .insert(accountLogout)
    .values({ accountId: applicant.accountId, ...values })
    .onConflictDoUpdate({ target: accountLogout.accountId, set: values })
    .returning();
  const { accountId, tenantId, ip } = applicant;
  await notifyOwner(tx, applicant, 'closing');
  await audit(tx, {
    accountId,
    tenantId,
    ip,
    action: 'account.closing.applied',
    target: accountId,
  });
  return asReply(row, accountRow);
}

export async function withdrawClosing(
  tx: Tx,
  applicant: Omit<Applicant, 'sessionId' | 'noticeDelivery'>,
): Promise<void> {
  const withdrawn = await tx
    .update(accountLogout)
    .set({ status: 'withdrawn' })
    .where(
      and(eq(accountLogout.accountId, applicant.accountId), eq(accountLogout.status, 'pending')),
    )
    .returning({ id: accountLogout.accountId });
  if (withdrawn.length === 0) throw new BusinessError(errorCodes.stepOutOfOrder);
  await audit(tx, {
    ...applicant,
    action: 'account.closing.withdrawn',
    target: applicant.accountId,
  });
}
