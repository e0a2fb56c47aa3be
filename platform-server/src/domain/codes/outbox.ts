import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { reasonOf } from '../../describe-error';
import { claim, type Due } from './claim-messages';
import { composeMessage } from './compose-message';
import {
  ACCOUNT_OPENED,
  ANNOUNCEMENT,
  INVITATION,
  MADE_STAFF,
  NEW_NETWORK,
  NOTICE,
  REGISTRATION_ACCEPTED,
  REGISTRATION_RETURNED,
} from './notice-text';
import type { OutboxContext } from './outbox-context';
import { takeNoticeFromBudget } from './sms-budget';

/** Seconds between attempts: the last one comes after eight minutes, before a code expires. */
const RETRY_DELAYS = [5, 15, 45, 120, 300];
/** Milliseconds after which an unanswered attempt counts as failed. */
const DEADLINE = 30_000;
/** How many messages of one channel a process sends at once. */
const PARALLEL = 4;

async function withDeadline(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the provider did not answer in time')), DEADLINE);
  });
  await Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

/** Notices that wait for room in the day's budget; all others concern the security of an account. */
const ordinaryPurposes: ReadonlySet<string> = new Set([
  ACCOUNT_OPENED,
  ANNOUNCEMENT,
  INVITATION,
  MADE_STAFF,
  NEW_NETWORK,
  REGISTRATION_ACCEPTED,
  REGISTRATION_RETURNED,
]);

/** Marks a message as finished and deletes its code. */
const setStatus = (db: Database, id: string, status: 'sent' | 'failed' | 'dropped') =>
  db.executeAsSystem(sql`
    UPDATE outbox SET status = ${status}, code_cipher = NULL,
      sent_at = CASE WHEN ${status} = 'sent' THEN now() END
    WHERE id = ${id}::uuid`);

/**
 * Whether an SMS that is not a code has to wait for room in the day's budget; codes were counted when they were
 * requested, and retried messages at their first attempt.
 */
async function waitsForRoom({ db, channel, sms, warn }: OutboxContext, row: Due): Promise<boolean> {
  const { id, tenant_id, account: to, purpose, status, tries } = row;
  if (channel !== 'sms' || !purpose.startsWith(NOTICE) || tries > 1) return false;
  const isSecurity = !ordinaryPurposes.has(purpose);
  const wait = await takeNoticeFromBudget(db, sms, { tenantId: tenant_id ?? '', to, isSecurity });
  if (wait === null) return false;
  if (status === 'pending') {
    warn('the SMS budget of the day has no room: the message waits', { id, channel });
  }
  await db.executeAsSystem(sql`
    UPDATE outbox SET status = 'waiting', tries = 0, next_try_at = now() + make_interval(secs => ${wait})
    WHERE id = ${id}::uuid`);
  return true;
}

async function send(context: OutboxContext, row: Due): Promise<void> {
  const { db, secret, channel, deliver, warn } = context;
  const { id, tries, isWanted } = row;
  if (!isWanted) {
    await setStatus(db, id, 'dropped');
    return;
  }
  if (await waitsForRoom(context, row)) return;
  try {
    await withDeadline(deliver(composeMessage(row, secret)));
    await setStatus(db, id, 'sent');
  } catch (error) {
    warn(reasonOf(error), { id, channel });
    const pause = RETRY_DELAYS[tries - 1];
    if (pause === undefined) await setStatus(db, id, 'failed');
    else
      await db.executeAsSystem(sql`
        UPDATE outbox SET status = 'pending', next_try_at = now() + make_interval(secs => ${pause}) WHERE id = ${id}::uuid`);
  }
}

/** Sends until nothing is due. Parallel senders start only if something is due, so an idle outbox costs one query. */
async function drain(context: OutboxContext, parallel: number): Promise<void> {
  const next = async () => (context.signal?.aborted ? null : claim(context.db, context.channel));
  const first = await next();
  if (!first) return;
  const worker = async (): Promise<void> => {
    for (let row: Due | null = first; row; row = await next()) await send(context, row);
  };
  await Promise.all([worker(), parallel > 1 && drain(context, parallel - 1)]);
}

/**
 * Sends what is due; a failed message is retried with growing delays, six attempts in all. Several processes may run it
 * at once.
 */
export const deliverDue = (context: OutboxContext): Promise<void> => drain(context, PARALLEL);
