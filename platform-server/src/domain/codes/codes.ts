import { randomInt } from 'node:crypto';
import { errorCodes, type Locale } from '@edu/shared-utility/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { authCode, outbox } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { PhraseKey } from '../../phrases';
import { isKnownNetwork } from '../known-networks';
import { networkOf } from '../network';
import { clearHits, countOrRefuse, type Limit } from './limits';
import type { Recipient } from './recipient';
import type { Secret } from './secret';
import { type SmsBudget, takeFromBudget } from './sms-budget';

export type CodePurpose = 'login' | 'change' | 'register' | 'reset' | 'invitation' | 'proof';

/** How codes are made and limited, and where they go. */
export interface CodePolicy {
  readonly secret: Secret;
  /** Milliseconds until a code expires. */
  readonly lifetime: number;
  readonly cooldownSeconds: number;
  /** Codes from one network, or one logged-in person, to one recipient. */
  readonly perRecipient: Limit;
  /** Codes to one recipient in total: logged-in people, the owner's networks and others are counted separately. */
  readonly perRecipientInAll: Limit;
  /** Codes from one network to any recipients. */
  readonly perSource: Limit;
  readonly perUser: Limit;
  readonly sms: SmsBudget;
  /** False without a provider: the message is only shown on the outbox page. */
  readonly delivers: Readonly<Record<'sms' | 'mail', boolean>>;
}

/** Wrong guesses after which a code becomes invalid, counted separately for the owner's networks and others. */
const MAX_TRIES = 5;

export interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly recipient: Recipient;
  readonly tenantId: string;
  readonly locale: Locale;
  readonly ip: string;
  /** The account of the logged-in person who requests the code. */
  readonly accountId?: string | undefined;
  /** The account of the recipient, if nobody is logged in; null if there is none. */
  readonly owner?: string | null;
  /** True if the answer must not reveal that no such account exists: it looks as if a code was sent. */
  readonly isDecoy?: boolean;
}

/** Where the request comes from: a session, a network that the owner has logged in from, or any other. */
type RequesterKind = 'session' | 'home' | 'open';

/**
 * Counts the request and throws 429 beyond a limit. Each kind of requester has its own count, and cooldowns and totals
 * of strangers are separate from those of sessions and of networks that the owner has logged in from, so that others
 * cannot use up the owner's limit. An owner on a new network counts as a stranger.
 */
async function countRequest(
  db: Database,
  policy: CodePolicy,
  request: CodeRequest,
  requesterKind: RequesterKind,
): Promise<void> {
  const { purpose, recipient, tenantId, ip, accountId, isDecoy = false } = request;
  const network = networkOf(ip);
  await countOrRefuse(db, `code:source:${network}`, policy.perSource);
  if (accountId) await countOrRefuse(db, `code:user:${accountId}`, policy.perUser);
  const pause = `code:cooldown:${requesterKind}:${purpose}:${recipient.value}`;
  await countOrRefuse(db, pause, { max: 1, seconds: policy.cooldownSeconds });
  const totalBucket = `code:recipient:${requesterKind}:${recipient.value}`;
  try {
    await countOrRefuse(db, `${totalBucket}:${accountId ?? network}`, policy.perRecipient);
    await countOrRefuse(db, totalBucket, policy.perRecipientInAll);
    if (recipient.kind === 'phone') {
      const isAnonymous = requesterKind === 'open';
      await takeFromBudget(db, policy.sms, { tenantId, isAnonymous, isSent: !isDecoy });
    }
  } catch (error) {
    // A refused request must not start a cooldown that the recipient would have to wait for.
    await clearHits(db, pause);
    throw error;
  }
}

/** Creates a code and adds it to the outbox. Throws 429 during the cooldown or beyond a limit. */
export async function sendCode(
  db: Database,
  policy: CodePolicy,
  request: CodeRequest,
): Promise<void> {
  const {
    purpose,
    recipient,
    tenantId,
    locale,
    ip,
    accountId,
    owner = null,
    isDecoy = false,
  } = request;
  const { value } = recipient;
  const isFromHome = !accountId && (await isKnownNetwork(db, owner, ip));
  const requesterKind = accountId ? 'session' : isFromHome ? 'home' : 'open';
  await countRequest(db, policy, request, requesterKind);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const channel = recipient.kind === 'phone' ? 'sms' : 'mail';
  const status = isDecoy ? 'sent' : policy.delivers[channel] ? 'pending' : 'kept';
  const expiresAt = new Date(Date.now() + policy.lifetime);
  await db.withSystem(async (tx) => {
    const isEarlierCode = and(
      eq(authCode.account, value),
      eq(authCode.purpose, purpose),
      eq(authCode.tenantId, tenantId),
      eq(authCode.isFromHome, isFromHome),
      isNull(authCode.consumedAt),
    );
    await tx.update(authCode).set({ consumedAt: new Date() }).where(isEarlierCode);
    await tx.insert(authCode).values({
      tenantId,
      purpose,
      account: value,
      isFromHome,
      codeHash: hashOf(policy.secret, request, isDecoy ? `decoy ${code}` : code),
      expiresAt,
    });
    const codeCipher = isDecoy ? null : policy.secret.encrypt(code);
    await tx
      .insert(outbox)
      .values({ tenantId, account: value, channel, purpose, locale, codeCipher, status });
  });
}

type CodeKey = Pick<CodeRequest, 'purpose' | 'recipient' | 'tenantId'>;

const hashOf = (secret: Secret, { purpose, recipient, tenantId }: CodeKey, code: string): string =>
  secret.hmac(`${tenantId}|${purpose}|${recipient.value}|${code}`);

/** Where an attempt comes from: its address, and the account of the recipient. */
export interface ProofOrigin {
  readonly owner: string | null;
  readonly ip: string;
}

/**
 * Consumes a code: one statement counts the attempt and consumes a right code, so that of many concurrent right answers
 * one succeeds, and a wrong one counts even if the caller aborts. The code for the owner's networks and that for
 * strangers exist side by side, and so do their attempt counts.
 */
export async function consumeCode(
  db: Database,
  policy: CodePolicy,
  key: CodeKey,
  code: string,
  origin?: ProofOrigin,
): Promise<boolean> {
  return (await tryCode(db, policy, key, code, origin)) === 'right';
}

/** The result of checking a code. After a wrong one the sent code stays valid until its attempts are used up. */
export type CodeStatus = 'right' | 'wrong' | 'dead';

export async function tryCode(
  db: Database,
  policy: CodePolicy,
  key: CodeKey,
  code: string,
  origin?: ProofOrigin,
): Promise<CodeStatus> {
  const hash = hashOf(policy.secret, key, code);
  const isAtHome = origin ? await isKnownNetwork(db, origin.owner, origin.ip) : false;
  const tries = sql.raw(isAtHome ? 'tries_at_home' : 'tries');
  const rows = await db.executeAsSystem<{ right: boolean; tried: number }>(sql`
    UPDATE auth_code SET ${tries} = ${tries} + 1,
      consumed_at = CASE WHEN code_hash = ${hash} THEN now() END
    WHERE id IN (
      SELECT DISTINCT ON (is_from_home) id FROM auth_code
      WHERE account = ${key.recipient.value} AND purpose = ${key.purpose}
        AND tenant_id = ${key.tenantId}::uuid AND consumed_at IS NULL
      ORDER BY is_from_home, created_at DESC
    ) AND consumed_at IS NULL AND expires_at > now()
      AND ${tries} < ${MAX_TRIES}
    RETURNING consumed_at IS NOT NULL AS "right", ${tries} AS tried`);
  if (rows.some(({ right }) => right)) return 'right';
  return rows.some(({ tried }) => tried < MAX_TRIES) ? 'wrong' : 'dead';
}

/**
 * Whether this is the last code that was sent and has been used already: whoever has it may learn the result. A wrong
 * guess counts as an attempt, as for an unused code.
 */
export async function wasUsed(
  db: Database,
  policy: CodePolicy,
  key: CodeKey,
  code: string,
): Promise<boolean> {
  const rows = await db.executeAsSystem<{ right: boolean }>(sql`
    UPDATE auth_code SET tries = tries + 1
    WHERE id IN (
      SELECT DISTINCT ON (is_from_home) id FROM auth_code
      WHERE account = ${key.recipient.value} AND purpose = ${key.purpose}
        AND tenant_id = ${key.tenantId}::uuid
      ORDER BY is_from_home, created_at DESC
    ) AND consumed_at IS NOT NULL AND expires_at > now() AND tries < ${MAX_TRIES}
    RETURNING code_hash = ${hashOf(policy.secret, key, code)} AS "right"`);
  return rows.some(({ right }) => right);
}

/** The error for a refused code; `isAlive` if the sent code can still be entered correctly. */
export const codeRefused = (isAlive = false): BusinessError =>
  new BusinessError(errorCodes.codeRefused, {
    data: { isAlive },
    phrase: codeAdvice(isAlive ? 'wrong' : 'dead'),
  });

/** The advice to a person whose code was refused. */
export const codeAdvice = (codeStatus: Exclude<CodeStatus, 'right'>): PhraseKey =>
  codeStatus === 'wrong' ? 'code.wrong' : 'error.codeRefused';

/** Consumes a code; throws 40006 if it is wrong, used, expired or had too many attempts. */
export async function requireCode(
  db: Database,
  policy: CodePolicy,
  key: CodeKey,
  code: string,
  origin?: ProofOrigin,
): Promise<void> {
  const codeStatus = await tryCode(db, policy, key, code, origin);
  if (codeStatus !== 'right') throw codeRefused(codeStatus === 'wrong');
}

/** Makes a right code usable again when the request failed because of another field. */
export async function refundCode(
  db: Database,
  policy: CodePolicy,
  key: CodeKey,
  code: string,
): Promise<void> {
  await db.executeAsSystem(sql`
    UPDATE auth_code SET consumed_at = NULL
    WHERE account = ${key.recipient.value} AND purpose = ${key.purpose}
      AND tenant_id = ${key.tenantId}::uuid AND code_hash = ${hashOf(policy.secret, key, code)}
      AND expires_at > now()`);
}
