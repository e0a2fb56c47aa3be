/** Samples of the last five seconds tell the speed. */
const span = 5_000;
const atLeast = 1_000;

/** Bytes in a second, from what was sent when; null until a second has passed. */
export function speedometer(now: () => number = Date.now) {
  let samples: { at: number; sent: number }[] = [];
  return (sent: number): number | null => {
    const at = now();
    samples = [...samples.filter((sample) => at - sample.at <= span), { at, sent }];
    const [first] = samples;
    if (!first || at - first.at < atLeast) return null;
    return Math.max(0, ((sent - first.sent) / (at - first.at)) * 1000);
  };
}
