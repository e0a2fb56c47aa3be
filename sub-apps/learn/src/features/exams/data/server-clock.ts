/** What an answer of the server says of the time. */
export interface ServerTime {
  readonly now: string;
  readonly endsAt: string;
}

export interface ServerClock {
  /**
   * Takes what an answer said.
   *
   * @param askedAt `performance.now()` when the question left
   */
  take(said: ServerTime, askedAt: number): void;
  /** Milliseconds until the end, below 0 after it. */
  left(): number;
}

/** Above this nothing is learned of the time from an answer that came late. */
const SLOW = 5_000;

/**
 * How long a sitting still takes, by the server's clock. The device's clock may be changed, so that only the time since
 * the last answer is taken from it, and by a counter that the device's clock does not change.
 */
export function serverClock(now: () => number = () => performance.now()): ServerClock {
  let endsAt = Number.POSITIVE_INFINITY;
  let ahead = Number.NaN;
  return {
    take(said, askedAt) {
      endsAt = Date.parse(said.endsAt);
      const back = now();
      // the server looked at its clock somewhere between
      if (Number.isNaN(ahead) || back - askedAt < SLOW) {
        ahead = Date.parse(said.now) - (askedAt + back) / 2;
      }
    },
    left: () => (Number.isNaN(ahead) ? Number.POSITIVE_INFINITY : endsAt - (now() + ahead)),
  };
}
