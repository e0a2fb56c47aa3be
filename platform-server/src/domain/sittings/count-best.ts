import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { recountLearned } from '../trains/recount';

/**
 * Sets which of a person's sittings counts: the best, or the first while none is marked. Updates their trainings too.
 */
export async function countBest(
  tx: Tx,
  { examId, memberId }: { readonly examId: string; readonly memberId: string },
): Promise<void> {
  await tx.execute(sql`
    UPDATE sitting s SET counts = s.id = best.id FROM (
      SELECT id FROM sitting
      WHERE exam_id = ${examId}::uuid AND member_id = ${memberId}::uuid AND state <> 'open'
      ORDER BY score DESC NULLS LAST, attempt LIMIT 1) best
    WHERE s.exam_id = ${examId}::uuid AND s.member_id = ${memberId}::uuid
      AND s.counts <> (s.id = best.id)`);
  await recountLearned(tx, { kind: 'exam', targetId: examId, memberId });
}
