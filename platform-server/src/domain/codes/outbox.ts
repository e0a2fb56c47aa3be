import type { Locale } from '@edu/shared-utility/contract';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { outbox } from '../../db/schema';
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

export interface OutboxEntry {
  account: string;
  channel: string;
  code: string;
  purpose: string;
  sentAt: string;
}

/** How the purpose of a message without a code begins. */
export const NOTICE = 'notice.';

const MAX_TRIES = 6;
const BATCH = 20;

interface Due extends Record<string, unknown> {
  id: string;
  account: string;
  channel: 'sms' | 'mail';
  purpose: string;
  locale: Locale;
  code_cipher: string | null;
  tries: number;
}

/** Takes due messages for this process: a claim moves their next try, so no lock is held while sending. */
const claim = (db: Database): Promise<Due[]> =>
  db.read<Due>(sql`
    UPDATE outbox SET tries = tries + 1,
      next_try_at = now() + make_interval(secs => 5 * power(3, tries))
    WHERE id IN (
      SELECT id FROM outbox WHERE status = 'pending' AND next_try_at <= now()
      ORDER BY next_try_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
    )
    RETURNING id, account, channel, purpose, locale, code_cipher, tries`);

function composeNotice({ id, account: to, purpose, locale }: Due): Message {
  const subject = phrase(locale, purpose as PhraseKey);
  return { id, to, code: '', purpose, subject, text: phrase(locale, 'notice.text', { subject }) };
}

function compose(row: Due, secret: Secret): Message {
  if (row.purpose.startsWith(NOTICE)) return composeNotice(row);
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

/** Sends what is due; each failure is tried again with growing pauses, six times in all. */
export async function deliverDue(
  db: Database,
  secret: Secret,
  channels: Partial<Record<'sms' | 'mail', Deliver>>,
  complain: (reason: string, row: { id: string; channel: string }) => void,
): Promise<void> {
  for (const row of await claim(db)) {
    const { id, channel, tries } = row;
    try {
      const deliver = channels[channel];
      if (!deliver) throw new Error(`no ${channel} provider`);
      await deliver(compose(row, secret));
      await db.read(sql`
        UPDATE outbox SET status = 'sent', sent_at = now(), code_cipher = NULL WHERE id = ${id}::uuid`);
    } catch (error) {
      complain((error as Error).message, { id, channel });
      if (tries < MAX_TRIES) continue;
      await db.read(sql`
        UPDATE outbox SET status = 'failed', code_cipher = NULL WHERE id = ${id}::uuid`);
    }
  }
}

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
      .map(({ account: to, channel, purpose, codeCipher, createdAt }) => ({
        account: to,
        channel,
        code: codeCipher === null ? '' : secret.decrypt(codeCipher),
        purpose,
        sentAt: createdAt.toISOString(),
      }));
  });
}
