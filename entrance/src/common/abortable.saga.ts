import { call, cancelled } from 'typed-redux-saga';

/** Awaits a call that ends with the saga: cancelling one aborts the other. */
export function* abortable<T>(work: (signal: AbortSignal) => Promise<T>) {
  const controller = new AbortController();
  try {
    return yield* call(() => work(controller.signal));
  } finally {
    if (yield* cancelled()) controller.abort();
  }
}
