import { type AuditRecord, createAuditTexts, type Locale } from '@edu/shared-utility/contract';
import { phrase } from '../../phrases';
import { timeFormatter } from './rows-workbook';
import type { SheetEngine } from './sheet-engine';
import { columnsInLocale, plainCell, type SheetFile } from './sheets';

const columns = [
  ['time', 'sheet.time'],
  ['who', 'sheet.who'],
  ['action', 'sheet.action'],
  ['target', 'sheet.target'],
  ['changes', 'sheet.changes'],
  ['ip', 'sheet.ip'],
] as const;

/** For whom a workbook is written. */
interface Reader {
  readonly locale: Locale;
  /** Time zone in which times are written. */
  readonly zone: string;
  /** The page's phrases by key; without a build, codes are written instead. */
  readonly phraseOfPage: (key: string) => string | undefined;
}

/** Audit entries as a workbook, with the phrases of the page that lists them. */
export async function auditSheet(
  engine: SheetEngine,
  { locale, zone, phraseOfPage }: Reader,
  records: readonly AuditRecord[],
): Promise<SheetFile> {
  const title = phrase(locale, 'sheet.auditFile');
  const formatTime = timeFormatter(zone);
  const texts = createAuditTexts({ phrase: phraseOfPage, formatTime });
  const rows = records.map((record) => {
    const { createdAt, action, target, targetName, changes = [], valueNames, ip } = record;
    const targetText = targetName ? `${targetName} (${target})` : target;
    const changed = changes.map((change) => texts.change(change, valueNames, action)).join('\n');
    const cells = [
      formatTime(createdAt),
      texts.who(record),
      texts.action(action),
      targetText,
      changed,
      ip,
    ];
    return cells.map(plainCell);
  });
  const headings = columnsInLocale(columns, locale).map((column) => ({
    ...column,
    heading: phraseOfPage(column.key) ?? column.heading,
  }));
  const content = await engine.template(title, headings, rows);
  return { name: `${title}.xlsx`, content };
}
