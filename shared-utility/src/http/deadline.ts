export interface Deadline {
  /** Aborts when time is up or when the caller cancels. */
  readonly signal: AbortSignal;
  readonly expired: () => boolean;
  /** Limits work that ignores the signal; rejects when the time is up or the caller cancels. */
  readonly limit: <T>(work: Promise<T>) => Promise<T>;
  readonly clear: () => void;
}

/** Combines a time limit with the caller's signal; AbortSignal.any is too recent to rely on. */
export function createDeadline(milliseconds: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController();
  const { signal } = controller;
  let expired = false;
  const cancel = () => controller.abort();
  const aborted = new Promise<never>((_, reject) => {
    signal.onabort = () => reject(signal.reason);
  });
  // Nobody may be awaiting it, so its rejection is handled here.
  aborted.catch(() => {});
  const timer = setTimeout(() => {
    expired = true;
    cancel();
  }, milliseconds);
  if (caller?.aborted) cancel();
  caller?.addEventListener('abort', cancel);
  return {
    signal,
    expired: () => expired,
    limit: (work) => Promise.race([work, aborted]),
    clear: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', cancel);
    },
  };
}
