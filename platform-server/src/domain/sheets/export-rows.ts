import { errorCodes, type Locale, type Page, type PageQuery } from '@edu/shared-utility/contract';
import type { TenantTx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { type CellFormat, rowsWorkbook, type Sheet, timeFormatter } from './rows-workbook';
import type { SheetEngine } from './sheet-engine';
import type { SheetFile } from './sheets';

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

interface WholeExport<Row, Key extends string> extends Pick<Sheet<Row, Key>, 'title' | 'columns'> {
  /** Reads the rows and adds the audit entry, in one transaction. */
  find(tx: TenantTx): Promise<readonly Row[]>;
  cellOf(row: Row, column: Key, format: CellFormat): string | number;
}

/** A workbook of rows with all columns. */
export async function exportRows<Row, Key extends string>(
  { locale, zone, sheets, tx }: ExportCall,
  { title, columns, find, cellOf }: WholeExport<Row, Key>,
): Promise<SheetFile> {
  const rows = await tx(find);
  const format = { locale, formatTime: timeFormatter(zone) };
  return rowsWorkbook(sheets, locale, {
    title,
    columns,
    selectedColumns: columns.map(([key]) => key),
    rows,
    cellOf: (row, column) => cellOf(row, column, format),
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
