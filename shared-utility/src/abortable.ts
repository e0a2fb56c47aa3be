/**
 * For `yield*` or `call` in a saga: awaits a call, and cancelling the saga aborts it. The promise itself is
 * yielded, and nothing in `finally`; otherwise a delegating saga would continue after its cancellation.
 */
export function* abortable<T>(work: (signal: AbortSignal) => Promise<T>): Generator<never, T> {
  const controller = new AbortController();
  let settled = false;
  const settle = async (): Promise<T> => {
    try {
      return await work(controller.signal);
    } finally {
      settled = true;
    }
  };
  try {
    // Sagas are typed to yield effects but can await promises too.
    const answer: T = yield settle() as never;
    return answer;
  } finally {
    if (!settled) controller.abort();
  }
}
