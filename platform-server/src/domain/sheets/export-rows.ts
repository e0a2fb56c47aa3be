import { errorCodes, type Locale, type Page, type PageQuery } from '@edu/shared-utility/contract';
import type { TenantTx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { type PhraseKey, phrase } from '../../phrases';
import { audit } from '../audit';
import type { SheetEngine } from './sheet-engine';
import { columnsInLocale, plainCell, type SheetFile } from './sheets';

/** The caller of an export and what it needs. */
export interface ExportCall {
  readonly caller: Caller;
  readonly locale: Locale;
  /** Time zone in which times are written. */
  readonly zone: string;
  readonly sheets: SheetEngine;
  tx<T>(work: (tx: TenantTx) => Promise<T>): Promise<T>;
}

/** Maximum of rows of one workbook. */
export const MAX_EXPORT = 20_000;

export function refuseTooMany(total: number): void {
  if (total <= MAX_EXPORT) return;
  const values = { count: MAX_EXPORT };
  throw new BusinessError(errorCodes.invalidInput, { phrase: 'sheet.tooMany', values });
}

/** The names of a filter's conditions, for the audit trail; values are left out, as they may be a person's number. */
export const conditionsOf = ({
  sort: _,
  keyword,
  ...others
}: object & { sort?: unknown; keyword?: unknown }): string[] => [
  ...Object.entries(others).flatMap(([name, value]) => (value === undefined ? [] : [name])),
  ...(keyword ? ['keyword'] : []),
];

/** `2026-11-24 09:00 GMT+8`: sorts as text, and names the time zone. */
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
    const partValue = (type: Intl.DateTimeFormatPartTypes) => parts.get(type)?.value ?? '';
    const day = [partValue('year'), partValue('month'), partValue('day')].join('-');
    return `${day} ${partValue('hour')}:${partValue('minute')} ${partValue('timeZoneName')}`;
  };
}

interface Sheet<Row, Key extends string> {
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
export interface CellTerms {
  readonly locale: Locale;
  clock(iso: string): string;
}

interface WholeExport<Row, Key extends string> extends Pick<Sheet<Row, Key>, 'title' | 'columns'> {
  /** Reads the rows and adds the audit entry, in one transaction. */
  find(tx: TenantTx): Promise<readonly Row[]>;
  cellOf(row: Row, column: Key, terms: CellTerms): string | number;
}

const asCell = (value: string | number): string | number =>
  typeof value === 'string' ? plainCell(value) : value;

/** A workbook of rows with the selected columns. */
export async function rowsWorkbook<Row, Key extends string>(
  engine: SheetEngine,
  locale: Locale,
  { title, columns, selectedColumns: wanted, rows, cellOf }: Sheet<Row, Key>,
): Promise<SheetFile> {
  const name = phrase(locale, title);
  const headings = wanted.flatMap((key) => columns.filter(([first]) => first === key));
  const cells = rows.map((row) => wanted.map((key) => asCell(cellOf(row, key))));
  const content = await engine.template(name, columnsInLocale(headings, locale), cells);
  return { name: `${name}.xlsx`, content };
}

/** A workbook of rows with all columns. */
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
  /** The audit action, and the name of the row count in its detail. */
  readonly action: string;
  readonly counted: string;
  /** Further members of the audit detail. */
  readonly detail?: object;
  find(tx: TenantTx, caller: Caller, query: Filter & PageQuery): Promise<Page<Row>>;
}

/** Exports what a list shows with this filter. Who exported how many is recorded in the audit trail. */
export const exportList = <Row, Key extends string, Filter extends object>(
  call: ExportCall,
  { filter, action, counted, detail: auditDetail, find, ...sheet }: ListExport<Row, Key, Filter>,
): Promise<SheetFile> =>
  exportRows(call, {
    ...sheet,
    find: async (tx) => {
      const page = await find(tx, call.caller, { ...filter, pageNum: 1, pageSize: MAX_EXPORT });
      refuseTooMany(page.total);
      const { tenantId, accountId } = call.caller;
      const conditions = conditionsOf(filter);
      const detail = { [counted]: page.list.length, ...auditDetail, conditions };
      await audit(tx, { tenantId, accountId, action, detail });
      return page.list;
    },
  });
