const BAR = 5;
const GAP = 1;
export const HEIGHT = 28;
/** A single fault has to be seen beside a thousand loads. */
const MIN_BAR_HEIGHT = 3;

/** Of so many bars. */
export const widthOf = (bars: number): number => bars * (BAR + GAP) - GAP;

/** The line on which bars stand. */
export const groundPath = (bars: number): string =>
  Array.from({ length: bars }, (_, index) => barAt(index, 1)).join('');

const barAt = (at: number, height: number): string =>
  `M${at * (BAR + GAP)} ${HEIGHT}v${-height}h${BAR}v${height}z`;

/** A bar for each count, the highest of `most`; none for 0. */
export const barPath = (counts: readonly number[], max: number): string =>
  counts
    .map((count, index) =>
      count === 0 ? '' : barAt(index, Math.max(MIN_BAR_HEIGHT, Math.round((count / max) * HEIGHT))),
    )
    .join('');

/** The bar at a share of the width; null where there is none. */
export function barUnder(share: number, bars: number): number | null {
  const at = Math.floor(share * bars);
  return at >= 0 && at < bars ? at : null;
}
