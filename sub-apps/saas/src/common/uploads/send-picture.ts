import { api, isApiError, toFailure, withoutToast } from '@edu/shared-utility';
import {
  ConnectionLost,
  sendFile,
  type UploadCalls,
  UploadRefused,
} from '@edu/shared-utility/uploads';

/**
 * Uploads a picture or another small file.
 *
 * @returns id of the upload
 * @throws an error that `faultOfPicture` turns into a message
 */
export async function sendPicture(
  file: File,
  signal: AbortSignal,
  onShare: (share: number) => void,
  calls: UploadCalls = api.resource,
): Promise<string> {
  const voucher = await calls.uploadVoucher(
    { fileName: file.name, bytes: file.size, contentType: file.type },
    { ...withoutToast, signal },
  );
  const onProgress = (sent: number): void => onShare(sent / file.size);
  await sendFile(file, voucher, { signal, calls, onProgress });
  return voucher.uploadId;
}

/** The server's message; null if there is none. */
export function faultOfPicture(error: unknown): string | null {
  if (isApiError(error)) return toFailure(error).message;
  const isExplained = error instanceof UploadRefused || error instanceof ConnectionLost;
  return (isExplained && error.message) || null;
}
