import type { CallFailure } from '@edu/shared-utility/data';

/** State of a draft relative to the platform's version. */
export type SaveState<R, P = string> =
  | { readonly status: 'saved'; readonly at: number | null }
  | { readonly status: 'waiting' | 'saving' }
  /** No response; it is retried automatically. */
  | { readonly status: 'offline' }
  | { readonly status: 'refused'; readonly failure: CallFailure }
  /** Somebody else has changed the same parts. */
  | { readonly status: 'conflict'; readonly present: R; readonly parts: readonly P[] };

export interface EditorSnapshot<R, D, P = string> {
  readonly draft: D;
  readonly save: SaveState<R, P>;
  /** Version on which the next save is based. */
  readonly version: number;
}

export type Answer<T> = Promise<{ readonly data?: T; readonly error?: unknown }>;
