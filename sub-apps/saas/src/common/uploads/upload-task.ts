import type { UploadVoucher } from '@edu/shared-utility';
import type { FileFacts } from '@edu/shared-utility/uploads';
import type { Upload } from './types';

/** An upload with what it needs internally. */
export interface Task {
  upload: Upload;
  /** null until it is chosen again after a reload. */
  file: File | null;
  lastModified: number;
  /** When it was begun. */
  readonly at: number;
  uploadId: string | null;
  /** Of this page's life; renewed as it goes on. */
  voucher: UploadVoucher | null;
  facts: Promise<FileFacts> | null;
  /** Ends what it is doing: pause, cancel, the session's end. */
  work: AbortController | null;
  retry: ReturnType<typeof setTimeout> | null;
}

/** A task that was called off, and not by a fault. */
export class CalledOff extends Error {}

export function stop(task: Task): void {
  task.work?.abort(new CalledOff());
  task.work = null;
  if (task.retry !== null) clearTimeout(task.retry);
  task.retry = null;
}
