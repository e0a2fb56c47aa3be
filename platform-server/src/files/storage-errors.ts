import { errorCodes } from '@edu/shared-utility/contract';
import { BusinessError } from '../http/business-error';
import type { FileStorage } from './storage';

/** Error codes of a storage that is unreachable or full. */
const UNAVAILABLE =
  /^(ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|ENOSPC|EDQUOT|EROFS|EIO)$/;
const SECONDS = 30;

function isStorageDown(error: unknown): boolean {
  const { code, name, $metadata } = error as {
    code?: unknown;
    name?: unknown;
    $metadata?: { httpStatusCode?: number };
  };
  return (
    (typeof code === 'string' && UNAVAILABLE.test(code)) ||
    name === 'TimeoutError' ||
    // an error without a response has no status
    ($metadata !== undefined && ($metadata.httpStatusCode ?? 500) >= 500)
  );
}

const isFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes(String((error as { code?: unknown }).code));

/** Maps storage failures to 503: the received bytes are kept, and the call can be retried. */
export const storageRefusal = (error: unknown): unknown =>
  isStorageDown(error)
    ? new BusinessError(errorCodes.unavailable, {
        phrase: isFull(error) ? 'file.noRoom' : 'file.storageAway',
        status: 503,
        headers: { 'retry-after': String(SECONDS) },
        alarm: 'file-storage',
      })
    : error;

const reportErrors = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw storageRefusal(error);
  });

/** Wraps a storage so that its failures become refusals for people and alarms for the operator. */
export const withStorageRefusal = (storage: FileStorage): FileStorage => ({
  beginUpload: (id, bytes) => reportErrors(storage.beginUpload(id, bytes)),
  uploads: () => reportErrors(storage.uploads()),
  receivedBytes: (id) => reportErrors(storage.receivedBytes(id)),
  finishUpload: (id) => reportErrors(storage.finishUpload(id)),
  read: (key, range) => reportErrors(storage.read(key, range)),
  write: (key, bytes) => reportErrors(storage.write(key, bytes)),
  remove: (key) => reportErrors(storage.remove(key)),
  freeBytes: () => reportErrors(storage.freeBytes()),
});
