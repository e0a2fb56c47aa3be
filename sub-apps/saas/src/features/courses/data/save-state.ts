import type { Answer } from '../../../common/autosave/save-state';
import type { Draft } from './draft';

type Saved = { readonly id: string; readonly version: number };

/** The writings of the contract, as the page's data layer sends them. */
export interface SaveCalls {
  values(order: { id: string; version: number; changes: Partial<Draft['values']> }): Answer<Saved>;
  chapters(order: { id: string; version: number; chapters: Draft['chapters'] }): Answer<Saved>;
}
