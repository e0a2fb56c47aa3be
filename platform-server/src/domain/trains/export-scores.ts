import type { Locale } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { type PhraseKey, phrase } from '../../phrases';
import { audit } from '../audit';
import { iso } from '../courses/find-courses';
import { clockIn, type ExportCall, refuseTooMany, rowsWorkbook } from '../sheets/export-rows';
import type { SheetFile } from '../sheets/sheets';
import { trailOf } from '../trail-of';
import { examItem } from './exams';
import { placed } from './find-users';

const columns = [
  ['name', 'sheet.name'],
  ['departmentName', 'sheet.department'],
  ['state', 'sheet.status'],
  ['score', 'sheet.score'],
  ['passed', 'sheet.passed'],
  ['attempts', 'sheet.attempts'],
  ['submittedAt', 'sheet.submittedAt'],
] as const satisfies readonly (readonly [string, PhraseKey])[];

type Column = (typeof columns)[number][0];

interface Row extends Record<string, unknown> {
  name: string;
  departmentName: string | null;
  state: 'absent' | 'open' | 'submitted' | 'marked';
  score: number | null;
  passed: boolean | null;
  attempts: number;
  submittedAt: string | null;
}

function cellOf(row: Row, column: Column, locale: Locale, clock: (iso: string) => string) {
  const value = row[column];
  if (column === 'state') return phrase(locale, `sitting.state.${row.state}`);
  if (typeof value === 'boolean') return phrase(locale, value ? 'sheet.yes' : 'sheet.no');
  if (column === 'submittedAt') return row.submittedAt === null ? '' : clock(row.submittedAt);
  return value ?? '';
}

/** A workbook of what everybody in the training scored, who did not sit included. A line of the trail says who took it. */
export async function exportTrainScores(
  itemId: string,
  { caller, locale, zone, sheets, tx }: ExportCall,
): Promise<SheetFile> {
  const list = await tx(async (t) => {
    const item = await examItem(t, caller, itemId);
    const { rows } = await t.execute<Row>(sql`
      SELECT a.member_name AS name, d.name AS "departmentName", coalesce(s.state, 'absent') AS state,
        s.score / 100.0::float8 AS score, s.passed, ${iso('s.submitted_at')} AS "submittedAt",
        (SELECT count(*)::int FROM sitting o WHERE o.exam_id = ${item.examId}::uuid
          AND o.member_id = tm.member_id) AS attempts
      FROM train_member tm ${placed(caller)}
      LEFT JOIN LATERAL (SELECT * FROM sitting b WHERE b.exam_id = ${item.examId}::uuid
        AND b.member_id = tm.member_id ORDER BY b.counts DESC, b.attempt DESC LIMIT 1) s ON true
      WHERE tm.train_id = ${item.trainId}::uuid
      ORDER BY s.score DESC NULLS LAST, a.member_name, tm.member_id`);
    refuseTooMany(rows.length);
    const detail = { title: item.title, people: rows.length };
    await audit(t, { ...trailOf(caller, item.trainId), action: 'train.exported', detail });
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
