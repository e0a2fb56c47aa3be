/** How near pages can be drawn; 1 fits them to their frame. */
export const zooms: readonly number[] = [1, 1.25, 1.5, 2, 3, 4];

/** The next one up or down; the same at the end. */
export const nearer = (zoom: number, step: 1 | -1): number =>
  zooms[zooms.indexOf(zoom) + step] ?? zoom;
