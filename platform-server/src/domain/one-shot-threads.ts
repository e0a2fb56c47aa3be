import { Worker } from 'node:worker_threads';
import { tooManyError } from './codes/limits';

interface Bounds {
  /** Milliseconds per job. */
  readonly timeout: number;
  /** Heap limit of the thread; buffers are not included, so file sizes are checked before unpacking. */
  readonly memoryMb: number;
}

/** Maximum of threads at once, and of jobs in the queue. */
const MAX_WORKERS = 2;
const MAX_WAITING = 20;
/** Seconds of Retry-After when the queue is full. */
const RETRY_AFTER = 10;

/**
 * One thread per job: a malicious file can crash its thread, not the server. Resolves to null if the thread ended
 * without a result.
 */
export function oneShotThreads<Job, Answer>(
  script: string,
  { timeout, memoryMb }: Bounds,
): (job: Job) => Promise<Answer | null> {
  let runningCount = 0;
  const waiting: (() => void)[] = [];

  async function runInTurn<T>(work: () => Promise<T>): Promise<T> {
    if (runningCount >= MAX_WORKERS) {
      if (waiting.length >= MAX_WAITING) throw tooManyError(RETRY_AFTER);
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else runningCount += 1;
    try {
      return await work();
    } finally {
      // The slot goes directly to the next in the queue, so that no other caller overtakes it.
      const next = waiting.shift();
      if (next) next();
      else runningCount -= 1;
    }
  }

  const start = (job: Job): Promise<Answer | null> =>
    new Promise((resolve) => {
      const resourceLimits = { maxOldGenerationSizeMb: memoryMb };
      const worker = new Worker(script, { workerData: job, resourceLimits });
      const end = (answer: Answer | null): void => {
        clearTimeout(timer);
        void worker.terminate();
        resolve(answer);
      };
      const timer = setTimeout(() => end(null), timeout);
      worker.once('message', end);
      worker.once('error', () => end(null));
      worker.once('exit', () => end(null));
    });
  return (job) => runInTurn(() => start(job));
}
