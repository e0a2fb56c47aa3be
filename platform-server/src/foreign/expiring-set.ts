/** Keys that expire; beyond the limit the oldest are evicted. In the memory of this process. */
export interface ExpiringSet {
  add(key: string): void;
  has(key: string): boolean;
}

/** @param now clock in milliseconds, replaced in tests */
export function createExpiringSet(
  lifetime: number,
  max: number,
  now: () => number = Date.now,
): ExpiringSet {
  const until = new Map<string, number>();
  return {
    add(key) {
      // Re-inserted, so that the map's order is that of the last use.
      until.delete(key);
      until.set(key, now() + lifetime);
      if (until.size > max) until.delete(until.keys().next().value as string);
    },
    has(key) {
      const end = until.get(key);
      if (end === undefined) return false;
      if (end > now()) return true;
      until.delete(key);
      return false;
    },
  };
}
