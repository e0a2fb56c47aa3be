import type { RowChange } from '@edu/shared-utility';
import { phrases } from '../phrases';

export interface Sample {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly note: string;
  readonly status: 'active' | 'suspended';
  readonly createdAt: string;
  readonly version: number;
  readonly changes: readonly RowChange[];
}

const day = 24 * 60 * 60 * 1000;

const first = Date.UTC(2026, 0, 5, 1);

export const sample = (number: number): Sample => ({
  id: `sample-${number}`,
  number,
  name: phrases.t('sample', { number }),
  note: '',
  status: number % 5 === 0 ? 'suspended' : 'active',
  createdAt: new Date(first + number * day).toISOString(),
  version: 1,
  changes: [],
});
