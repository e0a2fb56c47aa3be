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
  /** Milliseconds a code lives. */
  readonly lifetime: number;
  readonly cooldownSeconds: number;
  /** What one network, or one person who is logged in, may have sent to one recipient. */
  readonly perRecipient: Limit;
  /** What one recipient gets from all of them: people who are logged in, the owner's networks and others apart. */
  readonly perRecipientInAll: Limit;
  /** What one network may ask for, no matter who the recipient is. */
  readonly perSource: Limit;
  readonly perUser: Limit;
  readonly sms: SmsBudget;
  /** False where no provider is set up: the message stays in the outbox page. */
  readonly delivers: Readonly<Record<'sms' | 'mail', boolean>>;
}

/** A code's wrong guesses before it is worth nothing there: on the owner's networks, and elsewhere. */
const MAX_TRIES = 5;

export interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly recipient: Recipient;
  readonly tenantId: string;
  readonly locale: Locale;
  readonly ip: string;
  /** Who is logged in and asks. */
  readonly accountId?: string | undefined;
  /** The account of the recipient, where nobody is logged in; null where there is none. */
  readonly owner?: string | null;
  /** True where the answer must not disclose that there is no such account: it looks as if a code was sent. */
  readonly decoy?: boolean;
}

/** From where a code is asked: with a session, from a network that the owner logged in from, from any other. */
type Asker = 'session' | 'home' | 'open';

/**
 * Counts the request and refuses what is too much. Each asker has their own count, and pauses and
 * totals of strangers are apart from those of sessions and of the networks that the owner logged in
 * from: there others cannot use up the owner's limit. From a network that is new to the
 * owner too, they are a stranger.
 */
async function countRequest(
  db: Database,
  policy: CodePolicy,
  request: CodeRequest,
  asker: Asker,
): Promise<void> {
  const { purpose, recipient, tenantId, ip, accountId, decoy = false } = request;
  const network = networkOf(ip);
  await countOrRefuse(db, `code:source:${network}`, policy.perSource);
  if (accountId) await countOrRefuse(db, `code:user:${accountId}`, policy.perUser);
  const pause = `code:cooldown:${asker}:${purpose}:${recipient.value}`;
  await countOrRefuse(db, pause, { max: 1, seconds: policy.cooldownSeconds });
  const total = `code:recipient:${asker}:${recipient.value}`;
  try {
    await countOrRefuse(db, `${total}:${accountId ?? network}`, policy.perRecipient);
    await countOrRefuse(db, total, policy.perRecipientInAll);
    if (recipient.kind === 'phone') {
      const isStranger = asker === 'open';
      await takeFromBudget(db, policy.sms, { tenantId, isStranger, isSent: !decoy });
    }
  } catch (error) {
    // Anyone who gets no code starts no pause, which the recipient would have to sit out.
    await clearHits(db, pause);
    throw error;
  }
}

/** Makes a code and puts it into the outbox. 429 while the cooldown runs or a limit is reached. */
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
    decoy = false,
  } = request;
  const { value } = recipient;
  const isFromHome = !accountId && (await isKnownNetwork(db, owner, ip));
  const asker = accountId ? 'session' : isFromHome ? 'home' : 'open';
  await countRequest(db, policy, request, asker);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const channel = recipient.kind === 'phone' ? 'sms' : 'mail';
  const status = decoy ? 'sent' : policy.delivers[channel] ? 'pending' : 'kept';
  const expiresAt = new Date(Date.now() + policy.lifetime);
  await db.withSystem(async (tx) => {
    const same = and(
      eq(authCode.account, value),
      eq(authCode.purpose, purpose),
      eq(authCode.tenantId, tenantId),
      eq(authCode.isFromHome, isFromHome),
      isNull(authCode.consumedAt),
    );
    await tx.update(authCode).set({ consumedAt: new Date() }).where(same);
    await tx.insert(authCode).values({
      tenantId,
      purpose,
      account: value,
      isFromHome,
      codeHash: hashOf(policy.secret, request, decoy ? `decoy ${code}` : code),
      expiresAt,
    });
    const codeCipher = decoy ? null : policy.secret.encrypt(code);
    await tx
      .insert(outbox)
      .values({ tenantId, account: value, channel, purpose, locale, codeCipher, status });
  });
}

type CodeKey = Pick<CodeRequest, 'purpose' | 'recipient' | 'tenantId'>;

const hashOf = (secret: Secret, { purpose, recipient, tenantId }: CodeKey, code: string): string =>
  secret.hmac(`${tenantId}|${purpose}|${recipient.value}|${code}`);

/** Where a proof comes from: the address, and whose the recipient is. */
export interface ProofOrigin {
  readonly owner: string | null;
  readonly ip: string;
}

/**
 * Uses up a code: one statement counts the try and consumes a right code, so that of many right
 * answers at once one succeeds, and a wrong one costs a try even when the caller gives up. The code
 * for the owner's networks and that for strangers wait side by side; tries from those networks and
 * from elsewhere count apart.
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

/** What a code was worth. A wrong one leaves the sent one alive until its tries are used up. */
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
  const rows = await db.read<{ right: boolean; tried: number }>(sql`
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
 * Whether this is the last code that was sent, and was used already: anyone who has it may learn what came of
 * that. A guess costs a try, as with one that still counts.
 */
export async function wasUsed(
  db: Database,
  policy: CodePolicy,
  key: CodeKey,
  code: string,
): Promise<boolean> {
  const rows = await db.read<{ right: boolean }>(sql`
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

/** The refusal of a code; `isAlive` where another try with the same one sent can still be right. */
export const codeRefused = (isAlive = false): BusinessError =>
  new BusinessError(errorCodes.codeRefused, {
    data: { isAlive },
    phrase: codeAdvice(isAlive ? 'wrong' : 'dead'),
  });

/** What a person does about a code that was not right. */
export const codeAdvice = (worth: Exclude<CodeStatus, 'right'>): PhraseKey =>
  worth === 'wrong' ? 'code.wrong' : 'error.codeRefused';

/** Uses up a code; throws 40006 for one that is wrong, used, too old or tried too often. */
export async function requireCode(
  db: Database,
  policy: CodePolicy,
  key: CodeKey,
  code: string,
  origin?: ProofOrigin,
): Promise<void> {
  const worth = await tryCode(db, policy, key, code, origin);
  if (worth !== 'right') throw codeRefused(worth === 'wrong');
}

/** A right code that led to nothing may be sent again: what was refused with it was another field. */
export async function refundCode(
  db: Database,
  policy: CodePolicy,
  key: CodeKey,
  code: string,
): Promise<void> {
  await db.read(sql`
    UPDATE auth_code SET consumed_at = NULL
    WHERE account = ${key.recipient.value} AND purpose = ${key.purpose}
      AND tenant_id = ${key.tenantId}::uuid AND code_hash = ${hashOf(policy.secret, key, code)}
      AND expires_at > now()`);
}
