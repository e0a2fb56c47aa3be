import type { BatchFilter } from '@edu/shared-utility';
import { listQuery } from '@edu/shared-utility/admin';

export const batchStates = [
  'making',
  'ready',
  'stopped',
  'over',
] as const satisfies readonly NonNullable<BatchFilter['state']>[];

/** The list's query in the URL. */
export const batchQuery = listQuery({
  filters: { keyword: 'text', state: batchStates, courseId: 'text' },
  sort: ['name', 'redeemed', 'createdAt'],
  names: { courseId: 'course' },
});
