/** Token bucket: `burst` requests at once, refilled with `perSecond`. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  tokens: number;
  updatedAt: number;
}

/** Beyond this the longest idle keys are evicted. */
const MAX_KEYS = 50_000;

/**
 * A token bucket for each key, in the memory of this process.
 *
 * @param now clock in milliseconds, replaced in tests
 * @returns seconds to wait, 0 if the request may pass; `cost` is in units of an ordinary request
 */
export function createRateLimiter(
  { burst, perSecond }: Rate,
  now: () => number = Date.now,
): (key: string, cost?: number) => number {
  const buckets = new Map<string, Bucket>();
  return (key, cost = 1) => {
    const updatedAt = now();
    const bucket = buckets.get(key);
    const refilled = bucket
      ? bucket.tokens + ((updatedAt - bucket.updatedAt) / 1000) * perSecond
      : burst;
    const tokensLeft = Math.min(burst, refilled);
    const isAllowed = tokensLeft >= cost;
    // Re-inserted, so that the map's order is that of the last use.
    buckets.delete(key);
    buckets.set(key, { tokens: isAllowed ? tokensLeft - cost : tokensLeft, updatedAt });
    if (buckets.size > MAX_KEYS) {
      for (const oldest of buckets.keys()) {
        buckets.delete(oldest);
        break;
      }
    }
    return isAllowed ? 0 : Math.max(1, Math.ceil((cost - tokensLeft) / perSecond));
  };
}
