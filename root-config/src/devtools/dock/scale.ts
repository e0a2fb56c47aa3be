/** Round numbers between two moments, about `count` of them. */
export function ticks(from: number, to: number, count = 5): number[] {
  const span = to - from;
  if (span <= 0) return [];
  const estimate = span / count;
  const power = 10 ** Math.floor(Math.log10(estimate));
  const step =
    [1, 2, 5, 10].map((times) => times * power).find((value) => value >= estimate) ?? estimate;
  const first = Math.ceil(from / step);
  return Array.from(
    { length: Math.floor(to / step) - first + 1 },
    (_, index) => (first + index) * step,
  );
}
