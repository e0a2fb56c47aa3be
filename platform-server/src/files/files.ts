import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorCodes } from '@edu/shared-utility/contract';
import type { Server } from '@tus/server';
import type { Database } from '../db/database';
import type { Secret } from '../domain/codes/secret';
import { localeOf, type PhraseKey, phrase } from '../phrases';
import { checkContent } from './content-type';
import { fileById, moveOn, refusalOf, refuseFile } from './file-rows';
import { openOnce } from './open-once';
import { prepareDue } from './prepare';
import type { FileScanner } from './scanner';
import type { FileStorage } from './storage';
import { storageRefusal } from './storage-errors';

/** Below it lie the addresses that uploads are sent to. */
export const uploadPath = '/files/uploads/';

type Warn = (reason: string, row: object) => void;

/** Everything about files that the routes need. */
export interface Files {
  readonly storage: FileStorage;
  /** Signs what is sent and shown. */
  readonly secret: Secret;
  /** Carries on with an upload, as the tus protocol says; rejects without an answer where the storage is away. */
  receive(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Everything of the upload is there: judged at once, prepared soon. Returns why it was refused. */
  finish(id: string): Promise<PhraseKey | null>;
  /** Prepares what has come, here or in a process that died. */
  prepare(warn?: Warn): Promise<void>;
}

export interface FileParts {
  readonly db: Database;
  readonly storage: FileStorage;
  readonly secret: Secret;
  readonly scanner: FileScanner | null;
}

const UNPROCESSABLE = 422;

const refused = (key: PhraseKey, locale: string | null) => ({
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
    await storage.finish(id);
    const { refusal, ...judged } = await checkContent(storage, file);
    if (refusal) {
      await refuseFile(db, storage, file, refusal);
      return refusal;
    }
    const finishedAt = new Date();
    await db.withSystem((tx) =>
      moveOn(tx, id, 'uploading', { state: 'checking', finishedAt, ...judged }),
    );
    return null;
  }

  async function open(): Promise<Server> {
    const { Server } = await import('@tus/server');
    return new Server({
      path: uploadPath,
      datastore: await storage.uploads(),
      relativeLocation: true,
      // what other origins may do is decided for all routes alike
      allowedOrigins: () => false,
      disableTerminationForFinishedUploads: true,
      // what the storage did wrong is refused in the words of all calls; the rest is the protocol's
      onResponseError: (_request, error) => {
        const refusal = storageRefusal(error);
        if (refusal !== error) throw refusal;
        return undefined;
      },
      onUploadFinish: async ({ headers }, { id }) => {
        const refusal = await finish(id);
        if (refusal) throw refused(refusal, headers.get('locale'));
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
