import type { Loaded } from '@edu/shared-utility';
import { loadedOf, type ReadResult } from '@edu/shared-utility/data';

/**
 * Figures of what is asked for now. Those of a minute ago stand where the next could not be read; those of other
 * conditions never do, for nothing says whose they are.
 */
export function figuresOf<T>(read: ReadResult<T>): Loaded<T> {
  const { data: _, ...present } = read;
  const { currentData } = present;
  return currentData === undefined ? loadedOf(present) : { status: 'ready', data: currentData };
}
