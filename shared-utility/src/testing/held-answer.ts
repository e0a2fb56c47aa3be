export interface HeldAnswer {
  readonly released: Promise<void>;
  release(): void;
}

/** Delays a response until the test releases it: `mockApi(name, reply, { until })`. */
export function heldAnswer(): HeldAnswer {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release };
}
