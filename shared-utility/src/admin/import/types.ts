import type { DownloadedFile, JobDetail } from '@edu/shared-utility';

/** A parsed row of a workbook with the errors of its cells. */
export interface CheckedRow {
  /** Row number in the workbook; 1 is the heading. */
  readonly row: number;
  readonly cells: readonly string[];
  readonly problems: readonly { readonly column: string; readonly message: string }[];
}

/** Preview of an import. */
export interface CheckedFile {
  readonly total: number;
  readonly good: number;
  /** Headings of the cells. */
  readonly columns: readonly string[];
  /** Sample of rows: faulty ones and others to check; without such rows, any. */
  readonly rows: readonly CheckedRow[];
  /** All rows with a fault, as a workbook in base64. */
  readonly faults?: string | null;
}

export interface ImportRequest {
  /** `all`: one wrong row stops the whole import; `good`: wrong rows are left out. */
  readonly mode: 'all' | 'good';
  /** A UUID that identifies the request, so that a repeated request does not import the file twice. */
  readonly requestId: string;
}

/** Calls that read and stop jobs. */
export interface JobCalls {
  find(id: string): Promise<JobDetail>;
  stop(id: string): Promise<unknown>;
  /** Downloads the rows that were left out, as a workbook. */
  result(id: string): Promise<DownloadedFile>;
}

export interface ImportDialogProps {
  readonly title: string;
  /** Explains what a row of the workbook means. */
  readonly intro: string;
  /** Downloads an empty workbook. */
  template(): Promise<unknown>;
  /** Validates a workbook without changing anything; without it the file is imported as soon as it is chosen. */
  check?(file: File): Promise<CheckedFile>;
  /** Starts the import. @returns its job @throws the platform's refusal of the file */
  start(file: File, request: ImportRequest): Promise<{ readonly id: string }>;
  /** The platform's jobs by default. */
  readonly jobs?: JobCalls;
  /** Accepted file extensions and the button's label; workbooks by default. */
  readonly files?: { readonly accept: string; readonly choose: string };
  onImported(): void;
  onClose(): void;
}
