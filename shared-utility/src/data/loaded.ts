import type { Loaded } from '@edu/shared-utility';
import { failureOf } from './contract-query';

/** What a hook of `contractApi` says of a read. */
export interface ReadResult<T> {
  readonly data?: T;
  /** Of the present parameters alone. */
  readonly currentData?: T;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly isUninitialized: boolean;
}

/** A read as a page draws it; while it is asked for again, or for other parameters, the former data stay. */
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
