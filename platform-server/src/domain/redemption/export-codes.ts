import type { CodeBatch, Locale, RedemptionCode } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { phrase } from '../../phrases';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import type { ExportCall } from '../sheets/export-rows';
import { rowsWorkbook, timeFormatter } from '../sheets/rows-workbook';
import type { SheetFile } from '../sheets/sheets';
import { formattedCode } from './code-text';
import { batchById } from './find-batches';
import { matching, read } from './find-codes';

const sheetColumns = [
  ['code', 'sheet.code'],
  ['state', 'sheet.status'],
  ['redeemedAt', 'sheet.redeemedAt'],
  ['redeemedByName', 'sheet.redeemedBy'],
  ['batchName', 'sheet.batch'],
  ['courseTitle', 'sheet.course'],
  ['validUntil', 'redemption.validUntil'],
] as const;

type Column = (typeof sheetColumns)[number][0];

interface Cells {
  readonly batch: CodeBatch;
  readonly locale: Locale;
  readonly formatTime: (iso: string) => string;
}

function cellOf(row: RedemptionCode, column: Column, { batch, locale, formatTime }: Cells): string {
  switch (column) {
    case 'code':
      return formattedCode(row.code);
    case 'state':
      return phrase(locale, `redemption.state.${row.state}`);
    case 'redeemedAt':
      return row.redeemedAt === null ? '' : formatTime(row.redeemedAt);
    case 'redeemedByName':
      return row.redeemedByName ?? '';
    case 'batchName':
      return batch.name;
    case 'courseTitle':
      return batch.courseTitle;
    case 'validUntil':
      return batch.validUntil === null ? '' : formatTime(batch.validUntil);
  }
}

/** Replaces characters that are not allowed in file names. */
const fileName = (text: string): string => text.replace(/[\\/:*?"<>|]/g, '_');

/** Full codes as a workbook. Who exported how many of which batch is recorded in the audit trail. */
export async function exportCodes(
  {
    batchId,
    state: requestedState,
  }: { readonly batchId: string; readonly state?: RedemptionCode['state'] | undefined },
  { caller, locale, zone, sheets, tx }: ExportCall,
): Promise<SheetFile> {
  const { batch, rows } = await tx(async (t) => {
    const codeBatch = await batchById(t, caller, batchId);
    const where = matching({ batchId, state: requestedState, keyword: undefined });
    const list = await read(t, sql`${where} ORDER BY r.id`);
    const detail = {
      name: codeBatch.name,
      codes: list.length,
      ...(requestedState && { state: requestedState }),
    };
    await audit(t, { ...auditContext(caller, batchId), action: 'code.exported', detail });
    return { batch: codeBatch, rows: list };
  });
  const sheetContext = { batch, locale, formatTime: timeFormatter(zone) };
  const { content } = await rowsWorkbook(sheets, locale, {
    title: 'redemption.codesFile',
    columns: sheetColumns,
    selectedColumns: sheetColumns.map(([key]) => key),
    rows,
    cellOf: (row, column) => cellOf(row, column, sheetContext),
  });
  const title = phrase(locale, 'redemption.codesFile');
  return { name: `${title} ${fileName(batch.name)}.xlsx`, content };
}
