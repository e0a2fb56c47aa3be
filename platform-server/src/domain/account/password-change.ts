import { errorCodes } from '@edu/shared-utility/contract';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database';
import { account, loginTicket, session } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { audit } from '../audit';
import {
  type CodePolicy,
  type CodePurpose,
  codeRefused,
  refundCode,
  requireCode,
} from '../codes/codes';
import { countOrRefuse, refundAll, takeHits } from '../codes/limits';
import type { Recipient } from '../codes/recipient';
import { checkPassword, hashPassword } from '../passwords';
import { lockAlive } from '../sessions';
import { personalDataOfAccount, personalDataOfRecipient } from './about-account';
import { requireSettled } from './bound-since';
import { type Account, accountById, findAccount } from './find-account';
import { type NoticeDelivery, notifyOfChange } from './notices';
import { checkNewPassword, checkPasswordChange, requirePassword } from './password-rules';

/**
 * Ends the sessions of an account and its log-ins in progress, at once and on every process; the session `keep` stays.
 */
export async function revokeSessions(
  tx: Tx,
  accountId: string,
  keptSessionId?: string,
): Promise<void> {
  await tx
    .update(session)
    .set({ revokedAt: new Date() })
    .where(
      and(
        eq(session.accountId, accountId),
        isNull(session.revokedAt),
        keptSessionId ? ne(session.id, keptSessionId) : undefined,
      ),
    );
  await tx
    .update(loginTicket)
    .set({ usedAt: new Date() })
    .where(and(eq(loginTicket.accountId, accountId), isNull(loginTicket.usedAt)));
}

export interface PasswordWrite {
  readonly accountId: string;
  readonly passwordHash: string;
  readonly tenantId: string;
  /** The account that makes the change; null for a person without a session. */
  readonly changedById: string | null;
  readonly action: string;
  readonly ip: string;
  readonly notices: NoticeDelivery;
  /** The hash of the old password that was checked; the write is refused if the hash has changed since. */
  readonly formerHash?: string | null;
  /** The session that makes the change: it ends a few seconds later, so that the page can confirm the change first. */
  readonly from?: string;
  /** Expiry of a password chosen by someone else, who could log in with it. */
  readonly expiresAt?: Date;
  /** Confirmed by a code to the phone: with no mail address bound, only the owner can then log in. */
  readonly byPhone?: boolean;
}

/** Seconds for the page to say that it worked and to log out (specification §4); it needs two. */
const LOGOUT_GRACE_SECONDS = 10;

/** Use does not extend the session any more, so a page closed before its log-out leaves no usable token behind. */
const endSoon = (tx: Tx, sessionId: string) =>
  tx
    .update(session)
    .set({
      endsAt: sql`least(${session.endsAt}, now() + make_interval(secs => ${LOGOUT_GRACE_SECONDS}))`,
    })
    .where(eq(session.id, sessionId));

export async function writePassword(tx: Tx, write: PasswordWrite): Promise<void> {
  const { accountId, passwordHash, tenantId, changedById, action, ip, formerHash, from } = write;
  const { expiresAt = null, byPhone = false } = write;
  const isStillOpen = byPhone
    ? sql`${account.isOpenToOthers} AND (${account.mail} IS NOT NULL
        OR EXISTS (SELECT 1 FROM second_factor f WHERE f.account_id = ${account.id}))`
    : undefined;
  const isOpenToOthers = expiresAt ? true : isStillOpen;
  if (from && !(await lockAlive(tx, { accountId, sessionId: from }))) {
    throw new BusinessError(errorCodes.sessionExpired);
  }
  const passwordChangedAt = sql`now()`;
  const [accountRow] = await tx
    .update(account)
    .set({ passwordHash, passwordChangedAt, passwordExpiresAt: expiresAt, isOpenToOthers })
    .where(
      and(
        eq(account.id, accountId),
        formerHash === undefined
          ? undefined
          : sql`${account.passwordHash} IS NOT DISTINCT FROM ${formerHash}`,
      ),
    )
    .returning();
  if (!accountRow && formerHash !== undefined)
    throw new FieldError('password', 'field.passwordWrong');
  if (accountRow) await notifyOfChange(tx, write.notices, 'password', tenantId, accountRow);
  await revokeSessions(tx, accountId, from);
  if (from) await endSoon(tx, from);
  await audit(tx, { tenantId, accountId: changedById, action, target: accountId, ip });
}

interface AccountContext {
  readonly accountId: string;
  readonly tenantId: string;
  readonly sessionId: string;
  readonly ip: string;
  readonly notices: NoticeDelivery;
}

/** Wrong old passwords allowed per session, so that a stolen token does not use up the attempts of other sessions. */
const OLD_PASSWORD_TRIES = { max: 10, seconds: 900 };
/** Wrong old passwords allowed for all sessions of one account together. */
const OLD_PASSWORD_TRIES_IN_ALL = { max: 50, seconds: 900 };

/** Each change sends a message to every address; beyond this limit a password can still be reset by code. */
const CHANGE_LIMIT = { max: 10, seconds: 86_400 };

/**
 * Requires the old password. Other sessions end at once; this one logs itself out (specification §4) or ends soon
 * after.
 */
export async function changePassword(
  db: Database,
  accountContext: AccountContext,
  input: { password: string; passwordNew: string; repsw: string },
): Promise<void> {
  const { own, personalData } = await db.withSystem(async (tx) => {
    const accountRow = await accountById(tx, accountContext.accountId);
    return {
      own: accountRow,
      personalData: await personalDataOfAccount(tx, accountContext.tenantId, accountRow),
    };
  });
  await checkPasswordChange(input, personalData);
  const hits = await takeHits(db, [
    [`old-password:session:${accountContext.sessionId}`, OLD_PASSWORD_TRIES],
    [`old-password:${accountContext.accountId}`, OLD_PASSWORD_TRIES_IN_ALL],
  ]);
  if (!(await checkPassword(own?.passwordHash ?? null, input.password))) {
    throw new FieldError('password', 'field.passwordWrong');
  }
  await refundAll(db, hits);
  if (input.passwordNew === input.password)
    throw new FieldError('passwordNew', 'field.passwordSame');
  await countOrRefuse(db, `password-changed:${accountContext.accountId}`, CHANGE_LIMIT);
  const passwordHash = await hashPassword(input.passwordNew);
  const { accountId: changerId, sessionId: from } = accountContext;
  const proved = { passwordHash, instead: own?.passwordHash ?? null };
  const action = 'account.password.changed';
  await db.withSystem((tx) =>
    writePassword(tx, { ...accountContext, ...proved, changedById: changerId, action, from }),
  );
}

export interface ResetByCode {
  readonly recipient: Recipient;
  readonly authCode: string;
  readonly password: string;
  /** The form field that an error belongs to; `password` by default. */
  readonly field?: string | undefined;
  readonly tenantId: string;
  readonly ip: string;
  readonly notices: NoticeDelivery;
}

/** Sets a new password after checking a code. An unknown account gets the same error as a wrong code. */
export async function resetPasswordByCode(
  db: Database,
  codes: CodePolicy,
  { recipient, authCode, password, field = 'password', tenantId, ip, notices }: ResetByCode,
): Promise<void> {
  const personalData = await db.withSystem((tx) =>
    personalDataOfRecipient(tx, tenantId, recipient),
  );
  await requirePassword(password, field, personalData);
  const purpose: CodePurpose = 'reset';
  const accountRow: Account | null = await db.withSystem((tx) => findAccount(tx, recipient));
  const origin = { owner: accountRow?.id ?? null, ip };
  const key = { purpose, recipient, tenantId };
  await requireCode(db, codes, key, authCode, origin);
  if (!accountRow) throw codeRefused();
  // Password rules about names could reveal them, so they are checked only after the code.
  const accountData = await db.withSystem((tx) => personalDataOfAccount(tx, tenantId, accountRow));
  try {
    await requirePassword(password, field, accountData);
    if (await checkPassword(accountRow.passwordHash, password)) {
      throw new FieldError(field, 'field.passwordSame');
    }
  } catch (error) {
    await refundCode(db, codes, key, authCode);
    throw error;
  }
  // Reported only after the code, which proved that the address belongs to the person.
  requireSettled(accountRow, recipient.kind);
  const passwordHash = await hashPassword(password);
  const { id: accountId } = accountRow;
  const action = 'account.password.reset';
  const write = { accountId, passwordHash, tenantId, changedById: null, action, ip, notices };
  const byPhone = recipient.kind === 'phone';
  await db.withSystem((tx) => writePassword(tx, { ...write, byPhone }));
}

export const repeatedPassword = async (input: {
  passwordNew: string;
  repsw: string;
}): Promise<string> => {
  await checkNewPassword(input);
  return input.passwordNew;
};
