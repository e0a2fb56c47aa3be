import { sql } from 'drizzle-orm';
import type { Database } from './db/database';
import { closeDueAccounts } from './domain/account/close-due-accounts';

/** Retention periods in days. */
export interface Retention {
  readonly auditDays: number;
}

/**
 * Deletes expired data: used codes, old counters, sessions, delivered messages, biometrics, invitations, closed
 * accounts. Safe to run in several processes at once.
 */
export async function runHousekeeping(db: Database, { auditDays }: Retention): Promise<void> {
  await db.withSystem(closeDueAccounts);
  for (const statement of [
    sql`DELETE FROM auth_code WHERE expires_at < now() - interval '1 day'`,
    sql`DELETE FROM limit_counter WHERE expires_at < now()`,
    sql`DELETE FROM known_source WHERE seen_at < now() - interval '180 days'`,
    sql`DELETE FROM account_grant WHERE expires_at < now() - interval '1 day'`,
    sql`DELETE FROM real_name_ticket WHERE expires_at < now() - interval '1 day'`,
    sql`DELETE FROM face_enrolment WHERE expires_at < now()`,
    sql`DELETE FROM session WHERE expires_at < now() - interval '7 days' OR revoked_at < now() - interval '7 days'`,
    sql`DELETE FROM foreign_session WHERE last_seen_at < now() - interval '7 days'`,
    sql`DELETE FROM second_factor WHERE removed_at < now() - interval '8 days'`,
    sql`DELETE FROM second_factor WHERE confirmed_at IS NULL AND created_at < now() - interval '1 day'`,
    sql`DELETE FROM passkey_challenge WHERE expires_at < now() - interval '1 hour'`,
    sql`DELETE FROM login_ticket WHERE expires_at < now() - interval '1 hour'`,
    sql`DELETE FROM account_undo WHERE expires_at < now() - interval '1 day'`,
    sql`DELETE FROM invitation WHERE least(expires_at, decided_at) < now() - interval '30 days'`,
    // A notice that waits for the SMS budget keeps its link as long as the link is valid.
    sql`UPDATE outbox SET code_cipher = NULL WHERE code_cipher IS NOT NULL
      AND created_at < now() - CASE status WHEN 'waiting' THEN interval '7 days' ELSE interval '1 day' END`,
    sql`DELETE FROM outbox WHERE created_at < now() - interval '30 days'`,
    // files are deleted before their job's row (sweepJobFiles)
    sql`DELETE FROM job WHERE coalesce(finished_at, updated_at) < now() - interval '7 days'
      AND context -> 'order' ->> 'parts' IS NULL`,
    // Its queue entry is gone with its last process.
    sql`UPDATE job SET state = 'failed', finished_at = now(), input = NULL
      WHERE state IN ('queued', 'running') AND updated_at < now() - interval '5 minutes'
        AND NOT EXISTS (SELECT 1 FROM jobs.job q WHERE q.data ->> 'id' = job.id::text
          AND q.state IN ('created', 'retry', 'active'))`,
    sql`DELETE FROM article_notice WHERE created_at < now() - interval '180 days'`,
    sql`DELETE FROM course_notice WHERE created_at < now() - interval '180 days'`,
    sql`DELETE FROM declaration_notice WHERE created_at < now() - interval '180 days'`,
    sql`DELETE FROM live_notice WHERE created_at < now() - interval '180 days'`,
    sql`DELETE FROM account_notice WHERE created_at < now() - interval '180 days'`,
    sql`DELETE FROM module_report WHERE created_at < now() - interval '14 days'`,
    sql`DELETE FROM module_report WHERE id <= (SELECT max(id) FROM module_report) - 200000`,
    sql`DELETE FROM module_load WHERE hour < now() - interval '14 days'`,
    sql`DELETE FROM audit_log WHERE created_at < now() - make_interval(days => ${auditDays})`,
  ]) {
    await db.executeAsSystem(statement);
  }
}
