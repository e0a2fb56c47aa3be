import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';

/** Of a person's sittings the best counts; before any is marked, the first. */
export const countBest = (
  tx: Tx,
  { examId, memberId }: { readonly examId: string; readonly memberId: string },
): Promise<unknown> =>
  tx.execute(sql`
    UPDATE sitting s SET counts = s.id = best.id FROM (
      SELECT id FROM sitting
      WHERE exam_id = ${examId}::uuid AND member_id = ${memberId}::uuid AND state <> 'open'
      ORDER BY score DESC NULLS LAST, attempt LIMIT 1) best
    WHERE s.exam_id = ${examId}::uuid AND s.member_id = ${memberId}::uuid
      AND s.counts <> (s.id = best.id)`);
