const MIN_PERCENT = 36;
const MAX_PERCENT = 92;

/**
 * Shade of a value, darker for less; scaled by the square root, so that one large province does not make all others
 * look alike.
 */
export const shadeOf = (value: number, max: number): string =>
  `color-mix(in srgb, var(--first) ${Math.round(MIN_PERCENT + (MAX_PERCENT - MIN_PERCENT) * Math.sqrt(value / max))}%, transparent)`;

/** Colour of zero: grey, so that it differs from the smallest value. */
export const noDataColour = 'color-mix(in srgb, currentColor 9%, transparent)';
