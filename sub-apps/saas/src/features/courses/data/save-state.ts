import type { Course } from '@edu/shared-utility';
import type { CallFailure } from '@edu/shared-utility/data';
import type { Draft } from './draft';
import type { Part } from './merge';

/** How what is edited stands to what the platform has. */
export type SaveState =
  | { readonly status: 'saved'; readonly at: number | null }
  | { readonly status: 'waiting' | 'saving' }
  /** No answer came; it is tried again by itself. */
  | { readonly status: 'offline' }
  | { readonly status: 'refused'; readonly failure: CallFailure }
  /** Somebody else has changed the same parts. */
  | { readonly status: 'conflict'; readonly present: Course; readonly parts: readonly Part[] };

export interface Edited {
  readonly draft: Draft;
  readonly save: SaveState;
  /** Of the course as the next writing continues it. */
  readonly version: number;
}

type Answer<T> = Promise<{ readonly data?: T; readonly error?: unknown }>;
type Saved = { readonly id: string; readonly version: number };

/** The writings of the contract, as the page's data layer sends them. */
export interface SaveCalls {
  values(order: { id: string; version: number; changes: Partial<Draft['values']> }): Answer<Saved>;
  chapters(order: { id: string; version: number; chapters: Draft['chapters'] }): Answer<Saved>;
}
