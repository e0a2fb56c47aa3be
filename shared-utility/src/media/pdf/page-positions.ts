/** Where a page is in the scrolled frame, in pixels. */
export interface Slot {
  readonly top: number;
  readonly height: number;
}

/** The frame: how far it is scrolled, and how high it is. */
export interface Sight {
  readonly top: number;
  readonly height: number;
}

/** Pages that are in sight, or come into it with one more turn: the first and the last, counted from 1. */
export function pagesNear(
  slots: readonly Slot[],
  { top, height }: Sight,
): readonly [number, number] {
  const isNear = (slot: Slot): boolean =>
    slot.top + slot.height >= top - height && slot.top <= top + 2 * height;
  const first = slots.findIndex(isNear);
  return first < 0 ? [1, 1] : [first + 1, slots.findLastIndex(isNear) + 1];
}

/** The page that somebody reads: the one under the upper third of the frame, the first and the last at the ends. */
export function pageAt(slots: readonly Slot[], { top, height }: Sight): number {
  const last = slots.at(-1);
  if (top <= 0 || !last) return 1;
  if (last.top + last.height <= top + height + 1) return slots.length;
  const eye = top + height / 3;
  return Math.max(1, slots.findLastIndex((slot) => slot.top <= eye) + 1);
}

/** Phones refuse to draw larger pictures than about this, in pixels. */
const LARGEST = 12_000_000;

/** Pixels of the picture for each of the page: as sharp as the screen is, as far as it can be drawn. */
export const sharpnessOf = (width: number, height: number, ratio: number): number =>
  Math.min(2, ratio || 1, Math.sqrt(LARGEST / (width * height)));
