import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { List } from '../query/use-list.hook';

/** Values of `row` in the address until the adjacent page has loaded: its first or its last row. */
const endSteps = ['first', 'last'] as const;

interface StepOptions {
  readonly list: List;
  /** Ids of the visible rows, in their order. */
  readonly ids: readonly string[];
  readonly total: number;
  readonly isSettled: boolean;
}

/** Navigation from one row's details: to the previous and next row, across pages, and back to the list. */
export function useSteps({ list, ids, total, isSettled }: StepOptions) {
  const navigate = useNavigate();
  const [, setSearch] = useSearchParams();
  const { state: entry } = useLocation();
  const { query, state, rowId } = list;
  const current = query.format(state).toString();
  const index = rowId === null ? -1 : ids.indexOf(rowId);
  const before = (state.pageNum - 1) * state.pageSize;

  const show = (id: string, pageNum = state.pageNum): void => {
    const search = query.format({ ...state, pageNum });
    search.set('row', id);
    setSearch(search, { replace: true, state: entry });
  };
  const close = (): void => {
    // If the panel was opened from this list, closing it is the same as Back.
    if (entry instanceof Object && 'from' in entry && entry.from === current) navigate(-1);
    else setSearch(current, { replace: true });
  };
  const step = (offset: 1 | -1): (() => void) | null => {
    const next = ids[index + offset];
    if (index < 0 || before + index + offset < 0 || before + index + offset >= total) return null;
    if (next !== undefined) return () => show(next);
    return () => show(offset > 0 ? 'first' : 'last', state.pageNum + offset);
  };

  const end = endSteps.find((item) => item === rowId);
  const endId = end === 'first' ? ids[0] : ids.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the page has loaded
  useEffect(() => {
    if (end && isSettled && endId !== undefined) show(endId);
  }, [end, isSettled, endId]);

  return {
    close,
    previous: step(-1),
    next: step(1),
    /** Position in the whole list, from 1; null when the row is on none of the visible pages. */
    place: index < 0 ? null : before + index + 1,
    isOnTheWay: end !== undefined,
  };
}
