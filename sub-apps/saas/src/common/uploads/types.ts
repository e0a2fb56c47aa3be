import type { ResourceKind } from '@edu/shared-utility';

/**
 * `unfinished`: started before a reload, so its file must be selected again. `refused`: this file cannot be uploaded;
 * `failed`: it can be retried.
 */
export type UploadStatus =
  | 'waiting'
  | 'sending'
  | 'paused'
  | 'offline'
  | 'interrupted'
  | 'unfinished'
  | 'saving'
  | 'checking'
  | 'done'
  | 'failed'
  | 'refused';

/** A resource whose file is replaced. */
export interface ReplacedResource {
  readonly id: string;
  readonly kind: ResourceKind;
  readonly title: string;
}

/** The resource that an upload creates or replaces. */
export interface UploadTarget {
  readonly kind: ResourceKind;
  readonly title: string;
  readonly categoryId: string | null;
  readonly replaces: ReplacedResource | null;
}

/** An upload as it is displayed. */
export interface Upload extends UploadTarget {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly sent: number;
  /** Bytes per second; null until it has been measured for some seconds. */
  readonly speed: number | null;
  readonly status: UploadStatus;
  /** The error message. */
  readonly message: string | null;
}

/** Uploads that do not continue without the user. */
export const waitsForPerson = ({ status }: Upload): boolean =>
  status === 'failed' || status === 'refused' || status === 'unfinished';

/** Uploads that use the network, or are queued for it. */
export const isRunning = ({ status }: Upload): boolean =>
  status === 'waiting' || status === 'sending' || status === 'saving' || status === 'offline';
