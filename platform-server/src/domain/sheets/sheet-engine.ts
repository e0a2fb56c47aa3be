import { Worker } from 'node:worker_threads';
import { tooManyError } from '../codes/limits';

/** A column of a template: its heading and, where only some values are allowed, those. */
export interface SheetColumn {
  readonly key: string;
  readonly heading: string;
  readonly choices?: readonly string[];
}

/** Cells from left to right. */
export type SheetRow = readonly (string | number)[];

export type SheetJob =
  | { kind: 'template'; name: string; columns: readonly SheetColumn[]; rows: readonly SheetRow[] }
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
  ): Promise<Buffer>;
  /**
   * Cells of the first sheet as text, headings first; null for a file that is no workbook.
   *
   * @param formulas what stands for a formula: its value, or itself with its `=`
   */
  read(
    file: Uint8Array,
    maxRows: number,
    formulas?: 'values' | 'texts',
  ): Promise<string[][] | null>;
}

const TIMEOUT = 15_000;
/** Of the worker's objects; buffers do not count, so a workbook is judged before it is unpacked. */
const MEMORY_MB = 128;

/** Workers at once, and jobs that may wait for one. */
const MAX_WORKERS = 2;
const MAX_WAITING = 20;
/** Seconds to wait where too many wait. */
const RETRY_AFTER = 10;

/** One worker a job: a hostile file ends its worker, not the server. */
export function createSheetEngine(script: string): SheetEngine {
  let working = 0;
  const waiting: (() => void)[] = [];

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (working >= MAX_WORKERS) {
      if (waiting.length >= MAX_WAITING) throw tooManyError(RETRY_AFTER);
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else working += 1;
    try {
      return await work();
    } finally {
      // The place goes to the next one, so that nobody comes in between.
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  }

  const start = (job: SheetJob): Promise<SheetAnswer> =>
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
  const run = (job: SheetJob): Promise<SheetAnswer> => inTurn(() => start(job));
  return {
    async template(name, columns, rows = []) {
      const answer = await run({ kind: 'template', name, columns, rows });
      if (answer.kind !== 'template') throw new Error('the template could not be written');
      return Buffer.from(answer.file);
    },
    async read(file, maxRows, formulas = 'values') {
      const answer = await run({ kind: 'read', file, maxRows, formulas });
      return answer.kind === 'rows' ? answer.rows : null;
    },
  };
}
