import type { Loaded } from '@edu/shared-utility';
import { loadedOf, type ReadResult } from '@edu/shared-utility/data';

/**
 * The figures of the current query. When a refetch fails the previous ones stay; those of other
 * filters are never shown, since they would look like the current ones.
 */
export function figuresOf<T>(read: ReadResult<T>): Loaded<T> {
  const { data: _, ...current } = read;
  const { currentData } = current;
  return currentData === undefined ? loadedOf(current) : { status: 'ready', data: currentData };
}
