/** Zoom factors; 1 fits a page to its frame. */
export const zooms: readonly number[] = [1, 1.25, 1.5, 2, 3, 4];

/** The next factor up or down; the same one at the end. */
export const nextZoom = (zoom: number, step: 1 | -1): number =>
  zooms[zooms.indexOf(zoom) + step] ?? zoom;
