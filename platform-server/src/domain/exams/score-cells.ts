import { type PhraseKey, phrase } from '../../phrases';
import type { CellFormat } from '../sheets/rows-workbook';

/** One person's row in a workbook of scores, shared by all exports. */
export type ScoreRow = {
  readonly name: string;
  readonly departmentName: string | null;
  readonly state: 'absent' | 'open' | 'submitted' | 'marked';
  readonly score: number | null;
  readonly passed: boolean | null;
  readonly submittedAt: string | null;
};

export const scoreColumns = [
  ['name', 'sheet.name'],
  ['departmentName', 'sheet.department'],
  ['state', 'sheet.status'],
  ['score', 'sheet.score'],
  ['passed', 'sheet.passed'],
] as const satisfies readonly (readonly [keyof ScoreRow, PhraseKey])[];

export function scoreCell<Row extends ScoreRow>(
  row: Row,
  column: keyof Row,
  { locale, formatTime }: CellFormat,
): string | number {
  const value: unknown = row[column];
  if (column === 'state') return phrase(locale, `sitting.state.${row.state}`);
  if (typeof value === 'boolean') return phrase(locale, value ? 'sheet.yes' : 'sheet.no');
  if (typeof value === 'string') return String(column).endsWith('At') ? formatTime(value) : value;
  return typeof value === 'number' ? value : '';
}
