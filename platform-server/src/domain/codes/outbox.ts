import type { Locale } from '@edu/shared-utility/contract';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { outbox } from '../../db/schema';
import { reasonOf } from '../../describe-error';
import { type PhraseKey, phrase } from '../../phrases';
import type { Secret } from './secret';

/** A message as a provider gets it. */
export interface Message {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Empty for a notice. */
  readonly code: string;
  readonly purpose: string;
}

/** Rejects when the provider did not take the message. */
export type Deliver = (message: Message) => Promise<void>;

export type Channel = 'sms' | 'mail';

export interface OutboxEntry {
  account: string;
  channel: string;
  code: string;
  purpose: string;
  /** Of a notice: undoes the change. */
  link: string | null;
  sentAt: string;
}

/** How the purpose of a message without a code begins. */
export const NOTICE = 'notice.';
/** Asks somebody to a tenant; the message says which, and where to answer. */
export const INVITATION = `${NOTICE}invitation`;

/** Seconds from a failed try to the next: the last comes after eight minutes, when a code still lives. */
const PAUSES = [5, 15, 45, 120, 300];
/** A provider that has not answered by then has not taken the message (ms). */
const DEADLINE = 30_000;
/** Seconds that a message stays with who claimed it: longer than any try, so that nobody else sends it too. */
const LEASE = 60;
/** How many messages of one channel a process sends at once. */
const LANES = 4;

interface Due extends Record<string, unknown> {
  id: string;
  account: string;
  purpose: string;
  locale: Locale;
  code_cipher: string | null;
  tries: number;
  tenant: string | null;
  domain: string | null;
  /** False for a code that is used, replaced or too old. */
  wanted: boolean;
}

/**
 * Takes the message that waits longest: the claim moves its next try behind the lease, so no lock
 * is held while sending. A code and its message are written in one transaction, at one moment.
 */
async function claim(db: Database, channel: Channel): Promise<Due | null> {
  const [row] = await db.read<Due>(sql`
    UPDATE outbox AS o SET tries = tries + 1, next_try_at = now() + make_interval(secs => ${LEASE})
    WHERE id = (
      SELECT id FROM outbox
      WHERE status = 'pending' AND channel = ${channel} AND next_try_at <= now()
      ORDER BY next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING id, account, purpose, locale, code_cipher, tries,
      (SELECT t.name FROM tenant t WHERE t.id = o.tenant_id) AS tenant,
      (SELECT d.domain FROM tenant_domain d WHERE d.tenant_id = o.tenant_id
        ORDER BY d.domain DESC LIMIT 1) AS domain,
      starts_with(purpose, ${NOTICE}) OR EXISTS (
        SELECT 1 FROM auth_code a
        WHERE a.account = o.account AND a.purpose = o.purpose AND a.tenant_id = o.tenant_id
          AND a.created_at = o.created_at AND a.consumed_at IS NULL AND a.expires_at > now()
      ) AS wanted`);
  return row ?? null;
}

function composeNotice({ id, account: to, purpose, locale, ...row }: Due, secret: Secret): Message {
  const tenant = row.tenant ?? '';
  const subject = phrase(locale, purpose as PhraseKey, { tenant });
  if (purpose === INVITATION) {
    const address = `${row.domain ?? ''}/entrance/invitation`;
    const text = phrase(locale, 'invitation.text', { tenant, address });
    return { id, to, code: '', purpose, subject, text };
  }
  const text =
    row.code_cipher === null
      ? phrase(locale, 'notice.text', { subject })
      : phrase(locale, 'notice.undo', { subject, link: secret.decrypt(row.code_cipher) });
  return { id, to, code: '', purpose, subject, text };
}

function compose(row: Due, secret: Secret): Message {
  if (row.purpose.startsWith(NOTICE)) return composeNotice(row, secret);
  if (row.code_cipher === null) throw new Error('the code is no longer kept');
  const code = secret.decrypt(row.code_cipher);
  const purpose = phrase(row.locale, `code.${row.purpose}` as PhraseKey);
  return {
    id: row.id,
    to: row.account,
    code,
    purpose: row.purpose,
    subject: phrase(row.locale, 'code.subject', { purpose }),
    text: phrase(row.locale, 'code.text', { purpose, code, minutes: 10 }),
  };
}

async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the provider did not answer in time')), DEADLINE);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

type Complain = (reason: string, row: { id: string; channel: string }) => void;

/** One channel and its provider. */
export interface Desk {
  readonly db: Database;
  readonly secret: Secret;
  readonly channel: Channel;
  readonly deliver: Deliver;
  readonly complain: Complain;
  /** Ends it after the messages under way. */
  readonly signal?: AbortSignal;
}

/** The message needs no further try; its code goes. */
const settle = (db: Database, id: string, status: 'sent' | 'failed' | 'dropped') =>
  db.read(sql`
    UPDATE outbox SET status = ${status}, code_cipher = NULL,
      sent_at = CASE WHEN ${status} = 'sent' THEN now() END
    WHERE id = ${id}::uuid`);

async function send({ db, secret, channel, deliver, complain }: Desk, row: Due): Promise<void> {
  const { id, tries, wanted } = row;
  if (!wanted) {
    await settle(db, id, 'dropped');
    return;
  }
  try {
    await inTime(deliver(compose(row, secret)));
    await settle(db, id, 'sent');
  } catch (error) {
    complain(reasonOf(error), { id, channel });
    const pause = PAUSES[tries - 1];
    if (pause === undefined) await settle(db, id, 'failed');
    else
      await db.read(sql`
        UPDATE outbox SET next_try_at = now() + make_interval(secs => ${pause}) WHERE id = ${id}::uuid`);
  }
}

/** Sends until nothing is due. Further lanes open only where something is: an idle outbox costs one query. */
async function drain(desk: Desk, lanes: number): Promise<void> {
  const next = async () => (desk.signal?.aborted ? null : claim(desk.db, desk.channel));
  const first = await next();
  if (!first) return;
  const lane = async (): Promise<void> => {
    for (let row: Due | null = first; row; row = await next()) await send(desk, row);
  };
  await Promise.all([lane(), lanes > 1 && drain(desk, lanes - 1)]);
}

/**
 * Sends what is due; each failure is tried again with growing pauses, six times in all. Any number
 * of processes may do so at once.
 */
export const deliverDue = (desk: Desk): Promise<void> => drain(desk, LANES);

/** What lies in the outbox of a demo installation, newest first. */
export function keptMessages(
  db: Database,
  secret: Secret,
  account: string | null,
): Promise<OutboxEntry[]> {
  return db.withSystem(async (tx) => {
    const rows = await tx
      .select()
      .from(outbox)
      .where(account === null ? undefined : eq(outbox.account, account.trim().toLowerCase()))
      .orderBy(desc(outbox.createdAt))
      .limit(100);
    return rows
      .filter(({ purpose, codeCipher }) => codeCipher !== null || purpose.startsWith(NOTICE))
      .map(({ account: to, channel, purpose, codeCipher, createdAt }) => {
        const kept = codeCipher === null ? null : secret.decrypt(codeCipher);
        const isNotice = purpose.startsWith(NOTICE);
        return {
          account: to,
          channel,
          code: isNotice ? '' : (kept ?? ''),
          purpose,
          link: isNotice ? kept : null,
          sentAt: createdAt.toISOString(),
        };
      });
  });
}
