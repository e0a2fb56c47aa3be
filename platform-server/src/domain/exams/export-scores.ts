import { sql } from 'drizzle-orm';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import { iso } from '../courses/find-courses';
import { type ExportCall, exportRows, refuseTooMany } from '../sheets/export-rows';
import type { SheetFile } from '../sheets/sheets';
import { invitedTo } from './audience';
import { examRow } from './read-exam';
import { type ScoreRow, scoreCell, scoreColumns } from './score-cells';

type Row = ScoreRow & {
  readonly attempt: number | null;
  readonly startedAt: string | null;
  readonly leaves: number | null;
};

/** For each student of the audience in the caller's branches: the sitting that counts, or the one in progress. */
const scoresOf = (examId: string) => sql`
  WITH invited AS (${invitedTo(examId)}),
  best AS (SELECT DISTINCT ON (s.member_id) s.* FROM sitting s
    WHERE s.exam_id = ${examId}::uuid ORDER BY s.member_id, s.counts DESC, s.attempt DESC),
  everybody AS (SELECT member_id, department_id, member_name FROM invited
    UNION SELECT a.member_id, a.department_id, a.member_name FROM best
      JOIN actor a ON a.member_id = best.member_id AND a.organ_id = best.organ_id
        AND a.kind = 'student')
  SELECT p.member_name AS name, d.name AS "departmentName", coalesce(b.state, 'absent') AS state,
    b.score / 100.0::float AS score, b.passed, b.attempt, ${iso('b.started_at')} AS "startedAt",
    ${iso('b.submitted_at')} AS "submittedAt", b.leaves
  FROM everybody p LEFT JOIN best b ON b.member_id = p.member_id
  LEFT JOIN department d ON d.id = p.department_id
  ORDER BY b.score DESC NULLS LAST, p.member_name, p.member_id`;

/** A workbook of scores. Who exported how many of which exam is recorded in the audit trail. */
export const exportScores = (id: string, call: ExportCall): Promise<SheetFile> =>
  exportRows(call, {
    title: 'sheet.scoresFile',
    columns: [
      ...scoreColumns,
      ['attempt', 'sheet.attempt'],
      ['startedAt', 'sheet.startedAt'],
      ['submittedAt', 'sheet.submittedAt'],
      ['leaves', 'sheet.leaves'],
    ],
    find: async (tx) => {
      const row = await examRow(tx, call.caller, id);
      const { rows } = await tx.execute<Row>(scoresOf(id));
      refuseTooMany(rows.length);
      const detail = { title: row.title, people: rows.length };
      await audit(tx, { ...auditContext(call.caller, id), action: 'exam.exported', detail });
      return rows;
    },
    cellOf: scoreCell,
  });
