import { Worker } from 'node:worker_threads';

/** What a picture shows: the descriptor of its one face, or why there is none. */
export type FaceReading =
  | { kind: 'face'; descriptor: number[] }
  | { kind: 'none' }
  | { kind: 'several' }
  | { kind: 'unreadable' };

export interface FaceEngine {
  /** `image` is a JPEG, base64. Rejects when the engine itself fails. */
  read(image: string): Promise<FaceReading>;
  stop(): Promise<void>;
}

export interface FaceJob {
  id: number;
  image: string;
}
export type FaceAnswer = { id: number } & ({ reading: FaceReading } | { error: string });

/** Below this distance two descriptors are the same person (0.6, the library's default, is too loose). */
export const FACE_THRESHOLD = 0.45;

const TIMEOUT = 20_000;
const IDLE = 300_000;

/** Euclidean distance of two descriptors. */
export const distance = (a: readonly number[], b: readonly number[]): number =>
  Math.sqrt(a.reduce((sum, value, i) => sum + (value - (b[i] ?? 0)) ** 2, 0));

interface Waiting {
  resolve(reading: FaceReading): void;
  reject(error: Error): void;
}

/**
 * Reads faces in a worker thread, which starts with the first picture (it holds 100 MB of models)
 * and goes after five idle minutes. A picture that takes too long ends the worker, not the server.
 */
export function createFaceEngine(script: string): FaceEngine {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let counter = 0;
  const waiting = new Map<number, Waiting>();

  const drop = (error: Error): void => {
    const gone = worker;
    worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    void gone?.terminate();
  };

  const start = (): Worker => {
    const fresh = new Worker(script);
    fresh.on('message', (answer: FaceAnswer) => {
      const job = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('reading' in answer) job?.resolve(answer.reading);
      else job?.reject(new Error(answer.error));
    });
    fresh.on('error', drop);
    fresh.unref();
    return fresh;
  };

  return {
    read(image) {
      worker ??= start();
      counter += 1;
      const job: FaceJob = { id: counter, image };
      clearTimeout(idle);
      idle = setTimeout(() => drop(new Error('idle')), IDLE).unref();
      worker.postMessage(job);
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => drop(new Error('the face engine took too long')), TIMEOUT);
        const settle =
          <T>(next: (value: T) => void) =>
          (value: T): void => {
            clearTimeout(late);
            next(value);
          };
        waiting.set(job.id, { resolve: settle(resolve), reject: settle(reject) });
      });
    },
    async stop() {
      clearTimeout(idle);
      await worker?.terminate();
      worker = null;
    },
  };
}
