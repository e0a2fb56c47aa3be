import type { Locale } from '@edu/shared-utility/contract';
import { type PhraseKey, phrase } from '../../phrases';
import type { SheetEngine } from './sheet-engine';
import { columnsInLocale, plainCell, type SheetFile } from './sheets';

/** `2026-11-24 09:00 GMT+8`: sorts as text, and names the time zone. */
export function timeFormatter(zone: string): (iso: string) => string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'shortOffset',
  });
  return (iso) => {
    const parts = new Map(format.formatToParts(new Date(iso)).map((part) => [part.type, part]));
    const partValue = (type: Intl.DateTimeFormatPartTypes) => parts.get(type)?.value ?? '';
    const day = [partValue('year'), partValue('month'), partValue('day')].join('-');
    return `${day} ${partValue('hour')}:${partValue('minute')} ${partValue('timeZoneName')}`;
  };
}

export interface Sheet<Row, Key extends string> {
  readonly title: PhraseKey;
  /** All columns that exist. */
  readonly columns: readonly (readonly [Key, PhraseKey])[];
  /** The columns to write, from left to right. */
  readonly selectedColumns: readonly Key[];
  readonly rows: readonly Row[];
  /** The cell's value; numbers stay numbers, so that a spreadsheet can add them up. */
  cellOf(row: Row, column: Key): string | number;
}

/** Language and time zone in which a cell is written. */
export interface CellFormat {
  readonly locale: Locale;
  formatTime(iso: string): string;
}

const asCell = (value: string | number): string | number =>
  typeof value === 'string' ? plainCell(value) : value;

/** A workbook of rows with the selected columns. */
export async function rowsWorkbook<Row, Key extends string>(
  engine: SheetEngine,
  locale: Locale,
  { title, columns, selectedColumns, rows, cellOf }: Sheet<Row, Key>,
): Promise<SheetFile> {
  const name = phrase(locale, title);
  const headings = selectedColumns.flatMap((key) => columns.filter(([first]) => first === key));
  const cells = rows.map((row) => selectedColumns.map((key) => asCell(cellOf(row, key))));
  const content = await engine.template(name, columnsInLocale(headings, locale), cells);
  return { name: `${name}.xlsx`, content };
}
