import type { ImportCheck, ImportRow } from '@edu/shared-utility/contract';
import type { Tx } from '../../../db/database';
import { judgeRows } from './judge-rows';
import { heading } from './read-rows';
import type { ImportScope, SheetKind } from './sheet-kind';

/** Rows of the preview: bad ones, or some where all are good. */
const [BAD, SOME] = [200, 20];
/** The heading stands above the first row. */
const FIRST_ROW = 2;

/** What would become of these rows; nothing is stored. */
export async function checkImport<R extends object>(
  kind: SheetKind<R>,
  tx: Tx,
  rows: readonly (readonly string[])[],
  scope: ImportScope,
): Promise<ImportCheck> {
  const { good, problems, filled } = await judgeRows(kind, tx, rows, FIRST_ROW, scope);
  const shown = new Map<number, ImportRow['problems']>();
  for (const { row, column, message } of problems) {
    if (!shown.has(row) && shown.size >= BAD) break;
    shown.set(row, [...(shown.get(row) ?? []), { column, message }]);
  }
  if (shown.size === 0) for (const { row } of good.slice(0, SOME)) shown.set(row, []);
  return {
    total: filled,
    good: good.length,
    columns: kind.columns.map(([key]) => heading(kind.columns, key, scope.locale)),
    rows: [...shown].map(([row, found]) => ({
      row,
      cells: [...(rows[row - FIRST_ROW] ?? [])],
      problems: found,
    })),
  };
}
