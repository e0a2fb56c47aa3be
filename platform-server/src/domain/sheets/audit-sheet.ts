import { type AuditRecord, type Locale, trailWords } from '@edu/shared-utility/contract';
import { phrase } from '../../phrases';
import { clockIn } from './rows-workbook';
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
  readonly word: (key: string) => string | undefined;
}

/** Audit entries as a workbook, with the phrases of the page that lists them. */
export async function auditSheet(
  engine: SheetEngine,
  { locale, zone, word }: Reader,
  lines: readonly AuditRecord[],
): Promise<SheetFile> {
  const title = phrase(locale, 'sheet.auditFile');
  const moment = clockIn(zone);
  const words = trailWords({ word, moment });
  const rows = lines.map((line) => {
    const { createdAt, action, target, targetName, changes = [], valueNames, ip } = line;
    const targetText = targetName ? `${targetName} (${target})` : target;
    const changed = changes.map((change) => words.change(change, valueNames)).join('\n');
    const cells = [
      moment(createdAt),
      words.who(line),
      words.action(action),
      targetText,
      changed,
      ip,
    ];
    return cells.map(plainCell);
  });
  const headings = columnsInLocale(columns, locale).map((column) => ({
    ...column,
    heading: word(column.key) ?? column.heading,
  }));
  const content = await engine.template(title, headings, rows);
  return { name: `${title}.xlsx`, content };
}
