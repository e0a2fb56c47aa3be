import { sql } from 'drizzle-orm';
import { audit } from '../audit';
import { iso } from '../courses/find-courses';
import { type ScoreRow, scoreCell, scoreColumns } from '../exams/score-cells';
import { type ExportCall, exportRows, refuseTooMany } from '../sheets/export-rows';
import type { SheetFile } from '../sheets/sheets';
import { trailOf } from '../trail-of';
import { examItem } from './exams';
import { placed } from './find-users';

type Row = ScoreRow & {
  readonly attempts: number;
};

/** A workbook of what everybody in the training scored, who did not sit included. A line of the trail says who took it. */
export const exportTrainScores = (itemId: string, call: ExportCall): Promise<SheetFile> =>
  exportRows(call, {
    title: 'sheet.scoresFile',
    columns: [
      ...scoreColumns,
      ['attempts', 'sheet.attempts'],
      ['submittedAt', 'sheet.submittedAt'],
    ],
    find: async (tx) => {
      const item = await examItem(tx, call.caller, itemId);
      const { rows } = await tx.execute<Row>(sql`
      SELECT a.member_name AS name, d.name AS "departmentName", coalesce(s.state, 'absent') AS state,
        s.score / 100.0::float8 AS score, s.passed, ${iso('s.submitted_at')} AS "submittedAt",
        (SELECT count(*)::int FROM sitting o WHERE o.exam_id = ${item.examId}::uuid
          AND o.member_id = tm.member_id) AS attempts
      FROM train_member tm ${placed(call.caller)}
      LEFT JOIN LATERAL (SELECT * FROM sitting b WHERE b.exam_id = ${item.examId}::uuid
        AND b.member_id = tm.member_id ORDER BY b.counts DESC, b.attempt DESC LIMIT 1) s ON true
      WHERE tm.train_id = ${item.trainId}::uuid
      ORDER BY s.score DESC NULLS LAST, a.member_name, tm.member_id`);
      refuseTooMany(rows.length);
      const detail = { title: item.title, people: rows.length };
      await audit(tx, { ...trailOf(call.caller, item.trainId), action: 'train.exported', detail });
      return rows;
    },
    cellOf: scoreCell,
  });
