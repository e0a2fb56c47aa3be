const BAR = 5;
const GAP = 1;
export const HEIGHT = 28;
/** Minimum height, so that a single failure is visible beside a thousand loads. */
const MIN_BAR_HEIGHT = 3;

/** The width of so many bars. */
export const widthOf = (bars: number): number => bars * (BAR + GAP) - GAP;

/** The baseline of the bars. */
export const baselinePath = (bars: number): string =>
  Array.from({ length: bars }, (_, index) => barAt(index, 1)).join('');

const barAt = (index: number, height: number): string =>
  `M${index * (BAR + GAP)} ${HEIGHT}v${-height}h${BAR}v${height}z`;

/** A bar for each count, scaled to `max`; none for 0. */
export const barPath = (counts: readonly number[], max: number): string =>
  counts
    .map((count, index) =>
      count === 0 ? '' : barAt(index, Math.max(MIN_BAR_HEIGHT, Math.round((count / max) * HEIGHT))),
    )
    .join('');

/** The index of the bar at a share of the width; null outside. */
export function barUnder(share: number, bars: number): number | null {
  const index = Math.floor(share * bars);
  return index >= 0 && index < bars ? index : null;
}
