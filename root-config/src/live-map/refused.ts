const FIRST_PAUSE = 60_000;
const LONGEST_PAUSE = 900_000;

/** Addresses that failed; each is not requested for a time that grows with every failure. */
export interface RefusedRevision {
  isBlocked(address: string): boolean;
  note(address: string): void;
  forget(address: string): void;
}

export function createRefused(now: () => number = () => Date.now()): RefusedRevision {
  const cache = new Map<string, { until: number; times: number }>();
  return {
    isBlocked: (address) => (cache.get(address)?.until ?? 0) > now(),
    note(address) {
      const times = (cache.get(address)?.times ?? 0) + 1;
      const pause = Math.min(FIRST_PAUSE * 2 ** (times - 1), LONGEST_PAUSE);
      cache.set(address, { until: now() + pause, times });
    },
    forget: (address) => cache.delete(address),
  };
}
