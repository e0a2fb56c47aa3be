import type { Locale } from '@edu/shared-utility/contract';
import { FieldError } from '../../http/business-error';
import { type PhraseKey, phrase } from '../../phrases';
import { tenantColumns, themes } from './columns';
import type { SheetColumn, SheetEngine, SheetNotes } from './sheet-engine';

/** Of one import; the template's drop-downs reach as far. */
export const MAX_ROWS = 10_000;

export const inLocale = (
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
  notes?: SheetNotes,
): Promise<SheetFile> => ({
  name: `${title}.xlsx`,
  content: await engine.template(title, columns, [], notes),
});

export const tenantTemplate = (engine: SheetEngine, locale: Locale): Promise<SheetFile> =>
  write(engine, phrase(locale, 'sheet.tenantFile'), inLocale(tenantColumns, locale));

/** What fits into the drop-down of a cell: Excel keeps at most so many characters of choices. */
const asChoices = (names: readonly string[]): { choices?: readonly string[] } => {
  const isPlain = names.every((name) => !/[,"]/.test(name));
  return isPlain && names.length > 0 && names.join(',').length <= 255 ? { choices: names } : {};
};

/**
 * A sheet to fill in.
 *
 * @param choices what may be in a column, by its key
 * @param notes how it is filled in
 */
export const filledTemplate = (
  engine: SheetEngine,
  locale: Locale,
  [title, columns]: readonly [PhraseKey, readonly (readonly [string, PhraseKey])[]],
  choices: Readonly<Partial<Record<string, readonly string[]>>>,
  notes?: SheetNotes,
): Promise<SheetFile> =>
  write(
    engine,
    phrase(locale, title),
    inLocale(columns, locale).map((column) => ({
      ...column,
      ...asChoices(choices[column.key] ?? []),
    })),
    notes,
  );

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

export const unreadable = (key: PhraseKey) => new FieldError('file', key);

/** Text that a spreadsheet would run as a formula is shown as text. */
export const plainCell = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** Rows of an uploaded workbook without its headings; refuses a file that holds none, or too many. */
export async function uploadedRows(engine: SheetEngine, file: Uint8Array): Promise<string[][]> {
  return (await uploadedSheet(engine, file)).rows;
}

/** The same with its headings. */
export async function uploadedSheet(
  engine: SheetEngine,
  file: Uint8Array,
  formulas: 'values' | 'texts' = 'values',
): Promise<{ headings: readonly string[]; rows: string[][] }> {
  const sheet = await engine.read(file, MAX_ROWS + 2, formulas);
  if (!sheet) throw unreadable('sheet.unreadable');
  const [headings = [], ...rows] = sheet;
  if (rows.every((row) => row.every((cell) => cell === ''))) throw unreadable('sheet.empty');
  if (rows.length > MAX_ROWS) throw unreadable('sheet.tooLong');
  return { headings, rows };
}
