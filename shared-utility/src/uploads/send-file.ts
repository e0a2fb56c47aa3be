import { api, context, fetchPart, type UploadVoucher, withoutToast } from '@edu/shared-utility';
import { fileAddress } from '@edu/shared-utility/media';

const chunkSize = 8 * 1024 * 1024;
/** In ms: long enough for a restart of the server; starts again after each received chunk. */
const retryDelays = [0, 1_000, 3_000, 5_000, 10_000, 10_000];
const minute = 60_000;
/** Maximum number of attempts when the server gives a reason, such as a full disk. */
const attemptsWhenBusy = 2;

/**
 * The network or the server was away for longer than all attempts, or the server asked to wait; the received part
 * stays on the server.
 */
export class ConnectionLost extends Error {}
/** The server refused the content, with its message; an empty message means that it no longer has the upload. */
export class UploadRefused extends Error {}

interface Answer {
  getStatus(): number;
  getBody(): string;
}

function serverMessage(answer: Answer): string {
  try {
    return String((JSON.parse(answer.getBody()) as { message?: unknown }).message ?? '');
  } catch {
    return '';
  }
}

function uploadError(error: unknown): Error {
  const answer = (error as { originalResponse?: Answer | null }).originalResponse;
  const status = answer?.getStatus() ?? 0;
  if (!answer || status === 0 || status === 403) return new ConnectionLost();
  if (status >= 500) return new ConnectionLost(serverMessage(answer));
  return new UploadRefused(serverMessage(answer));
}

/** Calls that authorise the upload. */
export type UploadCalls = Pick<typeof api.resource, 'uploadVoucher' | 'refreshUploadVoucher'>;

interface Sending {
  readonly signal: AbortSignal;
  onProgress(sent: number): void;
  /** The library's calls by default. */
  readonly calls?: UploadCalls;
}

/**
 * Uploads the part of a file that the server does not have yet, and renews the authorisation; an aborted upload can
 * be continued later.
 */
export async function sendFile(
  file: Blob,
  first: UploadVoucher,
  { signal, onProgress, calls = api.resource }: Sending,
): Promise<void> {
  const { Upload } = await fetchPart('shared-utility', () => import('tus-js-client'));
  signal.throwIfAborted();
  let voucher = first;
  let isOver = false;
  let refused: unknown;
  const renewVoucher = async (): Promise<void> => {
    const { uploadId } = voucher;
    try {
      voucher = await calls.refreshUploadVoucher({ uploadId }, { ...withoutToast, signal });
      isOver = false;
    } catch (error) {
      refused = error;
      throw error;
    }
  };
  await new Promise<void>((resolve, reject) => {
    const upload = new Upload(file, {
      uploadUrl: fileAddress(voucher.uploadAddress),
      chunkSize,
      retryDelays,
      storeFingerprintForResuming: false,
      onProgress,
      async onBeforeRequest(request) {
        if (isOver || Date.parse(voucher.expiresAt) - Date.now() < minute) await renewVoucher();
        request.setHeader('upload-auth', voucher.uploadAuth);
        // A refusal is shown in the server's words, so they need the person's language.
        request.setHeader('locale', context.get('language'));
      },
      onShouldRetry({ originalResponse }, attempts) {
        const status = originalResponse?.getStatus() ?? 0;
        if (status === 503 && attempts >= attemptsWhenBusy) return false;
        // With a wrong clock only the server notices that the authorisation has expired.
        if (status === 403) isOver = true;
        if (refused) return false;
        const isTransient = status === 0 || status === 403 || status === 409 || status === 423;
        return navigator.onLine && (isTransient || status === 429 || status >= 500);
      },
      onSuccess: () => resolve(),
      onError: (error) => reject(refused ?? uploadError(error)),
    });
    signal.addEventListener('abort', () => {
      void upload.abort();
      reject(signal.reason);
    });
    upload.start();
  });
}
