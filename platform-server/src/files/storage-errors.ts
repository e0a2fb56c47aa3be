import { errorCodes } from '@edu/shared-utility/contract';
import { BusinessError } from '../http/business-error';
import type { FileStorage } from './storage';

/** Error codes of a storage that does not answer, or is full. */
const AWAY =
  /^(ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|ENOSPC|EDQUOT|EROFS|EIO)$/;
const SECONDS = 30;

function isAway(error: unknown): boolean {
  const { code, name, $metadata } = error as {
    code?: unknown;
    name?: unknown;
    $metadata?: { httpStatusCode?: number };
  };
  return (
    (typeof code === 'string' && AWAY.test(code)) ||
    name === 'TimeoutError' ||
    // an answer that never came has no status
    ($metadata !== undefined && ($metadata.httpStatusCode ?? 500) >= 500)
  );
}

const isFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes(String((error as { code?: unknown }).code));

/** Nothing is lost: what has arrived lies there, and the same call succeeds once the storage is back. */
export const storageRefusal = (error: unknown): unknown =>
  isAway(error)
    ? new BusinessError(errorCodes.unavailable, {
        phrase: isFull(error) ? 'file.noRoom' : 'file.storageAway',
        status: 503,
        headers: { 'retry-after': String(SECONDS) },
        alarm: 'file-storage',
      })
    : error;

const reported = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw storageRefusal(error);
  });

/** A storage that says to people, and to the operator, that it is away or full. */
export const withStorageRefusal = (storage: FileStorage): FileStorage => ({
  begin: (id, bytes) => reported(storage.begin(id, bytes)),
  uploads: () => reported(storage.uploads()),
  received: (id) => reported(storage.received(id)),
  finish: (id) => reported(storage.finish(id)),
  read: (key, range) => reported(storage.read(key, range)),
  write: (key, bytes) => reported(storage.write(key, bytes)),
  remove: (key) => reported(storage.remove(key)),
  free: () => reported(storage.free()),
});
