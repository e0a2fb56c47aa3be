import type { ImportCheck, ImportRow, Locale } from '@edu/shared-utility/contract';
import { phrase } from '../../../phrases';
import type { SheetEngine } from '../sheet-engine';
import { plainCell } from '../sheets';
import { faultColumns } from './read-rows';

/** A checked import with all of its faulty rows. */
export interface CheckedRows extends Omit<ImportCheck, 'faults'> {
  readonly faultyRows: readonly ImportRow[];
}

/** Adds the faulty rows as a workbook, to be corrected and uploaded again. */
export async function withFaults<Checked extends CheckedRows>(
  engine: SheetEngine,
  locale: Locale,
  { faultyRows, ...checked }: Checked,
): Promise<Omit<Checked, 'faultyRows'> & Pick<ImportCheck, 'faults'>> {
  if (faultyRows.length === 0) return { ...checked, faults: null };
  const headings = [...checked.columns, ...faultColumns.map((key) => phrase(locale, key))];
  const rows = faultyRows.map(({ row, cells, problems }) => [
    ...cells.map(plainCell),
    row,
    problems.map(({ column, message }) => (column ? `${column}: ${message}` : message)).join('\n'),
  ]);
  const columns = headings.map((heading, index) => ({ key: String(index), heading }));
  const file = await engine.template(phrase(locale, 'sheet.resultFile'), columns, rows);
  return { ...checked, faults: file.toString('base64') };
}
