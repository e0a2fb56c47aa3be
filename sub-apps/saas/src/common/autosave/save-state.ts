import type { CallFailure } from '@edu/shared-utility/data';

/** How what is edited relates to what the platform has. */
export type SaveState<R, P = string> =
  | { readonly status: 'saved'; readonly at: number | null }
  | { readonly status: 'waiting' | 'saving' }
  /** No answer came; it is tried again by itself. */
  | { readonly status: 'offline' }
  | { readonly status: 'refused'; readonly failure: CallFailure }
  /** Somebody else has changed the same parts. */
  | { readonly status: 'conflict'; readonly present: R; readonly parts: readonly P[] };

export interface Edited<R, D, P = string> {
  readonly draft: D;
  readonly save: SaveState<R, P>;
  /** Of the row as the next writing continues it. */
  readonly version: number;
}

export type Answer<T> = Promise<{ readonly data?: T; readonly error?: unknown }>;
