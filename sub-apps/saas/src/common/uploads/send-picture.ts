import { api, isApiError, quietly, toFailure } from '@edu/shared-utility';
import { sendFile, UploadRefused } from './send-file';

/** Sends a picture. @returns the id of its upload @throws what `faultOfPicture` puts into words */
export async function sendPicture(
  file: File,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<string> {
  const voucher = await api.resource.uploadVoucher(
    { fileName: file.name, bytes: file.size, contentType: file.type },
    { ...quietly, signal },
  );
  await sendFile(file, voucher, { signal, onProgress: (sent) => onShare(sent / file.size) });
  return voucher.uploadId;
}

/** The server's own words, or null where it said none. */
export function faultOfPicture(error: unknown): string | null {
  if (isApiError(error)) return toFailure(error).message;
  return error instanceof UploadRefused && error.message ? error.message : null;
}
