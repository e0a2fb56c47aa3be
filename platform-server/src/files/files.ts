import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorCodes } from '@edu/shared-utility/contract';
import type { Server } from '@tus/server';
import type { Database } from '../db/database';
import type { Secret } from '../domain/codes/secret';
import { localeOf, type PhraseKey, phrase } from '../phrases';
import { checkContent } from './content-type';
import { changeState, fileById, refusalOf, refuseFile } from './file-rows';
import { openOnce } from './open-once';
import { prepareDue } from './prepare';
import type { FileScanner } from './scanner';
import type { FileStorage } from './storage';
import { storageRefusal } from './storage-errors';

/** Prefix of the addresses that receive uploads. */
export const uploadPath = '/files/uploads/';

type Warn = (reason: string, row: object) => void;

/** What routes need to handle files. */
export interface Files {
  readonly storage: FileStorage;
  /** Signs addresses and upload proofs. */
  readonly secret: Secret;
  /** Receives bytes by the tus protocol; rejects without a response if the storage is unavailable. */
  receive(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /**
   * Called when all bytes have arrived: checks the content and schedules its preparation. Returns the reason if it is
   * refused.
   */
  finish(id: string): Promise<PhraseKey | null>;
  /** Prepares finished uploads, including those of a process that died. */
  prepare(warn?: Warn): Promise<void>;
}

export interface FileParts {
  readonly db: Database;
  readonly storage: FileStorage;
  readonly secret: Secret;
  readonly scanner: FileScanner | null;
}

const UNPROCESSABLE = 422;

const uploadRefusal = (key: PhraseKey, locale: string | null) => ({
  status_code: UNPROCESSABLE,
  body: JSON.stringify({
    code: errorCodes.invalidInput,
    message: phrase(localeOf(locale), key),
    data: null,
  }),
});

export function createFiles({ db, storage, secret, scanner }: FileParts): Files {
  async function finish(id: string): Promise<PhraseKey | null> {
    const file = await fileById(db, id);
    if (file?.state !== 'uploading') return file && refusalOf(file);
    await storage.finishUpload(id);
    const { refusal, ...contentFacts } = await checkContent(storage, file);
    if (refusal) {
      await refuseFile(db, storage, file, refusal);
      return refusal;
    }
    const finishedAt = new Date();
    await db.withSystem((tx) =>
      changeState(tx, id, 'uploading', { state: 'checking', finishedAt, ...contentFacts }),
    );
    return null;
  }

  async function open(): Promise<Server> {
    const { Server } = await import('@tus/server');
    return new Server({
      path: uploadPath,
      datastore: await storage.uploads(),
      relativeLocation: true,
      // CORS is handled for all routes alike
      allowedOrigins: () => false,
      disableTerminationForFinishedUploads: true,
      // storage errors become our own refusals; other errors stay those of the protocol
      onResponseError: (_request, error) => {
        const refusal = storageRefusal(error);
        if (refusal !== error) throw refusal;
        return undefined;
      },
      onUploadFinish: async ({ headers }, { id }) => {
        const refusal = await finish(id);
        if (refusal) throw uploadRefusal(refusal, headers.get('locale'));
        return {};
      },
    });
  }
  const server = openOnce(open);

  return {
    storage,
    secret,
    finish,
    receive: async (request, response) => (await server()).handle(request, response),
    prepare: (warn = () => {}) => prepareDue({ db, storage, scanner, warn }),
  };
}
