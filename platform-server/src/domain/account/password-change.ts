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
import { aboutAccount, aboutRecipient } from './about-account';
import { requireSettled } from './bound-since';
import { type Account, accountById, findAccount } from './find-account';
import { type NoticeDelivery, notifyOfChange } from './notices';
import { checkNewPassword, checkPasswordChange, requirePassword } from './password-rules';

/**
 * Ends the sessions of an account and its log-ins under way, at once and on every process; `keep` names one that stays.
 */
export async function revokeSessions(tx: Tx, accountId: string, keep?: string): Promise<void> {
  await tx
    .update(session)
    .set({ revokedAt: new Date() })
    .where(
      and(
        eq(session.accountId, accountId),
        isNull(session.revokedAt),
        keep ? ne(session.id, keep) : undefined,
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
  /** Who does it; null for the person without a session. */
  readonly by: string | null;
  readonly action: string;
  readonly ip: string;
  readonly notices: NoticeDelivery;
  /** The hash of the old password that was proved, where one was: another one by now refuses. */
  readonly instead?: string | null;
  /** The session that does it: it has a moment to say that it worked, then it ends too. */
  readonly from?: string;
  /** For a password that somebody else made up: it works until then, and they could enter with it. */
  readonly expiresAt?: Date;
  /** The phone's code was proved: with no address bound, nobody but the owner has a way in. */
  readonly byPhone?: boolean;
}

/** Seconds for the page to say that it worked and to log out (specification §4); it needs two. */
const FAREWELL_SECONDS = 10;

/** However much it is used; a page that is left before it logs out leaves no token of use behind. */
const endSoon = (tx: Tx, sessionId: string) =>
  tx
    .update(session)
    .set({
      endsAt: sql`least(${session.endsAt}, now() + make_interval(secs => ${FAREWELL_SECONDS}))`,
    })
    .where(eq(session.id, sessionId));

export async function writePassword(tx: Tx, write: PasswordWrite): Promise<void> {
  const { accountId, passwordHash, tenantId, by, action, ip, instead, from } = write;
  const { expiresAt = null, byPhone = false } = write;
  const stillOpen = byPhone
    ? sql`${account.isOpenToOthers} AND (${account.mail} IS NOT NULL
        OR EXISTS (SELECT 1 FROM second_factor f WHERE f.account_id = ${account.id}))`
    : undefined;
  const isOpenToOthers = expiresAt ? true : stillOpen;
  if (from && !(await lockAlive(tx, { accountId, sessionId: from }))) {
    throw new BusinessError(errorCodes.sessionExpired);
  }
  const passwordChangedAt = sql`now()`;
  const [own] = await tx
    .update(account)
    .set({ passwordHash, passwordChangedAt, passwordExpiresAt: expiresAt, isOpenToOthers })
    .where(
      and(
        eq(account.id, accountId),
        instead === undefined
          ? undefined
          : sql`${account.passwordHash} IS NOT DISTINCT FROM ${instead}`,
      ),
    )
    .returning();
  if (!own && instead !== undefined) throw new FieldError('password', 'field.passwordWrong');
  if (own) await notifyOfChange(tx, write.notices, 'password', tenantId, own);
  await revokeSessions(tx, accountId, from);
  if (from) await endSoon(tx, from);
  await audit(tx, { tenantId, accountId: by, action, target: accountId, ip });
}

interface AccountContext {
  readonly accountId: string;
  readonly tenantId: string;
  readonly sessionId: string;
  readonly ip: string;
  readonly notices: NoticeDelivery;
}

/** Wrong old passwords that one session may send: who stole a token uses up the tries of no other. */
const OLD_PASSWORD_TRIES = { max: 10, seconds: 900 };
/** And all sessions of one account together. */
const OLD_PASSWORD_TRIES_IN_ALL = { max: 50, seconds: 900 };

/** Each is a message to every address; a code of one's own sets a password beyond that. */
const CHANGES = { max: 10, seconds: 86_400 };

/** Needs the old password. Other sessions end at once; this one logs itself out (specification §4), or is ended. */
export async function changePassword(
  db: Database,
  accountContext: AccountContext,
  input: { password: string; passwordNew: string; repsw: string },
): Promise<void> {
  const { own, about } = await db.withSystem(async (tx) => {
    const found = await accountById(tx, accountContext.accountId);
    return { own: found, about: await aboutAccount(tx, accountContext.tenantId, found) };
  });
  await checkPasswordChange(input, about);
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
  await countOrRefuse(db, `password-changed:${accountContext.accountId}`, CHANGES);
  const passwordHash = await hashPassword(input.passwordNew);
  const { accountId: by, sessionId: from } = accountContext;
  const proved = { passwordHash, instead: own?.passwordHash ?? null };
  const action = 'account.password.changed';
  await db.withSystem((tx) =>
    writePassword(tx, { ...accountContext, ...proved, by, action, from }),
  );
}

export interface ResetByCode {
  readonly recipient: Recipient;
  readonly authCode: string;
  readonly password: string;
  /** The password's field in the form; `password` without it. */
  readonly field?: string | undefined;
  readonly tenantId: string;
  readonly ip: string;
  readonly notices: NoticeDelivery;
}

/** A new password, proved by a code. An unknown account answers as a wrong code does. */
export async function resetPasswordByCode(
  db: Database,
  codes: CodePolicy,
  { recipient, authCode, password, field = 'password', tenantId, ip, notices }: ResetByCode,
): Promise<void> {
  const known = await db.withSystem((tx) => aboutRecipient(tx, tenantId, recipient));
  await requirePassword(password, field, known);
  const purpose: CodePurpose = 'reset';
  const found: Account | null = await db.withSystem((tx) => findAccount(tx, recipient));
  const origin = { owner: found?.id ?? null, ip };
  const key = { purpose, recipient, tenantId };
  await requireCode(db, codes, key, authCode, origin);
  if (!found) throw codeRefused();
  // Names are shown only after a proof that the account is one's own.
  const about = await db.withSystem((tx) => aboutAccount(tx, tenantId, found));
  try {
    await requirePassword(password, field, about);
    if (await checkPassword(found.passwordHash, password)) {
      throw new FieldError(field, 'field.passwordSame');
    }
  } catch (error) {
    await refundCode(db, codes, key, authCode);
    throw error;
  }
  // Told after the code only, which proved that the address is theirs.
  requireSettled(found, recipient.kind);
  const passwordHash = await hashPassword(password);
  const { id: accountId } = found;
  const action = 'account.password.reset';
  const write = { accountId, passwordHash, tenantId, by: null, action, ip, notices };
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
