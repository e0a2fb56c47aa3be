/** So many at once, and so many a second after that. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  left: number;
  at: number;
}

/** Who asked last is kept; the longest idle are forgotten first. */
const MAX_KEYS = 50_000;

/**
 * A token bucket for each key, in the memory of this process.
 *
 * @param now milliseconds, for tests
 * @returns seconds to wait, 0 for a request that may pass; `cost` is its share of an ordinary one
 */
export function createRateLimiter(
  { burst, perSecond }: Rate,
  now: () => number = Date.now,
): (key: string, cost?: number) => number {
  const buckets = new Map<string, Bucket>();
  return (key, cost = 1) => {
    const at = now();
    const cached = buckets.get(key);
    const refilled = cached ? cached.left + ((at - cached.at) / 1000) * perSecond : burst;
    const left = Math.min(burst, refilled);
    const passes = left >= cost;
    // Put back at the end: a Map remembers the order in which keys came.
    buckets.delete(key);
    buckets.set(key, { left: passes ? left - cost : left, at });
    if (buckets.size > MAX_KEYS) {
      for (const oldest of buckets.keys()) {
        buckets.delete(oldest);
        break;
      }
    }
    return passes ? 0 : Math.max(1, Math.ceil((cost - left) / perSecond));
  };
}
