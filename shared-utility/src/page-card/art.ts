/** What the sign above a card says: nothing is here, it is not for you, it broke. */
export type CardArt = 'lost' | 'locked' | 'broken';

/** Strokes in a square of 48. */
export const signOf: Readonly<Record<CardArt, string>> = {
  lost: 'M17 19a7 7 0 1 1 10 6c-2 1-3 3-3 5v1M24 36v1',
  locked: 'M15 23h18v12H15zM19 23v-5a5 5 0 0 1 10 0v5',
  broken: 'M24 12v16M24 36v1',
};
