import { oneShotThreads } from '../one-shot-threads';

/** A column of a template: its heading and, if only some values are allowed, those. */
export interface SheetColumn {
  readonly key: string;
  readonly heading: string;
  readonly choices?: readonly string[];
}

/** The cells of a row, from left to right. */
export type SheetRow = readonly (string | number)[];

/** A second sheet with instructions, which imports ignore. */
export interface SheetNotes {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

export type SheetJob =
  | {
      kind: 'template';
      name: string;
      columns: readonly SheetColumn[];
      rows: readonly SheetRow[];
      notes: SheetNotes | null;
    }
  | { kind: 'read'; file: Uint8Array; maxRows: number; formulas: 'values' | 'texts' };

export type SheetAnswer =
  | { kind: 'template'; file: Uint8Array }
  | { kind: 'rows'; rows: string[][] }
  | { kind: 'failed' };

export interface SheetEngine {
  /** A workbook with frozen headings and drop-downs, empty or with rows. */
  template(
    name: string,
    columns: readonly SheetColumn[],
    rows?: readonly SheetRow[],
    notes?: SheetNotes,
  ): Promise<Buffer>;
  /**
   * The cells of the first sheet as text, headings first; null for a file that is not a workbook.
   *
   * @param formulas whether a formula is read as its value or as its source with `=`
   */
  read(
    file: Uint8Array,
    maxRows: number,
    formulas?: 'values' | 'texts',
  ): Promise<string[][] | null>;
}

const TIMEOUT = 15_000;
const MEMORY_MB = 128;

/** One worker thread per job, so that a malicious file can crash only that. */
export function createSheetEngine(script: string): SheetEngine {
  const threads = oneShotThreads<SheetJob, SheetAnswer>(script, {
    timeout: TIMEOUT,
    memoryMb: MEMORY_MB,
  });
  const run = async (job: SheetJob): Promise<SheetAnswer> =>
    (await threads(job)) ?? { kind: 'failed' };
  return {
    async template(name, columns, rows = [], notes) {
      const answer = await run({ kind: 'template', name, columns, rows, notes: notes ?? null });
      if (answer.kind !== 'template') throw new Error('the template could not be written');
      return Buffer.from(answer.file);
    },
    async read(file, maxRows, formulas = 'values') {
      const answer = await run({ kind: 'read', file, maxRows, formulas });
      return answer.kind === 'rows' ? answer.rows : null;
    },
  };
}
