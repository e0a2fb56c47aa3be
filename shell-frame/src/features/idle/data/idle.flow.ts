/** Phase of a session between the last input and its end. Times in milliseconds. */
export type Idleness =
  | { readonly status: 'active'; readonly dueIn: number }
  | { readonly status: 'warned'; readonly secondsLeft: number; readonly dueIn: number }
  | { readonly status: 'over' };

export interface IdleLimits {
  readonly idleLimit: number;
  readonly idleWarning: number;
}

const second = 1_000;

/** Pure. If the clock was set back, the input counts as just now. */
export function idlenessAt(now: number, touched: number, limits: IdleLimits): Idleness {
  const idleTimeLeft = limits.idleLimit - Math.max(0, now - touched);
  if (idleTimeLeft <= 0) return { status: 'over' };
  if (idleTimeLeft > limits.idleWarning)
    return { status: 'active', dueIn: idleTimeLeft - limits.idleWarning };
  return {
    status: 'warned',
    secondsLeft: Math.ceil(idleTimeLeft / second),
    dueIn: idleTimeLeft % second || second,
  };
}
