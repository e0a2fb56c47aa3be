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

/** What an upload becomes. */
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
  /** Bytes in a second; null until some seconds have told. */
  readonly speed: number | null;
  readonly status: UploadStatus;
  /** What was refused, or went wrong, in words. */
  readonly message: string | null;
}

/** Those with which nothing more happens by itself. */
export const waitsForPerson = ({ status }: Upload): boolean =>
  status === 'failed' || status === 'refused' || status === 'unfinished';

/** Those that occupy the line, or are about to. */
export const isRunning = ({ status }: Upload): boolean =>
  status === 'waiting' || status === 'sending' || status === 'saving' || status === 'offline';
