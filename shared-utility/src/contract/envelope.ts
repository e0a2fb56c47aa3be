/** Every JSON reply, success or not (architecture §3). `code` 0 is success. */
export interface Envelope<T> {
  readonly code: number;
  readonly message: string;
  readonly data: T;
}

/** One page of a list; `pageNum` counts from 1. */
export interface Page<T> {
  readonly list: readonly T[];
  readonly total: number;
  readonly pageNum: number;
  readonly pageSize: number;
}

export interface PageQuery {
  pageNum: number;
  pageSize: number;
}

/** A downloaded file under the server's name for it. */
export interface DownloadedFile {
  readonly name: string;
  readonly blob: Blob;
}
