import type { AskedPart, AskedQuestion, PartAnswer, RichTextFile } from '@edu/shared-utility';

type NonCompoundQuestion = Exclude<AskedQuestion, { type: 'compound' }> | AskedPart;

export interface AnswerProps {
  /** `name` of the inputs, shared by all fields of a page. */
  readonly name: string;
  readonly question: NonCompoundQuestion;
  readonly files: readonly RichTextFile[];
  readonly given: PartAnswer | null;
  readonly disabled: boolean;
  readonly onChange: (answer: PartAnswer | null) => void;
  readonly onStale: () => void;
}
