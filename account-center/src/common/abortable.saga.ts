import { call, cancelled } from 'typed-redux-saga';

/** Calls with a signal that fires when the saga is cancelled: nobody waits for the answer any more. */
export function* abortable<T>(send: (signal: AbortSignal) => Promise<T>) {
  const abort = new AbortController();
  try {
    return yield* call(() => send(abort.signal));
  } finally {
    if (yield* cancelled()) abort.abort();
  }
}
