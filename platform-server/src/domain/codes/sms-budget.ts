import type { Database } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { countEachIfFree, countEachOrRefuse, countHit, uncountHits } from './limits';

/** The SMS per day that the operator is willing to pay for. */
export interface SmsBudget {
  readonly perDay: number;
  readonly perTenantPerDay: number;
}

export interface SmsRequest {
  readonly tenantId: string;
  /** True for a person who is neither logged in nor on one of the recipient's known networks. */
  readonly isAnonymous: boolean;
  /** False if no message is sent: the request is refused in the same way, so that the refusal reveals no account. */
  readonly isSent: boolean;
}

const DAY = 86_400;
/** The share of the budget for requests without a session and for ordinary notices, so that they cannot exhaust it. */
const LIMITED_SHARE = 0.8;
/**
 * Security notices per day to one number that are sent even without room in the budget, so that they cannot be
 * suppressed by exhausting it.
 */
const RESERVE = { max: 3, seconds: DAY };
/** Seconds until a waiting message is tried again: the operator may have raised the limit. */
const RETRY_SECONDS = 3600;

/** The counters of all tenants together and of one tenant, limited to a share. */
function countersOf({ perDay, perTenantPerDay }: SmsBudget, tenantId: string, share: number) {
  const limit = (max: number) => ({ max: Math.ceil(max * share), seconds: DAY });
  return [
    [SMS_OF_DAY, limit(perDay)],
    [`${SMS_OF_DAY}:${tenantId}`, limit(perTenantPerDay)],
  ] as const;
}

/** The bucket that counts the messages of all tenants together. */
export const SMS_OF_DAY = 'sms:day';

/** Counts one code; throws 429 and alerts the operator if the budget has no room. */
export async function takeFromBudget(
  db: Database,
  budget: SmsBudget,
  { tenantId, isAnonymous, isSent }: SmsRequest,
): Promise<void> {
  try {
    const counters = countersOf(budget, tenantId, isAnonymous ? LIMITED_SHARE : 1);
    const hits = await countEachOrRefuse(db, counters);
    if (!isSent) await uncountHits(db, hits);
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    throw new BusinessError(error.code, { ...error.options, alarm: 'sms-budget' });
  }
}

export interface NoticeSms {
  readonly tenantId: string;
  readonly to: string;
  /** True for a change of the account, false for an invitation or a log-in. */
  readonly isSecurity: boolean;
}

/**
 * Counts one message that is not a code, before it is sent. Returns the seconds to wait if the budget has no room; null
 * if it may be sent now.
 */
export async function takeNoticeFromBudget(
  db: Database,
  budget: SmsBudget,
  { tenantId, to, isSecurity }: NoticeSms,
): Promise<number | null> {
  const counters = countersOf(budget, tenantId, isSecurity ? 1 : LIMITED_SHARE);
  const { wait } = await countEachIfFree(db, counters);
  if (wait === null) return null;
  if (isSecurity && (await countHit(db, `sms:reserve:${to}`, RESERVE)).hits <= RESERVE.max) {
    for (const [bucket, limit] of counters) await countHit(db, bucket, limit);
    return null;
  }
  return Math.min(wait, RETRY_SECONDS);
}
