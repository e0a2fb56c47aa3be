export interface HeldAnswer {
  readonly released: Promise<void>;
  release(): void;
}

/** Keeps an answer back until the test has done what has to happen before it: `mockApi(name, reply, { until })`. */
export function heldAnswer(): HeldAnswer {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release };
}
