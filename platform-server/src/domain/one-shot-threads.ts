import { Worker } from 'node:worker_threads';
import { tooManyError } from './codes/limits';

interface Bounds {
  /** Of one job, in milliseconds. */
  readonly timeout: number;
  /** Of the thread's objects; buffers do not count, so a file is judged before it is unpacked. */
  readonly memoryMb: number;
}

/** Threads at once, and jobs that may wait for one. */
const MAX_WORKERS = 2;
const MAX_WAITING = 20;
/** Seconds to wait where too many wait. */
const RETRY_AFTER = 10;

/** One thread a job: a hostile file ends its thread, not the server. Null where it ended without an answer. */
export function oneShotThreads<Job, Answer>(
  script: string,
  { timeout, memoryMb }: Bounds,
): (job: Job) => Promise<Answer | null> {
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
      // The slot is handed to the next in the queue, so that no other caller overtakes.
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  }

  const start = (job: Job): Promise<Answer | null> =>
    new Promise((resolve) => {
      const resourceLimits = { maxOldGenerationSizeMb: memoryMb };
      const worker = new Worker(script, { workerData: job, resourceLimits });
      const end = (answer: Answer | null): void => {
        clearTimeout(late);
        void worker.terminate();
        resolve(answer);
      };
      const late = setTimeout(() => end(null), timeout);
      worker.once('message', end);
      worker.once('error', () => end(null));
      worker.once('exit', () => end(null));
    });
  return (job) => inTurn(() => start(job));
}
