import type { PageQuery } from '@edu/shared-utility';
import type { ReadResult } from '@edu/shared-utility/data';
import type { Sample } from './samples';

export const read = <T>(partialResult: Partial<ReadResult<T>>) => ({
  isFetching: false,
  isUninitialized: false,
  refetch: () => {},
  ...partialResult,
});

export interface SampleQuery extends PageQuery {
  readonly keyword?: string;
  readonly status?: Sample['status'];
  readonly sort?: string;
}

export function pageOf(
  all: readonly Sample[],
  { keyword, status, sort, pageNum, pageSize }: SampleQuery,
) {
  const matches = all.filter(
    (item) => (!keyword || item.name.includes(keyword)) && (!status || item.status === status),
  );
  const direction = sort?.startsWith('-') ? -1 : 1;
  const sorted = sort ? matches.toSorted((a, b) => direction * (a.number - b.number)) : matches;
  const list = sorted.slice((pageNum - 1) * pageSize, pageNum * pageSize);
  return { list, total: matches.length, pageNum, pageSize };
}
