import type { Locale } from '@edu/shared-utility/contract';
import { FieldError } from '../../http/business-error';
import { type PhraseKey, phrase } from '../../phrases';
import { tenantColumns, themes } from './columns';
import type { SheetColumn, SheetEngine, SheetNotes } from './sheet-engine';

/** Maximum of rows of one import; the template's drop-downs cover as many. */
export const MAX_ROWS = 10_000;

export const columnsInLocale = (
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
  write(engine, phrase(locale, 'sheet.tenantFile'), columnsInLocale(tenantColumns, locale));

/** The drop-down of a cell if its values fit: Excel limits their total length and forbids commas and quotes. */
const asChoices = (names: readonly string[]): { choices?: readonly string[] } => {
  const isPlain = names.every((name) => !/[,"]/.test(name));
  return isPlain && names.length > 0 && names.join(',').length <= 255 ? { choices: names } : {};
};

/**
 * A template to fill in.
 *
 * @param choices allowed values by column key
 * @param notes instructions on a second sheet
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
    columnsInLocale(columns, locale).map((column) => ({
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
  const content = await engine.template(title, columnsInLocale(resultColumns, locale), rows);
  return { name: `${title}.xlsx`, content };
}

export const unreadable = (key: PhraseKey) => new FieldError('file', key);

/** Prefixes text that a spreadsheet would evaluate as a formula. */
export const plainCell = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** The headings and rows of an uploaded workbook; refuses a file with no rows or too many. */
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
