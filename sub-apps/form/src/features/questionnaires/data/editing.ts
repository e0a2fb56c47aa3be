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

/** What the parts of the builder share. */
export interface Editing {
  readonly content: FormContent;
  readonly faults: readonly FaultyPlace[];
  /** The question whose fields are shown. */
  readonly open: string | null;
  readonly edit: (change: (content: FormContent) => FormContent) => void;
  /** Takes a question or page out, with a way back. */
  readonly remove: (id: string, message: string) => void;
  readonly onOpen: (id: string | null) => void;
  /** For readers of screens. */
  readonly onSaid: (text: string) => void;
}
