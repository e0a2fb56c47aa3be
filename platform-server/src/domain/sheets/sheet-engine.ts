import { Worker } from 'node:worker_threads';

/** A column of a template: its heading and, where only some values are allowed, those. */
export interface SheetColumn {
  readonly key: string;
  readonly heading: string;
  readonly choices?: readonly string[];
}

export type SheetJob =
  | { kind: 'template'; name: string; columns: readonly SheetColumn[]; rows: readonly string[][] }
  | { kind: 'read'; file: Uint8Array; maxRows: number };

export type SheetAnswer =
  | { kind: 'template'; file: Uint8Array }
  | { kind: 'rows'; rows: string[][] }
  | { kind: 'failed' };

export interface SheetEngine {
  /** A workbook with frozen headings and drop-downs, empty or with rows of text. */
  template(
    name: string,
    columns: readonly SheetColumn[],
    rows?: readonly string[][],
  ): Promise<Buffer>;
  /** Cells of the first sheet as text, headings first; null for a file that is no workbook. */
  read(file: Uint8Array, maxRows: number): Promise<string[][] | null>;
}

const TIMEOUT = 15_000;
/** A workbook of a few kB can unpack to gigabytes: the worker's memory is its limit. */
const MEMORY_MB = 128;

/** One worker a job: a hostile file ends its worker, not the server. */
export function createSheetEngine(script: string): SheetEngine {
  const run = (job: SheetJob): Promise<SheetAnswer> =>
    new Promise((resolve) => {
      const resourceLimits = { maxOldGenerationSizeMb: MEMORY_MB };
      const worker = new Worker(script, { workerData: job, resourceLimits });
      const end = (answer: SheetAnswer): void => {
        clearTimeout(late);
        void worker.terminate();
        resolve(answer);
      };
      const late = setTimeout(() => end({ kind: 'failed' }), TIMEOUT);
      worker.once('message', end);
      worker.once('error', () => end({ kind: 'failed' }));
      worker.once('exit', () => end({ kind: 'failed' }));
    });
  return {
    async template(name, columns, rows = []) {
      const answer = await run({ kind: 'template', name, columns, rows });
      if (answer.kind !== 'template') throw new Error('the template could not be written');
      return Buffer.from(answer.file);
    },
    async read(file, maxRows) {
      const answer = await run({ kind: 'read', file, maxRows });
      return answer.kind === 'rows' ? answer.rows : null;
    },
  };
}
