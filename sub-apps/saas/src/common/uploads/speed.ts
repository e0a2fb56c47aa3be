/** The speed is the mean of this time, in ms. */
const WINDOW = 5_000;
const MIN_SPAN = 1_000;

/** Measures bytes per second from the number of bytes sent so far; null during the first second. */
export function speedometer(now: () => number = Date.now) {
  let samples: { at: number; sent: number }[] = [];
  return (sent: number): number | null => {
    const at = now();
    samples = [...samples.filter((sample) => at - sample.at <= WINDOW), { at, sent }];
    const [first] = samples;
    if (!first || at - first.at < MIN_SPAN) return null;
    return Math.max(0, ((sent - first.sent) / (at - first.at)) * 1000);
  };
}
