import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { ANNOUNCEMENT, INVITATION, NOTICE, type StoredMessage } from './notice-text';

export type Channel = 'sms' | 'mail';

/**
 * Seconds that a message stays claimed by one process: longer than any attempt, so that no other process sends it too.
 */
const LEASE = 60;

export interface Due extends Record<string, unknown>, StoredMessage {
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
export async function claim(db: Database, channel: Channel): Promise<Due | null> {
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
