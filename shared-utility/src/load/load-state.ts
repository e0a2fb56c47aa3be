import type { Failure } from '../failure';

/** Load state of data that are read on demand. */
export type LoadState<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'failed'; readonly code: number; readonly message: string }
  /** The API has no such call; `message` gives the reason where it is shown. */
  | { readonly status: 'absent'; readonly message?: string };

/** Load state of data that a page requests at once, so without `idle`. */
export type Loaded<T> =
  /** `data` is the former result, so that a refetch does not empty the page. */
  | { readonly status: 'loading'; readonly data?: T }
  | Extract<LoadState<T>, { status: 'ready' | 'failed' }>;

/** Loading state that keeps the former data. */
export const loadingAfter = <T>(before?: Loaded<T>): Loaded<T> =>
  before && 'data' in before && before.data !== undefined
    ? { status: 'loading', data: before.data }
    : { status: 'loading' };

/** Failed state of a read that every API has. */
export const failedLoad = ({
  code,
  message,
}: Failure): Extract<Loaded<never>, { status: 'failed' }> => ({
  status: 'failed',
  code,
  message,
});

/** State after a failed read that an API may lack. */
export const readFailure = (failure: Failure): LoadState<never> =>
  failure.absent
    ? { status: 'absent', ...(failure.keptElsewhere && { message: failure.message }) }
    : failedLoad(failure);

/** State after a refetch: if it failed, the data already shown stay. */
export const afterRead = <T>(current: LoadState<T>, read: LoadState<T>): LoadState<T> =>
  current.status === 'ready' && read.status === 'failed' ? current : read;

/** Whether it is shown, so that it is worth refetching. */
export const isShown = ({ status }: LoadState<unknown>): boolean =>
  status !== 'idle' && status !== 'absent';
