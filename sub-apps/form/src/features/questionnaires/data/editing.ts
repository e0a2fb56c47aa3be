import type { FormContent, FormKind } from '@edu/shared-utility';
import type { FaultyPlace } from '@edu/shared-utility/questionnaire';

/** Kinds of questions in the order in which they are offered. */
export const kinds = [
  'single',
  'multiple',
  'text',
  'paragraph',
  'number',
  'nps',
  'stars',
  'date',
  'matrix',
] as const satisfies readonly FormKind[];

/** Props shared by the parts of the builder. */
export interface Editing {
  readonly content: FormContent;
  readonly faults: readonly FaultyPlace[];
  /** The question whose fields are shown. */
  readonly open: string | null;
  readonly edit: (change: (content: FormContent) => FormContent) => void;
  /** Removes a question or page, with an offer to undo. */
  readonly remove: (id: string, message: string) => void;
  readonly onOpen: (id: string | null) => void;
  /** Announces a text to screen readers. */
  readonly onAnnounce: (text: string) => void;
}
