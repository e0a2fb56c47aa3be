import type { PartBody, QuestionContent, RichText } from '@edu/shared-utility/contract';
import type { WriteCallbacks } from './write-inlines';
import type { XmlElement } from './xml';

export interface WrittenItem {
  readonly identifier: string;
  readonly title: string;
  readonly content: QuestionContent;
  readonly hrefOf: WriteCallbacks['hrefOf'];
  /** The labels of a judge question. */
  readonly words: { readonly right: string; readonly wrong: string };
}

export type QuestionBody = PartBody & {
  readonly stem: RichText;
  readonly explanation: RichText | null;
};

export interface WrittenPart {
  readonly declarations: XmlElement[];
  readonly body: XmlElement[];
  /** Response processing rules that set its score, 0 to 1. */
  readonly rules: XmlElement[];
  readonly attrs: Readonly<Record<string, string | number | undefined>>;
}
