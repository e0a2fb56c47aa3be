import { randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { authCode, outbox } from '../../db/schema';
import { isKnownNetwork } from '../known-networks';
import { networkOf } from '../network';
import { type CodePolicy, type CodeRequest, hashOf } from './code-policy';
import { clearHits, countOrRefuse } from './limits';
import { takeFromBudget } from './sms-budget';

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
