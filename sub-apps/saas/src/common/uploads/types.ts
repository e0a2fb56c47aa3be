import type { ResourceKind } from '@edu/shared-utility';

/**
 * `unfinished`: begun before a reload, its file is to be chosen again. `refused`: this file cannot be taken;
 * `failed`: it may be tried again.
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

/** One upload as it is shown. */
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
