import type { Locale } from '@edu/shared-utility/contract';
import type { Tx } from '../../../db/database';
import type { RowProblem } from '../../../jobs/kinds';
import { phrase } from '../../../phrases';
import { namesOfPlaces } from './names-to-ids';
import { heading, readRow } from './read-rows';
import type { GoodRow, ImportScope, SheetKind } from './sheet-kind';

export interface ValidatedRows<R> {
  readonly good: readonly GoodRow<R>[];
  readonly problems: readonly RowProblem[];
  /** The number of rows that are not empty. */
  readonly filled: number;
}

/** The fault of a row whose unique value is in use. */
export function takenProblem<R extends object>(
  { columns }: Pick<SheetKind<R>, 'columns'>,
  { key, takenPhrase }: SheetKind<R>['unique'][number],
  row: number,
  locale: Locale,
): RowProblem {
  const column = heading(columns, key, locale);
  return { row, column, message: phrase(locale, takenPhrase) };
}

const textOf = <R extends object>({ value }: GoodRow<R>, key: keyof R): string | null => {
  const text: unknown = value[key];
  return typeof text === 'string' ? text : null;
};

/** Which rows can be stored, and the faults of the others: within the file, and compared with stored rows. */
export async function validateRows<R extends object>(
  kind: SheetKind<R>,
  tx: Tx,
  rows: readonly (readonly string[])[],
  first: number,
  scope: ImportScope,
): Promise<ValidatedRows<R>> {
  const { locale, homeBranchId } = scope;
  const rowContext = { locale, homeBranchId, ...(await namesOfPlaces(tx, scope)) };
  const problems: RowProblem[] = [];
  let good: GoodRow<R>[] = [];
  const seen = new Map(kind.unique.map(({ key }) => [key, new Map<string, number>()]));
  let filled = 0;
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => cell === '')) continue;
    filled += 1;
    const row = first + index;
    const read = readRow(kind, cells, row, rowContext);
    if (Array.isArray(read)) {
      problems.push(...read);
      continue;
    }
    const duplicates = kind.unique.flatMap(({ key }): RowProblem[] => {
      const before = seen.get(key)?.get(textOf(read, key) ?? '');
      if (before === undefined) return [];
      const column = heading(kind.columns, key, locale);
      const message = phrase(locale, 'sheet.twice', { row: before, field: column });
      return [{ row, column, message }];
    });
    problems.push(...duplicates);
    if (duplicates.length > 0) continue;
    for (const { key } of kind.unique) {
      const text = textOf(read, key);
      if (text !== null) seen.get(key)?.set(text, row);
    }
    good.push(read);
  }
  for (const column of kind.unique) {
    const existingValues = await column.findInUse(tx, scope, [
      ...(seen.get(column.key)?.keys() ?? []),
    ]);
    good = good.filter((row) => {
      const isFree = !existingValues.has(textOf(row, column.key) ?? '');
      if (!isFree) problems.push(takenProblem(kind, column, row.row, locale));
      return isFree;
    });
  }
  const refused = (await kind.faultsFor?.(tx, scope, good)) ?? [];
  for (const { row, key, message } of refused) {
    const column = heading(kind.columns, key, locale);
    problems.push({ row, column, message: phrase(locale, message) });
  }
  const faultyRowNumbers = new Set(refused.map(({ row }) => row));
  good = good.filter(({ row }) => !faultyRowNumbers.has(row));
  problems.sort((a, b) => a.row - b.row);
  return { good, problems, filled };
}
