/** Times in a response of the server. */
export interface ServerTime {
  readonly now: string;
  readonly endsAt: string;
}

export interface ServerClock {
  /**
   * Updates the clock from a response.
   *
   * @param requestedAt `performance.now()` when the request was sent
   */
  take(serverTime: ServerTime, requestedAt: number): void;
  /** Milliseconds until the end, negative after it. */
  left(): number;
}

/** In ms: a slower response does not improve the estimate of the server's time. */
const SLOW = 5_000;

/**
 * Remaining time of a sitting by the server's clock. The device's clock may be changed, so only the time since the
 * last response is measured here, by a counter that such a change does not affect.
 */
export function serverClock(now: () => number = () => performance.now()): ServerClock {
  let endsAt = Number.POSITIVE_INFINITY;
  let serverAheadMs = Number.NaN;
  return {
    take(serverTime, requestedAt) {
      endsAt = Date.parse(serverTime.endsAt);
      const receivedAt = now();
      // The server's time was read at some moment between request and response.
      if (Number.isNaN(serverAheadMs) || receivedAt - requestedAt < SLOW) {
        serverAheadMs = Date.parse(serverTime.now) - (requestedAt + receivedAt) / 2;
      }
    },
    left: () =>
      Number.isNaN(serverAheadMs) ? Number.POSITIVE_INFINITY : endsAt - (now() + serverAheadMs),
  };
}
