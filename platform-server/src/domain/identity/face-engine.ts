import { Worker } from 'node:worker_threads';
import { tooManyError } from '../codes/limits';
import type { FaceAnswer, FaceJob, FaceReading } from './face-reading';

export interface FaceEngine {
  /** `image` is a JPEG in base64. Rejects if the engine fails, and with 429 if the queue is full. */
  read(image: string): Promise<FaceReading>;
  /** Number of pictures in progress or in the queue. */
  readonly waiting: number;
  stop(): Promise<void>;
}

const IDLE_TIMEOUT = 300_000;
/** Seconds of Retry-After when the queue is full: about the time that a full queue takes. */
const RETRY_AFTER = 10;

export interface FaceEngineLimits {
  /** Milliseconds per picture, counted from when the worker gets it; the first one includes loading the models. */
  readonly timeout: number;
  /** Maximum of pictures at once, queued ones included. */
  readonly pictures: number;
}

interface Picture {
  readonly image: string;
  resolve(reading: FaceReading): void;
  reject(error: Error): void;
}

/**
 * Detects faces in a worker thread, which starts with the first picture (its models take 100 MB) and ends after five
 * idle minutes. It gets one picture at a time: one that takes too long ends the worker, not the server, and other
 * requests continue.
 */
export function createFaceEngine(
  script: string,
  { timeout, pictures }: FaceEngineLimits = { timeout: 20_000, pictures: 20 },
): FaceEngine {
  let worker: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;
  let counter = 0;
  /** The first picture of the queue is the one that the worker has. */
  const queue: Picture[] = [];

  const end = async (): Promise<void> => {
    clearTimeout(timer);
    const formerWorker = worker;
    worker = null;
    await formerWorker?.terminate();
  };

  const next = (): void => {
    clearTimeout(timer);
    const [first] = queue;
    if (!first) {
      timer = setTimeout(() => void end(), IDLE_TIMEOUT).unref();
      return;
    }
    worker ??= start();
    counter += 1;
    worker.postMessage({ id: counter, image: first.image } satisfies FaceJob);
    timer = setTimeout(() => fail(new Error('the face engine took too long')), timeout);
  };

  const fail = (error: Error): void => {
    void end();
    queue.shift()?.reject(error);
    next();
  };

  const start = (): Worker => {
    const newWorker = new Worker(script);
    newWorker.on('message', (answer: FaceAnswer) => {
      // The answer belongs to a picture that timed out.
      if (newWorker !== worker || answer.id !== counter) return;
      const first = queue.shift();
      if ('reading' in answer) first?.resolve(answer.reading);
      else first?.reject(new Error(answer.error));
      next();
    });
    newWorker.on('error', (error: Error) => {
      if (newWorker === worker) fail(error);
    });
    newWorker.unref();
    return newWorker;
  };

  return {
    get waiting() {
      return queue.length;
    },
    async read(image) {
      if (queue.length >= pictures) throw tooManyError(RETRY_AFTER);
      return new Promise((resolve, reject) => {
        queue.push({ image, resolve, reject });
        if (queue.length === 1) next();
      });
    },
    async stop() {
      for (const { reject } of queue.splice(0)) reject(new Error('the face engine was stopped'));
      await end();
    },
  };
}
