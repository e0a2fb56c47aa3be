import type { Locale } from '@edu/shared-utility/contract';
import { FieldError } from '../../http/business-error';
import { type PhraseKey, phrase } from '../../phrases';
import { tenantColumns, themes } from './columns';
import type { SheetColumn, SheetEngine } from './sheet-engine';

/** Of one import; the template's drop-downs reach as far. */
export const MAX_ROWS = 10_000;

const studentColumns: readonly [string, PhraseKey][] = [
  ['name', 'sheet.name'],
  ['phone', 'sheet.phone'],
  ['email', 'sheet.email'],
  ['idNumber', 'sheet.idNumber'],
];

const inLocale = (
  columns: readonly (readonly [string, PhraseKey])[],
  locale: Locale,
): SheetColumn[] =>
  columns.map(([key, heading]) => ({
    key,
    heading: phrase(locale, heading),
    ...(key === 'theme' && { choices: themes }),
  }));

export interface SheetFile {
  readonly name: string;
  readonly content: Buffer;
}

const write = async (
  engine: SheetEngine,
  title: string,
  columns: SheetColumn[],
): Promise<SheetFile> => ({
  name: `${title}.xlsx`,
  content: await engine.template(title, columns),
});

export const tenantTemplate = (engine: SheetEngine, locale: Locale): Promise<SheetFile> =>
  write(engine, phrase(locale, 'sheet.tenantFile'), inLocale(tenantColumns, locale));

export const studentTemplate = (engine: SheetEngine, locale: Locale): Promise<SheetFile> =>
  write(engine, phrase(locale, 'sheet.studentFile'), inLocale(studentColumns, locale));

const resultColumns = [
  ['row', 'sheet.row'],
  ['column', 'sheet.column'],
  ['message', 'sheet.reason'],
] as const;

/** The rows that an import left out, with the reason of each. */
export async function problemSheet(
  engine: SheetEngine,
  locale: Locale,
  problems: readonly { row: number; column: string; message: string }[],
): Promise<SheetFile> {
  const title = phrase(locale, 'sheet.resultFile');
  const rows = problems.map(({ row, column, message }) => [String(row), column, message]);
  const content = await engine.template(title, inLocale(resultColumns, locale), rows);
  return { name: `${title}.xlsx`, content };
}

const unreadable = (key: PhraseKey) => new FieldError('file', key);

/** Rows of an uploaded workbook without its headings; refuses a file that holds none, or too many. */
export async function uploadedRows(engine: SheetEngine, file: Uint8Array): Promise<string[][]> {
  const sheet = await engine.read(file, MAX_ROWS + 2);
  if (!sheet) throw unreadable('sheet.unreadable');
  const [, ...rows] = sheet;
  if (rows.every((row) => row.every((cell) => cell === ''))) throw unreadable('sheet.empty');
  if (rows.length > MAX_ROWS) throw unreadable('sheet.tooLong');
  return rows;
}
