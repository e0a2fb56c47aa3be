import type { Locale } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { type PhraseKey, phrase } from '../../phrases';
import { audit } from '../audit';
import { iso } from '../courses/find-courses';
import { clockIn, type ExportCall, refuseTooMany, rowsWorkbook } from '../sheets/export-rows';
import type { SheetFile } from '../sheets/sheets';
import { trailOf } from '../trail-of';
import { invitedTo } from './audience';
import { examRow } from './read-exam';

const columns = [
  ['name', 'sheet.name'],
  ['departmentName', 'sheet.department'],
  ['state', 'sheet.status'],
  ['score', 'sheet.score'],
  ['passed', 'sheet.passed'],
  ['attempt', 'sheet.attempt'],
  ['startedAt', 'sheet.startedAt'],
  ['submittedAt', 'sheet.submittedAt'],
  ['leaves', 'sheet.leaves'],
] as const satisfies readonly (readonly [string, PhraseKey])[];

type Column = (typeof columns)[number][0];

interface Row extends Record<string, unknown> {
  name: string;
  departmentName: string | null;
  state: 'absent' | 'open' | 'submitted' | 'marked';
  score: number | null;
  passed: boolean | null;
  attempt: number | null;
  startedAt: string | null;
  submittedAt: string | null;
  leaves: number | null;
}

function cellOf(row: Row, column: Column, locale: Locale, clock: (iso: string) => string) {
  const value = row[column];
  if (column === 'state') return phrase(locale, `sitting.state.${row.state}`);
  if (typeof value === 'boolean') return phrase(locale, value ? 'sheet.yes' : 'sheet.no');
  if (column === 'startedAt' || column === 'submittedAt') {
    return row[column] === null ? '' : clock(row[column]);
  }
  return typeof value === 'number' ? value : (value ?? '');
}

/** Of everybody in the audience within the caller's reach the sitting that counts, or the one under way. */
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

/** A workbook of scores. Who took how many of which exam is a line of the trail. */
export async function exportScores(
  id: string,
  { caller, locale, zone, sheets, tx }: ExportCall,
): Promise<SheetFile> {
  const list = await tx(async (t) => {
    const row = await examRow(t, caller, id);
    const { rows } = await t.execute<Row>(scoresOf(id));
    refuseTooMany(rows.length);
    const detail = { title: row.title, people: rows.length };
    await audit(t, { ...trailOf(caller, id), action: 'exam.exported', detail });
    return rows;
  });
  const clock = clockIn(zone);
  return rowsWorkbook(sheets, locale, {
    title: 'sheet.scoresFile',
    columns,
    wanted: columns.map(([key]) => key),
    rows: list,
    cellOf: (row, column) => cellOf(row, column, locale, clock),
  });
}
