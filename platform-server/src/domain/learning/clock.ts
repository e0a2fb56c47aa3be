/** Fastest playback rate of a player. */
const MAX_SPEED = 2;
/** Seconds by which a watched range may exceed the time passed, since messages arrive at uneven intervals. */
const TOLERANCE_SECONDS = 2;
/** Milliseconds: longest time since the last heartbeat that counts; after a longer absence the rest was not learned. */
const MAX_GAP = 30_000;
/** The same before the first heartbeat of a player. */
const MAX_FIRST_GAP = 10_000;

export interface PlayedTime {
  readonly from: number;
  readonly to: number;
  readonly isFirst: boolean;
  /** The server's clock in milliseconds. */
  readonly now: number;
  /** The clock value that the learner's last heartbeat returned, for any lesson or device; null before the first. */
  readonly clock: number | null;
}

export interface CountedTime {
  readonly isCounted: boolean;
  /** Seconds that have passed, at most as many as were watched; heartbeats of several devices do not add up to more. */
  readonly seconds: number;
  /** The clock value for the next heartbeat. */
  readonly clock: number;
}

/**
 * Whether a range can have been watched in the time since the learner's last heartbeat. There is one clock per learner,
 * whatever devices they use; tolerance that was used is deducted from the next heartbeat, so it does not accumulate.
 */
export function countHeartbeat({ from, to, isFirst, now, clock }: PlayedTime): CountedTime {
  const since = Math.max(clock ?? 0, now - (isFirst ? MAX_FIRST_GAP : MAX_GAP));
  const length = to - from;
  const isCounted = length > 0 && length <= ((now - since) / 1000) * MAX_SPEED + TOLERANCE_SECONDS;
  if (!isCounted) return { isCounted, seconds: 0, clock: Math.max(now, clock ?? 0) };
  const passed = Math.max(0, (now - since) / 1000);
  return {
    isCounted,
    seconds: Math.round(Math.min(length, passed)),
    clock: Math.max(now, since + (length / MAX_SPEED) * 1000),
  };
}

/** The same limits, for a statement that counts a heartbeat by the database's clock. */
export const progressLimits = {
  maxSpeed: MAX_SPEED,
  toleranceSeconds: TOLERANCE_SECONDS,
  maxGap: MAX_GAP,
} as const;
