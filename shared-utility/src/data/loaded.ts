import type { Loaded } from '@edu/shared-utility';
import { failureOf } from './contract-query';

/** Result of a query hook of `contractApi`. */
export interface ReadResult<T> {
  readonly data?: T;
  /** Data of the current parameters only. */
  readonly currentData?: T;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly isUninitialized: boolean;
}

/** Load state of a read for rendering; during a refetch, or with other parameters, the former data stay. */
export function loadedOf<T>(result: ReadResult<T>): Loaded<T> {
  const { data, currentData, error, isFetching, isUninitialized } = result;
  if (isFetching || isUninitialized)
    return { status: 'loading', ...(data !== undefined && { data }) };
  if (error !== undefined || currentData === undefined) {
    const { code, message } = failureOf(error);
    return { status: 'failed', code, message };
  }
  return { status: 'ready', data: currentData };
}
