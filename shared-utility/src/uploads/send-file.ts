import { api, context, fetchPart, quietly, type UploadVoucher } from '@edu/shared-utility';
import { fileAddress } from '@edu/shared-utility/media';

const chunkSize = 8 * 1024 * 1024;
/** Outlives the restart of a server; each chunk that arrived starts again. */
const retryDelays = [0, 1_000, 3_000, 5_000, 10_000, 10_000];
const minute = 60_000;
/** A server that says why it takes nothing now, as that its disk is full, is asked no more often at once. */
const triesWhenTold = 2;

/**
 * The line or the server is gone for longer than the tries, or the server says why it waits; what was sent is kept
 * there.
 */
export class LineLost extends Error {}
/** The server has refused the content, with these words; without words it knows nothing of the upload any more. */
export class UploadRefused extends Error {}

interface Answer {
  getStatus(): number;
  getBody(): string;
}

function wordsOf(answer: Answer): string {
  try {
    return String((JSON.parse(answer.getBody()) as { message?: unknown }).message ?? '');
  } catch {
    return '';
  }
}

function faultOf(error: unknown): Error {
  const answer = (error as { originalResponse?: Answer | null }).originalResponse;
  const status = answer?.getStatus() ?? 0;
  if (!answer || status === 0 || status === 403) return new LineLost();
  if (status >= 500) return new LineLost(wordsOf(answer));
  return new UploadRefused(wordsOf(answer));
}

/** By whose right a file is sent. */
export type UploadCalls = Pick<typeof api.resource, 'uploadVoucher' | 'refreshUploadVoucher'>;

interface Sending {
  readonly signal: AbortSignal;
  onProgress(sent: number): void;
  /** Who gives the leave to send: the library, unless said otherwise. */
  readonly calls?: UploadCalls;
}

/**
 * Sends what the server does not have yet of a file, and renews the leave to do so; anyone who aborts may go on later.
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
  const renewed = async (): Promise<void> => {
    const { uploadId } = voucher;
    try {
      voucher = await calls.refreshUploadVoucher({ uploadId }, { ...quietly, signal });
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
        if (isOver || Date.parse(voucher.expiresAt) - Date.now() < minute) await renewed();
        request.setHeader('upload-auth', voucher.uploadAuth);
        // a refusal is shown in the words that the server says it in
        request.setHeader('locale', context.get('language'));
      },
      onShouldRetry({ originalResponse }, tried) {
        const status = originalResponse?.getStatus() ?? 0;
        if (status === 503 && tried >= triesWhenTold) return false;
        // a clock that was set back does not tell that the proof is over: the server does
        if (status === 403) isOver = true;
        if (refused) return false;
        const isPassing = status === 0 || status === 403 || status === 409 || status === 423;
        return navigator.onLine && (isPassing || status === 429 || status >= 500);
      },
      onSuccess: () => resolve(),
      onError: (error) => reject(refused ?? faultOf(error)),
    });
    signal.addEventListener('abort', () => {
      void upload.abort();
      reject(signal.reason);
    });
    upload.start();
  });
}
