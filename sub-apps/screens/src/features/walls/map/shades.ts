const MIN_PERCENT = 36;
const MAX_PERCENT = 92;

/** Darker is fewer: roots, so that one large province does not make all others alike. */
export const shade = (value: number, max: number): string =>
  `color-mix(in srgb, var(--first) ${Math.round(MIN_PERCENT + (MAX_PERCENT - MIN_PERCENT) * Math.sqrt(value / max))}%, transparent)`;

/** Grey, so that it is no step of the scale: the fewest are told from none. */
export const nothing = 'color-mix(in srgb, currentColor 9%, transparent)';
