/** Most columns in a wide window. */
const MAX_COLUMNS = 7;
const MIN_WIDTH = '150px';

/** Possible numbers of columns for so many figures, largest first: each fills its rows as evenly as possible. */
export function figureColumns(count: number): number[] {
  const fewest = Math.ceil(count / MAX_COLUMNS);
  const rows = Array.from({ length: count - fewest + 1 }, (_, more) => fewest + more);
  return [...new Set(rows.map((each) => Math.ceil(count / each)))];
}

/**
 * A value of `grid-template-columns` that uses the first of these numbers for which every column has its minimum width.
 * CSS has no "if": in `max()` a negative difference has no effect, and a positive one is scaled beyond any width.
 */
export function figureTemplate(count: number, gap: number): string {
  const widths = figureColumns(count).map((each) => `(100% - ${(each - 1) * gap}px) / ${each}`);
  const terms = widths.map((width, index) =>
    index === 0 ? width : `min(${width}, (${MIN_WIDTH} - ${widths[index - 1]}) * 1000)`,
  );
  return `repeat(auto-fit, minmax(max(${terms.join(', ')}), 1fr))`;
}
