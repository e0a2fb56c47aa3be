import type { Locale } from '@edu/shared-utility/contract';
import { inSavepoint, type Tx } from '../../db/database';
import { BusinessError, FieldError } from '../../http/business-error';
import type { ChunkOutcome, JobContext, JobKind, RowProblem } from '../../jobs/kinds';
import { codePhrase, isPhraseKey, phrase } from '../../phrases';
import { createTenant } from '../admin/new-tenant';
import { tenantTables } from '../admin/new-tenants';
import { findInUse } from '../admin/taken-contacts';
import type { Secret } from '../codes/secret';
import { tenantColumns } from './columns';
import { auditCreated, createTogether, type GoodRow } from './create-imported-tenants';
import { tenantRow } from './tenant-row';

const heading = (field: string, locale: Locale): string => {
  const column = tenantColumns.find(([key]) => key === field);
  return column ? phrase(locale, column[1]) : field;
};

/** Parses a row's cells, with a problem for each wrong cell. */
function readRow(cells: readonly string[], row: number, locale: Locale): GoodRow | RowProblem[] {
  const values = Object.fromEntries(tenantColumns.map(([key], i) => [key, cells[i] ?? '']));
  const formulas = tenantColumns.filter(([key]) => values[key]?.startsWith('='));
  if (formulas.length > 0) {
    return formulas.map(([key]) => {
      const column = heading(key, locale);
      return { row, column, message: phrase(locale, 'sheet.formula', { field: column }) };
    });
  }
  const parsed = tenantRow.safeParse(values);
  if (parsed.success) return { row, input: parsed.data };
  return parsed.error.issues.map(({ path, message }) => {
    const column = heading(String(path[0] ?? ''), locale);
    const key = isPhraseKey(message) ? message : 'field.invalid';
    return { row, column, message: phrase(locale, key, { field: column }) };
  });
}

function asProblem(error: BusinessError, row: number, locale: Locale): RowProblem {
  const column = error instanceof FieldError ? heading(error.field, locale) : '';
  const message = phrase(locale, error.options.phrase ?? codePhrase(error.code));
  return { row, column, message };
}

/** Separates rows that can be created together: domain free and contact new, each occurring once. */
async function splitRows(tx: Tx, rows: readonly GoodRow[]): Promise<[GoodRow[], GoodRow[]]> {
  const existing = await findInUse(
    tx,
    rows.map(({ input }) => input.domain),
    rows.map(({ input }) => input.contactPhone),
  );
  const [batchRows, singleRows]: [GoodRow[], GoodRow[]] = [[], []];
  for (const row of rows) {
    const { domain, contactPhone } = row.input;
    const isPlain = !existing.domains.has(domain) && !existing.phones.has(contactPhone);
    (isPlain ? batchRows : singleRows).push(row);
    existing.domains.add(domain);
    existing.phones.add(contactPhone);
  }
  return [batchRows, singleRows];
}

/** Creates a tenant for each row; a faulty row is reported with row, column and message, the others are created. */
async function importTenants(
  tx: Tx,
  rows: readonly (readonly string[])[],
  first: number,
  jobContext: JobContext,
): Promise<ChunkOutcome> {
  const { accountId, ip, noticeDelivery, locale } = jobContext;
  const creator = { accountId, ip, noticeDelivery };
  const problems: RowProblem[] = [];
  const good: GoodRow[] = [];
  const faultyRowNumbers = new Set<number>();
  const report = (...newProblems: RowProblem[]): void => {
    problems.push(...newProblems);
    for (const { row } of newProblems) faultyRowNumbers.add(row);
  };
  let filled = 0;
  for (const [i, cells] of rows.entries()) {
    if (cells.every((cell) => cell === '')) continue;
    filled += 1;
    const read = readRow(cells, first + i, locale);
    if (Array.isArray(read)) report(...read);
    else good.push(read);
  }
  const [batchRows, singleRows] = await splitRows(tx, good);
  const rowsToCreateSingly = (await createTogether(tx, batchRows, creator, jobContext))
    ? singleRows
    : good;
  for (const { row, input } of rowsToCreateSingly) {
    try {
      await inSavepoint(tx, async () => {
        const { id } = await createTenant(tx, input, creator);
        await auditCreated(tx, jobContext, [id]);
      });
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error;
      report(asProblem(error, row, locale));
    }
  }
  problems.sort((a, b) => a.row - b.row);
  return { imported: filled - faultyRowNumbers.size, failed: faultyRowNumbers.size, problems };
}

/**
 * The job that creates tenants from a workbook, for platform operators. Its stored context cannot hold the functions of
 * the secret, which encrypts the links of invitations.
 */
export const tenantImport = (secret: Secret): JobKind => ({
  chunk: 100,
  tables: tenantTables,
  run: (tx, rows, first, { noticeDelivery, ...jobContext }) =>
    importTenants(tx, rows, first, {
      ...jobContext,
      noticeDelivery: { ...noticeDelivery, secret },
    }),
});
