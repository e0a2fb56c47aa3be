/** So many stand side by side in a wide window. */
const MOST = 7;

/** Into how many columns so many figures go: rows as few as can be, and as full as each other. */
export const figureColumns = (count: number): number => Math.ceil(count / Math.ceil(count / MOST));
