import { errorCodes } from '@edu/shared-utility/contract';
import { FieldError } from '../../../http/business-error';
import type { PhraseKey } from '../../../phrases';
import { oneShotThreads } from '../../one-shot-threads';
import type { ReadItem } from './package-item';

export type PackageAnswer =
  | { kind: 'items'; items: ReadItem[] }
  | { kind: 'refused'; phrase: PhraseKey; file: string };

/** Reads packages of questions. */
export interface PackageEngine {
  /** Returns the items; throws an error of the field `file` if it is not a package or is unsafe. */
  read(file: Uint8Array): Promise<ReadItem[]>;
}

const TIMEOUT = 60_000;
const MEMORY_MB = 384;

/** Reads each package in a thread of its own, so that a malicious file can crash only that. */
export function createPackageEngine(script: string): PackageEngine {
  const threads = oneShotThreads<Uint8Array, PackageAnswer>(script, {
    timeout: TIMEOUT,
    memoryMb: MEMORY_MB,
  });
  return {
    async read(file) {
      const answer = await threads(file);
      if (answer?.kind === 'items') return answer.items;
      const { phrase = 'qti.noZip', file: name = '' } = answer ?? {};
      throw new FieldError('file', phrase, errorCodes.invalidInput, { file: name });
    },
  };
}
