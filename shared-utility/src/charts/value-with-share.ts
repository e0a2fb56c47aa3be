import { formatPercent } from '@edu/shared-utility';
import type { ChartData } from './types';

/** A number with its percentage of the total, where that is known: `12 · 40%`. */
export const valueWithShare = (value: number, { format, total }: ChartData): string =>
  total ? `${format(value)} · ${formatPercent(value / total)}` : format(value);
