import { parentPort, workerData } from 'node:worker_threads';
import { PackageError } from './archive';
import type { PackageAnswer } from './package-engine';
import { readPackage } from './read-package';

/** Entry of the worker thread that reads a package. */
function answerOf(file: Uint8Array): PackageAnswer {
  try {
    return { kind: 'items', items: readPackage(file) };
  } catch (error) {
    if (!(error instanceof PackageError)) throw error;
    return { kind: 'refused', phrase: error.phrase, file: error.file };
  }
}

parentPort?.postMessage(answerOf(workerData as Uint8Array));
