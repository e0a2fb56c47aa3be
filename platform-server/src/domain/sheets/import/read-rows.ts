import type { Locale } from '@edu/shared-utility/contract';
import type { RowProblem } from '../../../jobs/kinds';
import { isPhraseKey, locales, type PhraseKey, phrase } from '../../../phrases';
import { unreadable } from '../sheets';
import { asKey, type Names } from './names-to-ids';
import type { GoodRow, Heading, SheetKind } from './sheet-kind';

export const heading = (columns: readonly Heading[], key: string, locale: Locale): string => {
  const column = columns.find(([first]) => first === key);
  return column ? phrase(locale, column[1]) : key;
};

/** Extra columns in the workbook of faulty rows. */
export const faultColumns = ['sheet.row', 'sheet.reason'] as const;

const isFaultColumn = (text: string): boolean =>
  faultColumns.some((key) => locales.some((locale) => asKey(phrase(locale, key)) === asKey(text)));

/** Reorders the cells by the headings, which may be in any language. */
export function reorderCells(
  { columns, required }: Pick<SheetKind<object>, 'columns' | 'required'>,
  headings: readonly string[],
  rows: readonly string[][],
): string[][] {
  const keyOf = (text: string) =>
    columns.find(([, name]) =>
      locales.some((locale) => asKey(phrase(locale, name)) === asKey(text)),
    )?.[0];
  const keys = headings.map((text) => (text === '' || isFaultColumn(text) ? null : keyOf(text)));
  const isKnown = keys.every((key) => key !== undefined);
  const hasNoDuplicates = new Set(keys.filter(Boolean)).size === keys.filter(Boolean).length;
  const hasRequired = required.every((key) => keys.includes(key));
  if (!isKnown || !hasNoDuplicates || !hasRequired) throw unreadable('sheet.wrongHeader');
  return rows.map((cells) =>
    columns.map(([key]) => (keys.includes(key) ? (cells[keys.indexOf(key)] ?? '') : '')),
  );
}

interface ReadOptions {
  readonly locale: Locale;
  readonly departments: Names;
  readonly branches: Names;
  /** The branch of rows that name none. */
  readonly homeBranchId: string | null;
}

/** Parses a row's cells, with a fault for each wrong cell. */
export function readRow<R extends object>(
  { columns, schema }: SheetKind<R>,
  cells: readonly string[],
  row: number,
  { locale, departments, branches, homeBranchId }: ReadOptions,
): GoodRow<R> | RowProblem[] {
  const problems: RowProblem[] = [];
  const reportWrong = (key: string, message: PhraseKey): void => {
    const column = heading(columns, key, locale);
    if (problems.some((problem) => problem.column === column)) return;
    problems.push({ row, column, message: phrase(locale, message, { field: column }) });
  };
  const values: Record<string, string> = Object.fromEntries(
    columns.map(([key], index) => [key, cells[index] ?? '']),
  );
  for (const [key] of columns) if (values[key]?.startsWith('=')) reportWrong(key, 'sheet.formula');
  const idOfNamed = (key: 'department' | 'branch', names: Names): string | null => {
    const text = values[key] ?? '';
    if (text === '' || text.startsWith('=')) return null;
    const id = names.get(asKey(text));
    if (!id) reportWrong(key, id === null ? 'sheet.ambiguous' : `field.${key}`);
    return id ?? null;
  };
  const departmentId = idOfNamed('department', departments);
  const branchId = idOfNamed('branch', branches) ?? homeBranchId;
  const parsed = schema.safeParse(values);
  for (const { path, message } of parsed.error?.issues ?? []) {
    reportWrong(String(path[0] ?? ''), isPhraseKey(message) ? message : 'field.invalid');
  }
  if (!parsed.success || problems.length > 0) return problems;
  return { row, value: { ...parsed.data, departmentId, branchId } };
}
