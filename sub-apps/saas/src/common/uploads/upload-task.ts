import type { UploadVoucher } from '@edu/shared-utility';
import type { FileFacts } from '@edu/shared-utility/uploads';
import type { Upload } from './types';

/** An upload with its internal state. */
export interface Task {
  upload: Upload;
  /** Null after a reload, until the person selects it again. */
  file: File | null;
  lastModified: number;
  /** Start time. */
  readonly at: number;
  uploadId: string | null;
  /** Permission to send; not stored, so it is renewed after a reload. */
  voucher: UploadVoucher | null;
  facts: Promise<FileFacts> | null;
  /** Aborts the running work: on pause, cancel or the end of the session. */
  abortController: AbortController | null;
  retry: ReturnType<typeof setTimeout> | null;
}

/** Reason of an abort that is no failure. */
export class UploadStopped extends Error {}

export function stop(task: Task): void {
  task.abortController?.abort(new UploadStopped());
  task.abortController = null;
  if (task.retry !== null) clearTimeout(task.retry);
  task.retry = null;
}
