import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { outbox } from '../../db/schema';
import { NOTICE } from './notice-text';
import type { Secret } from './secret';

export interface OutboxEntry {
  account: string;
  channel: string;
  code: string;
  purpose: string;
  /** The link of a notice: undoes the change, or answers the invitation. */
  link: string | null;
  sentAt: string;
}

/** The messages in the outbox of a demo installation, newest first. */
export function outboxMessages(
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
        const plaintext = codeCipher === null ? null : secret.decrypt(codeCipher);
        const isNotice = purpose.startsWith(NOTICE);
        return {
          account: to,
          channel,
          code: isNotice ? '' : (plaintext ?? ''),
          purpose,
          link: isNotice ? plaintext : null,
          sentAt: createdAt.toISOString(),
        };
      });
  });
}
