/** So many are side by side in a wide window. */
const MOST = 7;
const LEAST_WIDTH = '150px';

/**
 * Into how many columns so many figures go, from the widest window to the narrowest: each fills its rows as evenly as
 * can be.
 */
export function figureColumns(count: number): number[] {
  const fewest = Math.ceil(count / MOST);
  const rows = Array.from({ length: count - fewest + 1 }, (_, more) => fewest + more);
  return [...new Set(rows.map((each) => Math.ceil(count / each)))];
}

/**
 * Value of `grid-template-columns`: the first of those numbers of columns that leaves each its least width. CSS has no
 * "if": a difference that is below nothing drops out of `max`, one above it grows beyond any width.
 */
export function figureTemplate(count: number, gap: number): string {
  const widths = figureColumns(count).map((each) => `(100% - ${(each - 1) * gap}px) / ${each}`);
  const terms = widths.map((width, index) =>
    index === 0 ? width : `min(${width}, (${LEAST_WIDTH} - ${widths[index - 1]}) * 1000)`,
  );
  return `repeat(auto-fit, minmax(max(${terms.join(', ')}), 1fr))`;
}
