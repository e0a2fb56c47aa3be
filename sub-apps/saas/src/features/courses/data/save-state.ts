import type { Answer } from '../../../common/autosave/save-state';
import type { Draft } from './draft';

type IdAndVersion = { readonly id: string; readonly version: number };

/** The calls that save a course, as mutations of the page's data layer. */
export interface SaveCalls {
  values(order: {
    id: string;
    version: number;
    changes: Partial<Draft['values']>;
  }): Answer<IdAndVersion>;
  chapters(order: {
    id: string;
    version: number;
    chapters: Draft['chapters'];
  }): Answer<IdAndVersion>;
}
