import type { DownloadedFile, JobDetail } from '@edu/shared-utility';

/** A row of a workbook as it was read, with what is wrong in its cells. */
export interface CheckedRow {
  /** As the workbook counts: 1 is the heading. */
  readonly row: number;
  readonly cells: readonly string[];
  readonly problems: readonly { readonly column: string; readonly message: string }[];
}

/** What would become of a workbook. */
export interface CheckedFile {
  readonly total: number;
  readonly good: number;
  /** Headings of the cells. */
  readonly columns: readonly string[];
  /** Some of the rows with a fault and of others that are worth a look; where there is none, some of all. */
  readonly rows: readonly CheckedRow[];
  /** All rows with a fault, as a workbook in base64. */
  readonly faults?: string | null;
}

export interface ImportOrder {
  /** With one bad row none is imported, or the bad ones are left out. */
  readonly mode: 'all' | 'good';
  /** A UUID: the same for the same file, also when it is sent once more. */
  readonly requestId: string;
}

/** Where jobs are asked for and stopped. */
export interface JobCalls {
  find(id: string): Promise<JobDetail>;
  stop(id: string): Promise<unknown>;
  /** The rows that were left out, as a workbook. */
  result(id: string): Promise<DownloadedFile>;
}

export interface ImportDialogProps {
  readonly title: string;
  /** What a row of the workbook is. */
  readonly intro: string;
  /** Hands the person an empty workbook. */
  template(): Promise<unknown>;
  /** Looks at a workbook and changes nothing; without it the file is imported as soon as it is chosen. */
  check?(file: File): Promise<CheckedFile>;
  /** Begins the import. @returns its job @throws what the platform refuses of the file */
  start(file: File, order: ImportOrder): Promise<{ readonly id: string }>;
  /** The platform's unless given. */
  readonly jobs?: JobCalls;
  /** When it is over, or was stopped. */
  /** Endings of the files that may be chosen, and what the button says; workbooks unless given. */
  readonly files?: { readonly accept: string; readonly choose: string };
  onImported(): void;
  onClose(): void;
}
