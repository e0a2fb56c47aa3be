import { call } from 'typed-redux-saga';

/**
 * Awaits a call that ends with the saga: cancelling one aborts the other. No effect may be yielded
 * in `finally`: a caller that delegates with `yield*` would then go on as if nothing was cancelled.
 */
export function* abortable<T>(work: (signal: AbortSignal) => Promise<T>) {
  const controller = new AbortController();
  let settled = false;
  try {
    return yield* call(async () => {
      try {
        return await work(controller.signal);
      } finally {
        settled = true;
      }
    });
  } finally {
    if (!settled) controller.abort();
  }
}
