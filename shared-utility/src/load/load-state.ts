import type { Failure } from '../failure';

/** What is known of something that is read. */
export type LoadState<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'failed'; readonly code: number; readonly message: string }
  /** The API has no such call; `message` where the person is told why. */
  | { readonly status: 'absent'; readonly message?: string };

/** The same of what a page asks for as soon as it is there. */
export type Loaded<T> =
  /** `data` is what was there before, so that asking again does not empty the page. */
  | { readonly status: 'loading'; readonly data?: T }
  | Extract<LoadState<T>, { status: 'ready' | 'failed' }>;

/** While it is asked for again. */
export const loadingAfter = <T>(before?: Loaded<T>): Loaded<T> =>
  before && 'data' in before && before.data !== undefined
    ? { status: 'loading', data: before.data }
    : { status: 'loading' };

/** What a failed read leaves, where every API has the call. */
export const failedLoad = ({
  code,
  message,
}: Failure): Extract<Loaded<never>, { status: 'failed' }> => ({
  status: 'failed',
  code,
  message,
});

/** What a failed read leaves, where an API may be without the call. */
export const unread = (failure: Failure): LoadState<never> =>
  failure.absent
    ? { status: 'absent', ...(failure.keptElsewhere && { message: failure.message }) }
    : failedLoad(failure);

/** After one more read: where that failed, what is shown already stays. */
export const afterRead = <T>(now: LoadState<T>, read: LoadState<T>): LoadState<T> =>
  now.status === 'ready' && read.status === 'failed' ? now : read;

/** Whether somebody looks at it: then it is worth reading again when it may be out of date. */
export const isShown = ({ status }: LoadState<unknown>): boolean =>
  status !== 'idle' && status !== 'absent';
