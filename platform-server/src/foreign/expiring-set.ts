/** Keys that count for a while; the oldest are forgotten first. In the memory of this process. */
export interface ExpiringSet {
  add(key: string): void;
  has(key: string): boolean;
}

/** @param now milliseconds, for tests */
export function createExpiringSet(
  lifetime: number,
  max: number,
  now: () => number = Date.now,
): ExpiringSet {
  const until = new Map<string, number>();
  return {
    add(key) {
      // Put back at the end: a Map remembers the order in which keys came.
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
