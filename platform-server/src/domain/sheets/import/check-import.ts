import type { ImportRow } from '@edu/shared-utility/contract';
import type { Tx } from '../../../db/database';
import { phrase } from '../../../phrases';
import type { CheckedRows } from './faults-sheet';
import { heading } from './read-rows';
import type { GoodRow, ImportScope, SheetKind } from './sheet-kind';
import { validateRows } from './validate-rows';

/** Maximum of rows of the preview: faulty ones, or some good ones if none is faulty. */
const [MAX_BAD_ROWS, MAX_GOOD_ROWS] = [200, 20];
/** The first row below the heading. */
const FIRST_ROW = 2;

/** Notes by row and column. */
async function notesOf<R extends object>(
  kind: SheetKind<R>,
  tx: Tx,
  rows: readonly GoodRow<R>[],
  scope: ImportScope,
): Promise<ReadonlyMap<number, ReadonlyMap<string, string>>> {
  const notes = new Map<number, Map<string, string>>();
  for (const { row, key, message, values } of (await kind.hintsFor?.(tx, scope, rows)) ?? []) {
    const rowNotes = notes.get(row) ?? new Map<string, string>();
    notes.set(row, rowNotes.set(key, phrase(scope.locale, message, values)));
  }
  return notes;
}

/** A dry run of an import; nothing is stored. Notes are shown in brackets in their cell. */
export async function checkImport<R extends object>(
  kind: SheetKind<R>,
  tx: Tx,
  rows: readonly (readonly string[])[],
  scope: ImportScope,
): Promise<CheckedRows> {
  const { good, problems, filled } = await validateRows(kind, tx, rows, FIRST_ROW, scope);
  const problemsByRow = new Map<number, ImportRow['problems']>();
  for (const { row, column, message } of problems) {
    const rowProblems = problemsByRow.get(row);
    if (rowProblems) rowProblems.push({ column, message });
    else problemsByRow.set(row, [{ column, message }]);
  }
  const listedProblems = new Map([...problemsByRow].slice(0, MAX_BAD_ROWS));
  const notes = await notesOf(kind, tx, good, scope);
  for (const row of notes.keys())
    if (listedProblems.size < MAX_BAD_ROWS) listedProblems.set(row, []);
  if (listedProblems.size === 0)
    for (const { row } of good.slice(0, MAX_GOOD_ROWS)) listedProblems.set(row, []);
  const cellsOf = (row: number): string[] =>
    kind.columns.map(([key], index) => {
      const text = rows[row - FIRST_ROW]?.[index] ?? '';
      const note = notes.get(row)?.get(key);
      return note ? `${text} (${note})` : text;
    });
  const asRows = (problemsByRow: ReadonlyMap<number, ImportRow['problems']>): ImportRow[] =>
    [...problemsByRow].map(([row, problems]) => ({ row, cells: cellsOf(row), problems }));
  return {
    total: filled,
    good: good.length,
    columns: kind.columns.map(([key]) => heading(kind.columns, key, scope.locale)),
    rows: asRows(listedProblems),
    faultyRows: asRows(problemsByRow),
  };
}
