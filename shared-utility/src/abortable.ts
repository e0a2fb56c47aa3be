/**
 * For `yield*` or `call` in a saga: awaits a call that ends with the saga. Cancelling one aborts the
 * other. The promise itself is yielded, and nothing in `finally`: a saga that delegates here would
 * else go on as if nothing was cancelled.
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
    // sagas are typed to yield effects, and await promises all the same
    const answer: T = yield settle() as never;
    return answer;
  } finally {
    if (!settled) controller.abort();
  }
}
