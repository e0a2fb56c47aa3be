import type { PartBody, RichText } from '@edu/shared-utility/contract';
import type { Declarations } from './read-declarations';
import { essayOf } from './read-essay';
import { choiceOf, gapsOf } from './read-part';
import { type ReadCallbacks, richTextOfNodes } from './read-text';
import { childOf, descendantsOf, element, elementsIn, type XmlElement, type XmlNode } from './xml';

/** A reason why an item cannot be read. */
export class ItemError extends Error {
  constructor(
    readonly phrase:
      | 'qti.interaction'
      | 'qti.noInteraction'
      | 'qti.part'
      | 'qti.older'
      | 'qti.notItem',
    readonly element = '',
  ) {
    super(phrase);
  }
}

export const [CHOICE, ENTRY, EXTENDED_TEXT] = [
  'qti-choice-interaction',
  'qti-text-entry-interaction',
  'qti-extended-text-interaction',
];

export const isInteraction = ({ name }: XmlElement): boolean =>
  /^qti-.*interaction$/.test(name) || name === 'qti-hottext' || name === 'qti-end-attempt';

export const interactionsIn = (node: XmlElement): XmlElement[] =>
  isInteraction(node) ? [node] : elementsIn(node).flatMap(interactionsIn);

export type Files = Pick<ReadCallbacks, 'resourceAt'>;

export type ItemPart = PartBody & { stem: RichText; explanation: RichText | null };

export interface ItemContext {
  readonly declarations: Declarations;
  readonly files: Files;
  /** A text of the item, by the suffix of its feedback identifier. */
  readonly feedbackText: (name: string) => RichText | null;
}

export function reader(files: Files): ReadCallbacks & { readonly gaps: XmlElement[] } {
  const gaps: XmlElement[] = [];
  return {
    ...files,
    gaps,
    gap: (xmlElement) => void gaps.push(xmlElement),
    refuse(name) {
      throw new ItemError(isInteraction(element(name)) ? 'qti.interaction' : 'qti.part', name);
    },
  };
}

/** One part: its interaction, and the nodes before it as its text. */
export function partOf(
  before: readonly XmlNode[],
  interaction: XmlElement | undefined,
  box: XmlElement,
  { declarations, files }: ItemContext,
): PartBody & { stem: RichText } {
  const reading = reader(files);
  const kind = box.attrs['data-kind'];
  const prompt = interaction && childOf(interaction, 'qti-prompt');
  const stem = richTextOfNodes([...before, ...(prompt ? [prompt] : [])], reading);
  if (interaction?.name === CHOICE) {
    const { children, ...rest } = interaction;
    const options = { ...rest, children: children.filter((child) => child !== prompt) };
    return { ...choiceOf(options, kind, declarations, reading), stem };
  }
  if (interaction?.name === EXTENDED_TEXT) {
    return {
      ...essayOf(interaction, descendantsOf(box, 'qti-rubric-block'), declarations, reading),
      stem,
    };
  }
  return { ...gapsOf(reading.gaps, box.attrs, declarations), stem };
}
