/** No player is faster than this. */
const FASTEST = 2;
/** Seconds of a lesson that a stretch may be longer than the time that has passed: messages come unevenly. */
const TOLERANCE_SECONDS = 2;
/** So much time since the beat before counts at most, in milliseconds: anyone who was away longer has not learned. */
const MAX_GAP = 30_000;
/** The same before the first beat of a sitting, which nothing came before. */
const FIRST = 10_000;

export interface Beat {
  readonly from: number;
  readonly to: number;
  readonly isFirst: boolean;
  /** The server's clock, in milliseconds. */
  readonly now: number;
  /** What the beat before left, of whatever lesson and device; null before the first. */
  readonly clock: number | null;
}

export interface Counted {
  readonly counts: boolean;
  /** Seconds that have passed, at most as many as were watched: those of several devices add up to no more. */
  readonly seconds: number;
  /** For the next beat. */
  readonly clock: number;
}

/**
 * Whether a stretch can have been watched in the time that has passed since the learner's last beat. A learner has one
 * clock, whatever devices they use; slack that was used is paid back by the next beat, so it never adds up.
 */
export function countBeat({ from, to, isFirst, now, clock }: Beat): Counted {
  const since = Math.max(clock ?? 0, now - (isFirst ? FIRST : MAX_GAP));
  const length = to - from;
  const counts = length > 0 && length <= ((now - since) / 1000) * FASTEST + TOLERANCE_SECONDS;
  if (!counts) return { counts, seconds: 0, clock: Math.max(now, clock ?? 0) };
  const passed = Math.max(0, (now - since) / 1000);
  return {
    counts,
    seconds: Math.round(Math.min(length, passed)),
    clock: Math.max(now, since + (length / FASTEST) * 1000),
  };
}

/** The same figures for a statement that counts a beat by the database's clock. */
export const pace = { fastest: FASTEST, slack: TOLERANCE_SECONDS, longest: MAX_GAP } as const;
