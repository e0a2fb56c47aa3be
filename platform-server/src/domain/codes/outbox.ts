import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { reasonOf } from '../../describe-error';
import {
  ACCOUNT_OPENED,
  ANNOUNCEMENT,
  composeMessage,
  INVITATION,
  MADE_STAFF,
  type Message,
  NEW_NETWORK,
  NOTICE,
  REGISTRATION_ACCEPTED,
  REGISTRATION_RETURNED,
  type StoredMessage,
} from './compose-message';
import type { Secret } from './secret';
import { type SmsBudget, takeNoticeFromBudget } from './sms-budget';

/** Sends a message; rejects when the provider did not accept it. */
export type Deliver = (message: Message) => Promise<void>;

export type Channel = 'sms' | 'mail';

/** Seconds between attempts: the last one comes after eight minutes, before a code expires. */
const RETRY_DELAYS = [5, 15, 45, 120, 300];
/** Milliseconds after which an unanswered attempt counts as failed. */
const DEADLINE = 30_000;
/**
 * Seconds that a message stays claimed by one process: longer than any attempt, so that no other process sends it too.
 */
const LEASE = 60;
/** How many messages of one channel a process sends at once. */
const PARALLEL = 4;

interface Due extends Record<string, unknown>, StoredMessage {
  tenant_id: string | null;
  status: 'pending' | 'waiting';
  tries: number;
  /**
   * False for a code that is used, replaced or expired, an invitation that is no longer open, a withdrawn announcement.
   */
  isWanted: boolean;
}

/**
 * Claims the message that has waited longest, announcements after all others, since people wait for codes. The claim
 * moves its next attempt behind the lease, so no lock is held while sending. A code and its message are written in one
 * transaction, with one timestamp.
 */
async function claim(db: Database, channel: Channel): Promise<Due | null> {
  const [row] = await db.executeAsSystem<Due>(sql`
    UPDATE outbox AS o SET tries = tries + 1, next_try_at = now() + make_interval(secs => ${LEASE})
    WHERE id = (
      SELECT id FROM outbox
      WHERE status IN ('pending', 'waiting') AND channel = ${channel} AND next_try_at <= now()
      ORDER BY announcement_id IS NOT NULL, next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING id, tenant_id, status, account, channel, purpose, locale, code_cipher, tries,
      (SELECT n.title FROM announcement n WHERE n.id = o.announcement_id) AS title,
      (SELECT n.body FROM announcement n WHERE n.id = o.announcement_id) AS body,
      (SELECT t.name FROM tenant t WHERE t.id = o.tenant_id) AS tenant,
      (SELECT d.domain FROM tenant_domain d WHERE d.tenant_id = o.tenant_id
        ORDER BY d.domain DESC LIMIT 1) AS domain,
      CASE WHEN purpose = ${INVITATION} THEN EXISTS (
        SELECT 1 FROM invitation i JOIN account p ON p.id = i.account_id
        WHERE i.tenant_id = o.tenant_id AND o.account IN (p.phone, p.mail)
          AND i.state = 'open' AND i.expires_at > now()
      ) WHEN purpose = ${ANNOUNCEMENT} THEN EXISTS (
        SELECT 1 FROM announcement n WHERE n.id = o.announcement_id AND n.state = 'sent'
      ) ELSE starts_with(purpose, ${NOTICE}) OR EXISTS (
        SELECT 1 FROM auth_code a
        WHERE a.account = o.account AND a.purpose = o.purpose AND a.tenant_id = o.tenant_id
          AND a.created_at = o.created_at AND a.consumed_at IS NULL AND a.expires_at > now()
      ) END AS "isWanted"`);
  return row ?? null;
}

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

type Warn = (reason: string, row: { id: string; channel: string }) => void;

/** One channel, its provider and what sending needs. */
export interface OutboxContext {
  readonly db: Database;
  readonly secret: Secret;
  readonly channel: Channel;
  readonly sms: SmsBudget;
  readonly deliver: Deliver;
  readonly warn: Warn;
  /** Aborting stops after the messages in progress. */
  readonly signal?: AbortSignal;
}

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
