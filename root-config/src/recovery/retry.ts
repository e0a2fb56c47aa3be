import type { Fault, FaultKind } from '../supervision/fault';

const FIRST_DELAY = 2_000;
const LONGEST_DELAY = 60_000;
const MAX_ATTEMPTS = 8;

/** Temporary faults; the others need a person or a new version. */
const transientKinds: ReadonlySet<FaultKind> = new Set(['network', 'timeout']);
const isTransient = (fault: Fault): boolean =>
  transientKinds.has(fault.kind) || (fault.kind === 'http' && (fault.status ?? 0) >= 500);

/** Delay before automatic attempt number `attempt` (from 0): doubling, ±25 %, at most a minute. */
export function retryDelay(attempt: number, random: () => number = Math.random): number {
  const plain = Math.min(FIRST_DELAY * 2 ** attempt, LONGEST_DELAY);
  return Math.round(plain * (0.75 + random() * 0.5));
}

/**
 * Retries automatically while a recovery card is shown: after a growing delay, a limited number of times, and
 * whenever the browser is online again. Returns a function that cancels it.
 */
export function retryAutomatically(fault: Fault, attempt: number, retry: () => void): () => void {
  if (!isTransient(fault)) return () => {};
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('online', retryNow);
  };
  const retryNow = () => {
    stop();
    retry();
  };
  const timer = attempt < MAX_ATTEMPTS ? setTimeout(retryNow, retryDelay(attempt)) : undefined;
  window.addEventListener('online', retryNow);
  return stop;
}
