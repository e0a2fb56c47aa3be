import { errorCodes, type Locale, type Page, type PageQuery } from '@edu/shared-utility/contract';
import type { TenantTx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { type PhraseKey, phrase } from '../../phrases';
import { audit } from '../audit';
import type { SheetEngine } from './sheet-engine';
import { inLocale, plainCell, type SheetFile } from './sheets';

/** Who exports, and with what. */
export interface ExportCall {
  readonly caller: Caller;
  readonly locale: Locale;
  /** By whose clocks moments are written. */
  readonly zone: string;
  readonly sheets: SheetEngine;
  tx<T>(work: (tx: TenantTx) => Promise<T>): Promise<T>;
}

/** Of one workbook. */
export const MAX_EXPORT = 20_000;

export function refuseTooMany(total: number): void {
  if (total <= MAX_EXPORT) return;
  const values = { count: MAX_EXPORT };
  throw new BusinessError(errorCodes.invalidInput, { phrase: 'sheet.tooMany', values });
}

/** Names of the conditions of a list, for the trail: what was looked for may be a person's number. */
export const conditionsOf = ({
  sort: _,
  keyword,
  ...others
}: object & { sort?: unknown; keyword?: unknown }): string[] => [
  ...Object.entries(others).flatMap(([name, value]) => (value === undefined ? [] : [name])),
  ...(keyword ? ['keyword'] : []),
];

/** `2026-11-24 09:00 GMT+8`: sorts as text, and says by whose clocks. */
export function clockIn(zone: string): (iso: string) => string {
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
    const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type)?.value ?? '';
    const day = [of('year'), of('month'), of('day')].join('-');
    return `${day} ${of('hour')}:${of('minute')} ${of('timeZoneName')}`;
  };
}

interface Sheet<Row, Key extends string> {
  readonly title: PhraseKey;
  /** All that there are. */
  readonly columns: readonly (readonly [Key, PhraseKey])[];
  /** Those that are wanted, from left to right. */
  readonly selectedColumns: readonly Key[];
  readonly rows: readonly Row[];
  /** Numbers stay numbers, for who adds them up. */
  cellOf(row: Row, column: Key): string | number;
}

/** In whose language and by whose clocks a cell is written. */
export interface CellTerms {
  readonly locale: Locale;
  clock(iso: string): string;
}

interface WholeExport<Row, Key extends string> extends Pick<Sheet<Row, Key>, 'title' | 'columns'> {
  /** Reads the rows, and leaves the line of the trail in the same transaction. */
  find(tx: TenantTx): Promise<readonly Row[]>;
  cellOf(row: Row, column: Key, terms: CellTerms): string | number;
}

const asCell = (value: string | number): string | number =>
  typeof value === 'string' ? plainCell(value) : value;

/** Rows as a list shows them. */
export async function rowsWorkbook<Row, Key extends string>(
  engine: SheetEngine,
  locale: Locale,
  { title, columns, selectedColumns: wanted, rows, cellOf }: Sheet<Row, Key>,
): Promise<SheetFile> {
  const name = phrase(locale, title);
  const headings = wanted.flatMap((key) => columns.filter(([first]) => first === key));
  const cells = rows.map((row) => wanted.map((key) => asCell(cellOf(row, key))));
  const content = await engine.template(name, inLocale(headings, locale), cells);
  return { name: `${name}.xlsx`, content };
}

/** Rows with all their columns. */
export async function exportRows<Row, Key extends string>(
  { locale, zone, sheets, tx }: ExportCall,
  { title, columns, find, cellOf }: WholeExport<Row, Key>,
): Promise<SheetFile> {
  const rows = await tx(find);
  const terms = { locale, clock: clockIn(zone) };
  return rowsWorkbook(sheets, locale, {
    title,
    columns,
    selectedColumns: columns.map(([key]) => key),
    rows,
    cellOf: (row, column) => cellOf(row, column, terms),
  });
}

interface ListExport<Row, Key extends string, Filter extends object>
  extends Omit<WholeExport<Row, Key>, 'find'> {
  readonly filter: Filter;
  /** Of the trail, and what its line calls the number of rows. */
  readonly action: string;
  readonly counted: string;
  /** What its line says besides. */
  readonly detail?: object;
  find(tx: TenantTx, caller: Caller, query: Filter & PageQuery): Promise<Page<Row>>;
}

/** What a list shows with this filter. Who took how many is a line of the trail. */
export const exportList = <Row, Key extends string, Filter extends object>(
  call: ExportCall,
  { filter, action, counted, detail: told, find, ...sheet }: ListExport<Row, Key, Filter>,
): Promise<SheetFile> =>
  exportRows(call, {
    ...sheet,
    find: async (tx) => {
      const page = await find(tx, call.caller, { ...filter, pageNum: 1, pageSize: MAX_EXPORT });
      refuseTooMany(page.total);
      const { tenantId, accountId } = call.caller;
      const conditions = conditionsOf(filter);
      const detail = { [counted]: page.list.length, ...told, conditions };
      await audit(tx, { tenantId, accountId, action, detail });
      return page.list;
    },
  });
