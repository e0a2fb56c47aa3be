/** A row of an uploaded workbook as it was read. */
export interface ImportRow {
  /** Row number in the workbook; 1 is the heading. */
  row: number;
  cells: string[];
  problems: { column: string; message: string }[];
}

/** Preview of the import of a workbook. */
export interface ImportCheck {
  total: number;
  good: number;
  /** Headings of the cells, in the person's language. */
  columns: string[];
  /** The first two hundred invalid rows; without any, the first twenty rows. */
  rows: ImportRow[];
  /**
   * All invalid rows as a workbook in base64, each with its number and problem, so that people can correct and upload
   * it; null without any.
   */
  faults: string | null;
}
