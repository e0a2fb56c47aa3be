/** Position of a page in the scrolled frame, in pixels. */
export interface Slot {
  readonly top: number;
  readonly height: number;
}

/** Scroll offset and height of the frame. */
export interface PageView {
  readonly top: number;
  readonly height: number;
}

/** The first and the last page that are visible or within one more screen, counted from 1. */
export function pagesNear(
  slots: readonly Slot[],
  { top, height }: PageView,
): readonly [number, number] {
  const isNear = (slot: Slot): boolean =>
    slot.top + slot.height >= top - height && slot.top <= top + 2 * height;
  const first = slots.findIndex(isNear);
  return first < 0 ? [1, 1] : [first + 1, slots.findLastIndex(isNear) + 1];
}

/** The current page: the one at the upper third of the frame, or the first and the last at the ends. */
export function pageAt(slots: readonly Slot[], { top, height }: PageView): number {
  const last = slots.at(-1);
  if (top <= 0 || !last) return 1;
  if (last.top + last.height <= top + height + 1) return slots.length;
  const upperThird = top + height / 3;
  return Math.max(1, slots.findLastIndex((slot) => slot.top <= upperThird) + 1);
}

/** Largest canvas that phones can draw, in pixels. */
const LARGEST = 12_000_000;

/** Canvas pixels for each CSS pixel: the screen's ratio, limited by the largest canvas. */
export const sharpnessOf = (width: number, height: number, ratio: number): number =>
  Math.min(2, ratio || 1, Math.sqrt(LARGEST / (width * height)));
