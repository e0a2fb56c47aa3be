import type { Database } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { countHit, refundAll, takeHits, tryHits } from './limits';

/** Messages a day that the operator is ready to pay for. */
export interface SmsBudget {
  readonly perDay: number;
  readonly perTenantPerDay: number;
}

export interface SmsRequest {
  readonly tenantId: string;
  /** Neither logged in nor on a network of the recipient's. */
  readonly isStranger: boolean;
  /** False where nothing goes out: it is refused alike, or the refusal would tell accounts apart. */
  readonly isSent: boolean;
}

const DAY = 86_400;
/** The rest is for people who are known: others cannot exhaust it. */
const OTHERS_SHARE = 0.8;
/**
 * Notices a day to one number that go out when the budget has no room, so that they cannot be silenced by exhausting
 * it.
 */
const RESERVE = { max: 3, seconds: DAY };
/** What waits for room asks again so often (seconds): the operator may have raised the limit. */
const ASK_AGAIN = 3600;

/** The counters of all tenants and of one, as far as somebody may fill them. */
function countersOf({ perDay, perTenantPerDay }: SmsBudget, tenantId: string, share: number) {
  const limit = (max: number) => ({ max: Math.ceil(max * share), seconds: DAY });
  return [
    [SMS_OF_DAY, limit(perDay)],
    [`${SMS_OF_DAY}:${tenantId}`, limit(perTenantPerDay)],
  ] as const;
}

/** The bucket that counts the messages of all tenants. */
export const SMS_OF_DAY = 'sms:day';

/** Counts one code; refuses with 429, and an alarm for the operator, what the budget has no room for. */
export async function takeFromBudget(
  db: Database,
  budget: SmsBudget,
  { tenantId, isStranger, isSent }: SmsRequest,
): Promise<void> {
  try {
    const counters = countersOf(budget, tenantId, isStranger ? OTHERS_SHARE : 1);
    const hits = await takeHits(db, counters);
    if (!isSent) await refundAll(db, hits);
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    throw new BusinessError(error.code, { ...error.options, alarm: 'sms-budget' });
  }
}

export interface NoticeSms {
  readonly tenantId: string;
  readonly to: string;
  /** Of a change of the account; an invitation and a log-in are none. */
  readonly isSecurity: boolean;
}

/**
 * Counts one message that is no code, before it is sent. Nothing is refused: what the budget has no
 * room for waits so many seconds and asks again; null for what may go out now.
 */
export async function takeNoticeFromBudget(
  db: Database,
  budget: SmsBudget,
  { tenantId, to, isSecurity }: NoticeSms,
): Promise<number | null> {
  const counters = countersOf(budget, tenantId, isSecurity ? 1 : OTHERS_SHARE);
  const { wait } = await tryHits(db, counters);
  if (wait === null) return null;
  if (isSecurity && (await countHit(db, `sms:reserve:${to}`, RESERVE)).hits <= RESERVE.max) {
    for (const [bucket, limit] of counters) await countHit(db, bucket, limit);
    return null;
  }
  return Math.min(wait, ASK_AGAIN);
}
