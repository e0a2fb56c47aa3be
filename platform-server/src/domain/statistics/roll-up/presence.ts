import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database';

/** Records whose sessions were used since then, in each organisation where they have an actor. */
export async function recordPresence(tx: Tx, since: SQL): Promise<void> {
  await tx.execute(sql`
    INSERT INTO presence (tenant_id, organ_id, branch_id, member_id, hour, seen_at)
    SELECT a.tenant_id, a.organ_id, (array_agg(a.branch_id ORDER BY a.kind DESC))[1], a.member_id,
      date_trunc('hour', s.seen_at, 'UTC'), max(s.seen_at)
    FROM (SELECT member_id, last_seen_at AS seen_at FROM session
      WHERE last_seen_at > ${since} AND member_id IS NOT NULL) s
    JOIN actor a ON a.member_id = s.member_id AND a.status = 'active'
    GROUP BY a.tenant_id, a.organ_id, a.member_id, date_trunc('hour', s.seen_at, 'UTC')
    ON CONFLICT (organ_id, hour, member_id) DO UPDATE
      SET seen_at = greatest(presence.seen_at, excluded.seen_at), branch_id = excluded.branch_id
      WHERE presence.seen_at < excluded.seen_at`);
  await tx.execute(sql`DELETE FROM presence WHERE hour < now() - interval '2 days'`);
}
