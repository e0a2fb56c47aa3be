import { errorCodes, type Version } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { asSystem, type TenantTx } from '../../db/database';
import { BusinessError, FieldError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import { asHundredths } from '../exams/exam-fields';
import type { FileAddressOf } from '../file-addresses';
import { divide } from '../sittings/points';
import { requireVersion } from '../versions';
import { essayIn } from './answer-rows';
import { answerById } from './find-answers';
import { type Essay, lockEssay } from './lock-essay';
import type { markInput } from './mark-fields';
import { recount } from './recount';
import { markedBy } from './rights';

type Input = z.output<typeof markInput>;

/** Converts points to hundredths; lines of the rubric must be within their maximum and add up to the total. */
function pointsIn({ score, lines = {} }: Input, { maxScore, content, partId }: Essay) {
  const total = asHundredths(score);
  if (total > maxScore) throw new FieldError('score', 'marking.score');
  const rubric = essayIn(content, partId)?.rubric ?? [];
  const max = divide(
    maxScore,
    rubric.map(({ share }) => share),
  );
  const linePoints = Object.entries(lines).map(([id, points]) => ({
    id,
    points: asHundredths(points),
  }));
  const areLinesValid = linePoints.every(({ id, points }) => {
    const index = rubric.findIndex((line) => line.id === id);
    return index >= 0 && points <= (max[index] ?? 0);
  });
  if (!areLinesValid) throw new FieldError('lines', 'marking.lines');
  const sum = linePoints.reduce((subtotal, { points }) => subtotal + points, 0);
  if (rubric.length > 0 && sum !== total) throw new FieldError('score', 'marking.sum');
  return { total, byLine: Object.fromEntries(linePoints.map(({ id, points }) => [id, points])) };
}

/** Saves one marker's points for one essay. Refuses if the essay already has all of its markers. */
export async function markEssay(
  tx: TenantTx,
  caller: Caller,
  input: Input,
  fileAddressOf: FileAddressOf,
): Promise<{ version: Version; sittingDone: boolean }> {
  const marks = await markedBy(tx, caller);
  return asSystem(tx, async (t) => {
    const { id, version, comment = '' } = input;
    const essay = await lockEssay(t, caller, marks, id);
    if (essay.own === null && essay.marks >= essay.needed) {
      throw new BusinessError(errorCodes.conflict, { phrase: 'marking.taken' });
    }
    const current = await answerById(t, caller, marks, id, fileAddressOf);
    if (current && essay.own !== null) requireVersion(version, current);
    const { total, byLine } = pointsIn(input, essay);
    const { rows } = await t.execute<{ version: number }>(sql`
      INSERT INTO essay_mark (tenant_id, essay_id, marker_id, score, lines, comment)
      VALUES (${caller.tenantId}::uuid, ${id}::uuid, ${caller.accountId}::uuid, ${total}::int,
        ${JSON.stringify(byLine)}::jsonb, ${comment})
      ON CONFLICT (essay_id, marker_id) DO UPDATE SET score = excluded.score,
        lines = excluded.lines, comment = excluded.comment, updated_at = now(),
        version = essay_mark.version + 1
      RETURNING version`);
    if (essay.own === null) {
      await t.execute(sql`UPDATE essay_answer SET marks = marks + 1 WHERE id = ${id}::uuid`);
    }
    const sittingDone = await recount(t, essay);
    const { title, number, own } = essay;
    const formerPoints = own === null ? null : own / 100;
    await audit(t, {
      ...auditContext(caller, essay.examId),
      action: own === null ? 'exam.marked' : 'exam.remarked',
      detail: { title, number, essayId: id },
      changes: [{ field: 'score', before: formerPoints, after: total / 100 }],
    });
    return { version: rows[0]?.version ?? 1, sittingDone };
  });
}
