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

const MAX_TRIES = 6;
const BATCH = 20;

interface Due extends Record<string, unknown> {
  id: string;
  account: string;
  channel: 'sms' | 'mail';
  purpose: string;
  locale: Locale;
  code_cipher: string;
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

function compose(row: Due, secret: Secret): Message {
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
    return rows.flatMap(({ account: to, channel, purpose, codeCipher, createdAt }) =>
      codeCipher === null
        ? []
        : [
            {
              account: to,
              channel,
              code: secret.decrypt(codeCipher),
              purpose,
              sentAt: createdAt.toISOString(),
            },
          ],
    );
  });
}
