import { randomInt } from 'node:crypto';
import { errorCodes, type Locale } from '@edu/shared-utility/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { authCode, outbox } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { networkOf } from '../network';
import { clearHits, hitOrRefuse, type Limit } from './limits';
import type { Recipient } from './recipient';
import type { Secret } from './secret';

export type CodePurpose = 'login' | 'change' | 'register' | 'reset';

/** How codes are made and limited, and where they go. */
export interface CodePolicy {
  readonly secret: Secret;
  /** Milliseconds a code lives. */
  readonly lifetime: number;
  readonly cooldownSeconds: number;
  /** What one network, or one person who is logged in, may have sent to one recipient. */
  readonly perRecipient: Limit;
  /** What one recipient gets from all of them: strangers apart from people who are logged in. */
  readonly perRecipientInAll: Limit;
  /** What one network may ask for, whoever the recipient. */
  readonly perSource: Limit;
  readonly perUser: Limit;
  /** False where no provider is set up: the message stays in the outbox page. */
  readonly delivers: Readonly<Record<'sms' | 'mail', boolean>>;
}

/** A code's wrong guesses before it is worth nothing. */
const MAX_TRIES = 5;

export interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly recipient: Recipient;
  readonly tenantId: string;
  readonly locale: Locale;
  readonly ip: string;
  readonly accountId?: string | undefined;
  /** True where nobody may learn that there is no such account: all looks as if a code went out. */
  readonly decoy?: boolean;
}

/**
 * Counts the request and refuses what is too much. No stranger uses up what the recipient may ask
 * for: each asker has their own count, and a change code, which needs a session, a total of its own.
 */
async function countRequest(db: Database, policy: CodePolicy, request: CodeRequest): Promise<void> {
  const { purpose, recipient, ip, accountId } = request;
  const network = networkOf(ip);
  await hitOrRefuse(db, `code:source:${network}`, policy.perSource);
  if (accountId) await hitOrRefuse(db, `code:user:${accountId}`, policy.perUser);
  const pause = `code:cooldown:${purpose}:${recipient.value}`;
  await hitOrRefuse(db, pause, { max: 1, seconds: policy.cooldownSeconds });
  const total = `code:recipient:${accountId ? 'session' : 'open'}:${recipient.value}`;
  try {
    await hitOrRefuse(db, `${total}:${accountId ?? network}`, policy.perRecipient);
    await hitOrRefuse(db, total, policy.perRecipientInAll);
  } catch (error) {
    // Whoever gets no code starts no pause, which the recipient would have to sit out.
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
  const { purpose, recipient, tenantId, locale, decoy = false } = request;
  const { value } = recipient;
  await countRequest(db, policy, request);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const channel = recipient.kind === 'phone' ? 'sms' : 'mail';
  const status = decoy ? 'sent' : policy.delivers[channel] ? 'pending' : 'kept';
  const expiresAt = new Date(Date.now() + policy.lifetime);
  await db.withSystem(async (tx) => {
    const same = and(
      eq(authCode.account, value),
      eq(authCode.purpose, purpose),
      eq(authCode.tenantId, tenantId),
      isNull(authCode.consumedAt),
    );
    await tx.update(authCode).set({ consumedAt: new Date() }).where(same);
    await tx.insert(authCode).values({
      tenantId,
      purpose,
      account: value,
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

/**
 * Uses up a code: one statement counts the try and consumes a right code, so that of many right
 * answers at once one succeeds, and a wrong one costs a try even when the caller gives up.
 */
export async function consumeCode(
  db: Database,
  policy: CodePolicy,
  key: CodeKey,
  code: string,
): Promise<boolean> {
  const hash = hashOf(policy.secret, key, code);
  const [row] = await db.read<{ right: boolean }>(sql`
    UPDATE auth_code SET tries = tries + 1,
      consumed_at = CASE WHEN code_hash = ${hash} THEN now() END
    WHERE id = (
      SELECT id FROM auth_code
      WHERE account = ${key.recipient.value} AND purpose = ${key.purpose}
        AND tenant_id = ${key.tenantId}::uuid AND consumed_at IS NULL
      ORDER BY created_at DESC LIMIT 1
    ) AND consumed_at IS NULL AND expires_at > now() AND tries < ${MAX_TRIES}
    RETURNING consumed_at IS NOT NULL AS "right"`);
  return row?.right ?? false;
}

/** The same; throws 40006 for a code that is wrong, used, too old or tried too often. */
export async function requireCode(
  db: Database,
  policy: CodePolicy,
  key: CodeKey,
  code: string,
): Promise<void> {
  if (!(await consumeCode(db, policy, key, code))) throw new BusinessError(errorCodes.codeRefused);
}
