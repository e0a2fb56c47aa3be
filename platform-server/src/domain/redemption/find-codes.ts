import type {
  CodeBatch,
  CodeFilter,
  Locale,
  Page,
  PageQuery,
  RedemptionCode,
} from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import type { Caller } from '../../http/caller';
import { phrase } from '../../phrases';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import { countRows } from '../count-rows';
import { iso } from '../courses/find-courses';
import { containing, joinConditions } from '../search';
import { clockIn, type ExportCall, rowsWorkbook } from '../sheets/export-rows';
import type { SheetFile } from '../sheets/sheets';
import { formattedCode, isRedemption, maskedCode, normalizedCode } from './code-text';
import { batchById } from './find-batches';

type Filter = { readonly [K in keyof CodeFilter]: CodeFilter[K] | undefined } & {
  readonly batchId: string;
};

const state = sql`CASE WHEN r.redeemed_at IS NOT NULL THEN 'redeemed'
  WHEN r.withdrawn_at IS NOT NULL THEN 'withdrawn' ELSE 'open' END`;

const columns = sql`r.id, r.code, ${state} AS state, ${iso('r.redeemed_at')} AS "redeemedAt",
  o.person_name AS "redeemedByName", r.order_id AS "orderId"`;

const from = sql`FROM redemption_code r LEFT JOIN course_order o ON o.id = r.order_id`;

/** Characters of a code that a list shows. */
const VISIBLE_LETTERS = 4;

/** Matches a whole code, its last characters, or part of the student's name; never other parts of a code. */
function keywordCondition(keyword: string): SQL {
  const code = normalizedCode(keyword);
  const keywordConditions = [
    isRedemption(code) && sql`r.code = ${code}`,
    code.length === VISIBLE_LETTERS && sql`right(r.code, ${VISIBLE_LETTERS}::int) = ${code}`,
    containing(sql`o.person_name`, keyword),
  ].filter((item) => item !== false);
  return sql`(${sql.join(keywordConditions, sql` OR `)})`;
}

function matching({ batchId, state: requestedState, keyword }: Filter): SQL {
  const conditions = joinConditions([
    sql`r.batch_id = ${batchId}::uuid`,
    requestedState && sql`${state} = ${requestedState}`,
    keyword?.trim() && keywordCondition(keyword),
  ]);
  return sql`WHERE ${conditions}`;
}

const read = async (tx: Tx, rest: SQL): Promise<RedemptionCode[]> =>
  (
    await tx.execute<RedemptionCode & Record<string, unknown>>(
      sql`SELECT ${columns} ${from} ${rest}`,
    )
  ).rows;

/** Codes of a batch that the caller sees, with their beginnings hidden. */
export async function findCodes(
  tx: Tx,
  caller: Caller,
  { pageNum, pageSize, ...filter }: PageQuery & Filter,
): Promise<Page<RedemptionCode>> {
  await batchById(tx, caller, filter.batchId);
  const where = matching(filter);
  const list = await read(
    tx,
    sql`${where} ORDER BY r.redeemed_at DESC NULLS LAST, r.id
      LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}`,
  );
  const hidden = list.map((item) => ({ ...item, code: maskedCode(item.code) }));
  return { list: hidden, total: await countRows(tx, sql`${from} ${where}`), pageNum, pageSize };
}

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
  readonly clock: (iso: string) => string;
}

function cellOf(row: RedemptionCode, column: Column, { batch, locale, clock }: Cells): string {
  switch (column) {
    case 'code':
      return formattedCode(row.code);
    case 'state':
      return phrase(locale, `redemption.state.${row.state}`);
    case 'redeemedAt':
      return row.redeemedAt === null ? '' : clock(row.redeemedAt);
    case 'redeemedByName':
      return row.redeemedByName ?? '';
    case 'batchName':
      return batch.name;
    case 'courseTitle':
      return batch.courseTitle;
    case 'validUntil':
      return batch.validUntil === null ? '' : clock(batch.validUntil);
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
  const sheetContext = { batch, locale, clock: clockIn(zone) };
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
