const FIRST_PAUSE = 60_000;
const LONGEST_PAUSE = 900_000;

/** Addresses that failed; each is not requested for a time that grows with every failure. */
export interface RefusedAddresses {
  isBlocked(address: string): boolean;
  add(address: string): void;
  forget(address: string): void;
}

export function createRefusedAddresses(now: () => number = () => Date.now()): RefusedAddresses {
  const cache = new Map<string, { until: number; times: number }>();
  return {
    isBlocked: (address) => (cache.get(address)?.until ?? 0) > now(),
    add(address) {
      const times = (cache.get(address)?.times ?? 0) + 1;
      const pause = Math.min(FIRST_PAUSE * 2 ** (times - 1), LONGEST_PAUSE);
      cache.set(address, { until: now() + pause, times });
    },
    forget: (address) => cache.delete(address),
  };
}
