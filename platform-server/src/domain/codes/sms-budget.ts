import type { Database } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { giveAllBack, takeHits } from './limits';

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
/** The rest is for people who are known: strangers who use up theirs keep nobody out. */
const STRANGERS_SHARE = 0.8;

/** Counts one message; refuses with 429, and an alarm for the operator, what the budget has no room for. */
export async function spendSms(
  db: Database,
  { perDay, perTenantPerDay }: SmsBudget,
  { tenantId, isStranger, isSent }: SmsRequest,
): Promise<void> {
  const share = isStranger ? STRANGERS_SHARE : 1;
  const limit = (max: number) => ({ max: Math.ceil(max * share), seconds: DAY });
  try {
    const taken = await takeHits(db, [
      ['sms:day', limit(perDay)],
      [`sms:day:${tenantId}`, limit(perTenantPerDay)],
    ]);
    if (!isSent) await giveAllBack(db, taken);
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    throw new BusinessError(error.code, { ...error.options, alarm: 'sms-budget' });
  }
}
