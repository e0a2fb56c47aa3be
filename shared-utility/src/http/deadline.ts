export interface Deadline {
  /** Aborts when time is up or when the caller cancels. */
  readonly signal: AbortSignal;
  readonly expired: () => boolean;
  readonly clear: () => void;
}

/** One signal from a time limit and the caller's own signal; AbortSignal.any is too young to rely on. */
export function createDeadline(milliseconds: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController();
  let expired = false;
  const cancel = () => controller.abort();
  const timer = setTimeout(() => {
    expired = true;
    cancel();
  }, milliseconds);
  if (caller?.aborted) cancel();
  caller?.addEventListener('abort', cancel);
  return {
    signal: controller.signal,
    expired: () => expired,
    clear: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', cancel);
    },
  };
}
