import { Worker } from 'node:worker_threads';
import { tooManyError } from '../codes/limits';
import type {
  FontText,
  PaintAnswer,
  PaintJob,
  PrintedCertificate,
  TemplatePage,
} from './paint-job';

/** Draws certificates and finds missing glyphs, in a worker thread. */
export interface Painter {
  /** For each text the letters that its font lacks. */
  missing(texts: readonly FontText[]): Promise<string[]>;
  png(
    templatePage: TemplatePage,
    printed: readonly PrintedCertificate[],
    width: number,
  ): Promise<Uint8Array[]>;
  pdf(templatePage: TemplatePage, printed: PrintedCertificate): Promise<Uint8Array>;
}

/** Milliseconds for one job, which has at most twenty pictures. */
const TIMEOUT = 60_000;
/** Milliseconds without work after which the thread ends, to free the fonts. */
const IDLE = 30_000;
const MEMORY_MB = 256;
const MAX_WAITING = 30;
const RETRY_AFTER = 10;

interface Waiting {
  resolve(answer: PaintAnswer): void;
  readonly late: NodeJS.Timeout;
}

/** One worker thread for all jobs: loading the fonts takes a second, once. If it crashes, the server keeps running. */
export function createPainter(script: string): Painter {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  function end(reason: string): void {
    const all = [...waiting.values()];
    waiting.clear();
    const ended = worker;
    worker = null;
    void ended?.terminate();
    for (const { resolve, late } of all) {
      clearTimeout(late);
      resolve({ kind: 'failed', reason });
    }
  }

  function settle(id: number, answer: PaintAnswer): void {
    const pendingSheet = waiting.get(id);
    if (!pendingSheet) return;
    waiting.delete(id);
    clearTimeout(pendingSheet.late);
    pendingSheet.resolve(answer);
    if (waiting.size > 0) return;
    worker?.unref();
    idle = setTimeout(() => end('idle'), IDLE);
    idle.unref();
  }

  function ensureWorker(): Worker {
    if (worker) return worker;
    const newWorker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
    newWorker.on('message', ({ id, answer }) => settle(id, answer));
    newWorker.on('error', ({ message }) => newWorker === worker && end(message));
    newWorker.on('exit', () => newWorker === worker && end('the thread ended'));
    worker = newWorker;
    return newWorker;
  }

  function run(job: PaintJob): Promise<PaintAnswer> {
    if (waiting.size >= MAX_WAITING) throw tooManyError(RETRY_AFTER);
    clearTimeout(idle);
    const id = ++last;
    return new Promise((resolve) => {
      // Each waiting job before this one may take its full time.
      const timer = setTimeout(() => end('too slow'), TIMEOUT * (waiting.size + 1));
      waiting.set(id, { resolve, late: timer });
      const thread = ensureWorker();
      thread.ref();
      thread.postMessage({ id, job });
    });
  }

  async function draw(job: Omit<Extract<PaintJob, { kind: 'draw' }>, 'kind'>) {
    const answer = await run({ kind: 'draw', ...job });
    if (answer.kind === 'drawn') return answer.files;
    throw new Error(`not drawn: ${answer.kind === 'failed' ? answer.reason : answer.kind}`);
  }

  return {
    async missing(texts) {
      const answer = await run({ kind: 'missing', texts });
      if (answer.kind === 'missing') return answer.missing;
      throw new Error(`not looked at: ${answer.kind === 'failed' ? answer.reason : answer.kind}`);
    },
    png: (templatePage, printed, width) => draw({ templatePage, printed, format: 'png', width }),
    async pdf(templatePage, printed) {
      const [file] = await draw({ templatePage, printed: [printed], format: 'pdf', width: 0 });
      if (!file) throw new Error('not drawn');
      return file;
    },
  };
}
