export interface Deadline {
  /** Aborts when time is up or when the caller cancels. */
  readonly signal: AbortSignal;
  readonly expired: () => boolean;
  /** What work gives that no signal reaches; rejects when time is up or the caller cancels. */
  readonly bound: <T>(work: Promise<T>) => Promise<T>;
  readonly clear: () => void;
}

/** One signal from a time limit and the caller's own signal; AbortSignal.any is too young to rely on. */
export function createDeadline(milliseconds: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController();
  const { signal } = controller;
  let expired = false;
  const cancel = () => controller.abort();
  const aborted = new Promise<never>((_, reject) => {
    signal.onabort = () => reject(signal.reason);
  });
  // it may never be awaited
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
    bound: (work) => Promise.race([work, aborted]),
    clear: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', cancel);
    },
  };
}
