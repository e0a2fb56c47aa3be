/** Meaning of the icon above a card: not found, forbidden, failed. */
export type CardArt = 'lost' | 'locked' | 'broken';

/** SVG paths in a 48 × 48 box. */
export const iconPathOf: Readonly<Record<CardArt, string>> = {
  lost: 'M17 19a7 7 0 1 1 10 6c-2 1-3 3-3 5v1M24 36v1',
  locked: 'M15 23h18v12H15zM19 23v-5a5 5 0 0 1 10 0v5',
  broken: 'M24 12v16M24 36v1',
};
