import { errorCodes, type ImportReport, type Locale } from '@edu/shared-utility/contract';
import type { Database } from '../../db/database';
import { BusinessError, FieldError } from '../../http/business-error';
import { isPhraseKey, type PhraseKey, phrase } from '../../phrases';
import type { NoticeWay } from '../account/notices';
import { createTenant } from '../admin/new-tenant';
import { audit } from '../audit';
import type { SheetColumn, SheetEngine } from './sheet-engine';
import { type TenantRow, tenantRow } from './tenant-row';

const MAX_ROWS = 1000;

const themes = ['init', 'red'] as const;

const tenantColumns: readonly [keyof TenantRow, PhraseKey][] = [
  ['name', 'sheet.tenantName'],
  ['domain', 'sheet.domain'],
  ['contactName', 'sheet.contactName'],
  ['contactPhone', 'sheet.contactPhone'],
  ['theme', 'sheet.theme'],
];

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

const unreadable = (key: PhraseKey) => new FieldError('file', key);

export interface TenantImport {
  readonly file: Uint8Array;
  readonly locale: Locale;
  /** Whom the trail names. */
  readonly by: { readonly tenantId: string; readonly accountId: string; readonly ip: string };
  readonly notices: NoticeWay;
}

/**
 * Makes a tenant of each row. Rows are independent: a bad one is reported with row, column and
 * message (row 1 is the heading), the others are imported.
 */
export async function importTenants(
  db: Database,
  engine: SheetEngine,
  { file, ...how }: TenantImport,
): Promise<ImportReport> {
  const sheet = await engine.read(file, MAX_ROWS + 2);
  if (!sheet) throw unreadable('sheet.unreadable');
  const [, ...rows] = sheet;
  const filled = rows.filter((row) => row.some((cell) => cell !== ''));
  if (filled.length === 0) throw unreadable('sheet.empty');
  if (rows.length > MAX_ROWS) throw unreadable('sheet.tooLong');
  const report: ImportReport = { imported: 0, failed: 0, problems: [] };
  for (const [index, row] of rows.entries()) {
    if (row.every((cell) => cell === '')) continue;
    const problems = await importRow(db, row, how);
    if (problems.length === 0) report.imported += 1;
    else report.failed += 1;
    report.problems.push(...problems.map((problem) => ({ row: index + 2, ...problem })));
  }
  return report;
}

type Problem = Omit<ImportReport['problems'][number], 'row'>;

const heading = (field: string, locale: Locale): string => {
  const column = tenantColumns.find(([key]) => key === field);
  return column ? phrase(locale, column[1]) : field;
};

async function importRow(
  db: Database,
  row: readonly string[],
  { locale, by, notices }: Omit<TenantImport, 'file'>,
): Promise<Problem[]> {
  const cells = Object.fromEntries(tenantColumns.map(([key], i) => [key, row[i] ?? '']));
  const parsed = tenantRow.safeParse(cells);
  if (!parsed.success) {
    return parsed.error.issues.map(({ path, message }) => {
      const column = heading(String(path[0] ?? ''), locale);
      const key = isPhraseKey(message) ? message : 'field.invalid';
      return { column, message: phrase(locale, key, { field: column }) };
    });
  }
  try {
    await db.withSystem(async (tx) => {
      const { id } = await createTenant(tx, parsed.data, { ...by, notices });
      await audit(tx, { ...by, action: 'tenant.created', target: id, detail: { imported: true } });
    });
    return [];
  } catch (error) {
    if (!(error instanceof FieldError) || !error.options.phrase) throw error;
    const message = phrase(locale, error.options.phrase);
    return [{ column: heading(error.field, locale), message }];
  }
}

export const tooLarge = () => new BusinessError(errorCodes.payloadTooLarge, { status: 413 });
