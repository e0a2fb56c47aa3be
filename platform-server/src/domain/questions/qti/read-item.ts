import type {
  PartBody,
  QuestionContent,
  QuestionPart,
  RichText,
} from '@edu/shared-utility/contract';
import { choiceOf, type Declarations, declarationsOf, essayOf, gapsOf } from './read-part';
import { type ReadCallbacks, richTextOfNodes } from './read-text';
import {
  childOf,
  descendantsOf,
  element,
  elementsIn,
  textContentOf,
  type XmlElement,
  type XmlNode,
} from './xml';

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

const [CHOICE, ENTRY, EXTENDED_TEXT] = [
  'qti-choice-interaction',
  'qti-text-entry-interaction',
  'qti-extended-text-interaction',
];
const interactionNames = new Set([CHOICE, ENTRY, EXTENDED_TEXT]);
const isInteraction = ({ name }: XmlElement): boolean =>
  /^qti-.*interaction$/.test(name) || name === 'qti-hottext' || name === 'qti-end-attempt';

const interactionsIn = (node: XmlElement): XmlElement[] =>
  isInteraction(node) ? [node] : elementsIn(node).flatMap(interactionsIn);

type Files = Pick<ReadCallbacks, 'resourceAt'>;
type ItemPart = PartBody & { stem: RichText; explanation: RichText | null };

interface ItemContext {
  readonly declarations: Declarations;
  readonly files: Files;
  /** A text of the item, by the suffix of its feedback identifier. */
  readonly feedbackText: (name: string) => RichText | null;
}

function reader(files: Files): ReadCallbacks & { readonly gaps: XmlElement[] } {
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
function partOf(
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

/** A part written by this product: a box with an attribute that names its type. */
function readBox(box: XmlElement, context: ItemContext): PartBody & { stem: RichText } {
  const interaction = elementsIn(box).find(({ name }) => name === CHOICE || name === EXTENDED_TEXT);
  const stem = elementsIn(box).filter(({ attrs }) => attrs.class === 'stem');
  return partOf(stem, interaction, box, context);
}

function ownQuestion(
  body: XmlElement,
  boxes: readonly XmlElement[],
  context: ItemContext,
): QuestionContent {
  const common = elementsIn(body).find(({ attrs }) => attrs.class === 'stem');
  const explanation = context.feedbackText('explanation');
  const [first] = boxes;
  if (!common && first) return { ...readBox(first, context), explanation };
  return {
    type: 'compound',
    stem: richTextOfNodes(common ? [common] : [], reader(context.files)),
    explanation,
    parts: boxes.map(
      (box, index): QuestionPart => ({
        ...readBox(box, context),
        id: crypto.randomUUID(),
        share: Number(box.attrs['data-share'] ?? 1),
        explanation: context.feedbackText(`explanation_${index + 1}`),
      }),
    ),
  };
}

const hasWords = (node: XmlNode): boolean =>
  typeof node === 'string'
    ? node.trim() !== ''
    : textContentOf(node).trim() !== '' ||
      ['img', 'audio', 'object', 'math'].some(
        (name) => node.name === name || descendantsOf(node, name).length > 0,
      );

/** Replaces containers without meaning by their children, to get a flat sequence. */
function flattened(node: XmlElement): XmlNode[] {
  return node.children.flatMap((child) => {
    if (typeof child === 'string' || isInteraction(child)) return [child];
    const hasOtherInteractions = interactionsIn(child).some(({ name }) => name !== ENTRY);
    return hasOtherInteractions ? flattened(child) : [child];
  });
}

interface ItemPiece {
  readonly before: XmlNode[];
  readonly interaction?: XmlElement;
}

/** Splits a body into its interactions, each with the text before it. */
function piecesOf(nodes: readonly XmlNode[]): { pieces: ItemPiece[]; rest: XmlNode[] } {
  const pieces: ItemPiece[] = [];
  let before: XmlNode[] = [];
  for (const node of nodes) {
    const interactions = typeof node === 'string' ? [] : interactionsIn(node);
    if (interactions.length === 0) before.push(node);
    else {
      const [only] = interactions;
      const isGap = only?.name === ENTRY;
      const last = pieces.at(-1);
      // Consecutive gaps belong to one question.
      if (isGap && last && !last.interaction && !before.some(hasWords)) last.before.push(node);
      else
        pieces.push(
          isGap ? { before: [...before, node] } : { before, interaction: only as XmlElement },
        );
      before = [];
    }
  }
  return { pieces, rest: before };
}

/** An item of another tool: its interactions in order, each with the text before it. */
function foreignQuestion(body: XmlElement, title: string, context: ItemContext): QuestionContent {
  const { pieces, rest } = piecesOf(flattened(body));
  const explanation = context.feedbackText('');
  const [first, ...others] = pieces;
  if (!first) throw new ItemError('qti.noInteraction');
  if (others.length === 0) {
    return { ...partOf([...first.before, ...rest], first.interaction, body, context), explanation };
  }
  const words = first.before.filter(hasWords);
  const hasPrompt = first.interaction && childOf(first.interaction, 'qti-prompt');
  // The last text before the first interaction belongs to it; earlier text is the common stem.
  const promptWords = hasPrompt ? [] : words.slice(-1);
  const common = hasPrompt ? words : words.slice(0, -1);
  const parts = [{ ...first, before: promptWords }, ...others].map(
    ({ before, interaction }): ItemPart => ({
      ...partOf(before, interaction, interaction ? element('div', {}, interaction) : body, context),
      explanation: null,
    }),
  );
  const stem = common.length > 0 ? common : [element('p', {}, title)];
  return {
    type: 'compound',
    stem: richTextOfNodes([...stem, ...rest], reader(context.files)),
    explanation,
    parts: parts.map((part) => ({ ...part, id: crypto.randomUUID(), share: 1 })),
  };
}

/**
 * Reads the question of an item.
 *
 * @param stimuli texts that it shares with other items
 * @throws ItemError if the item cannot be represented as a question
 */
export function readItem(
  item: XmlElement,
  files: Files,
  stimuli: readonly XmlElement[] = [],
): QuestionContent {
  if (item.name === 'assessmentItem') throw new ItemError('qti.older');
  const body = childOf(item, 'qti-item-body');
  if (item.name !== 'qti-assessment-item' || !body) throw new ItemError('qti.notItem');
  const unsupported = interactionsIn(body).find(({ name }) => !interactionNames.has(name));
  if (unsupported) throw new ItemError('qti.interaction', unsupported.name);
  const feedbacks = [
    ...elementsIn(item).filter(({ name }) => name === 'qti-modal-feedback'),
    ...descendantsOf(body, 'qti-feedback-block'),
  ];
  const feedbackText = (name: string): RichText | null => {
    const elements = feedbacks.filter(({ attrs }) => name === '' || attrs.identifier === name);
    const nodes = elements.flatMap(
      (xmlElement) => (childOf(xmlElement, 'qti-content-body') ?? xmlElement).children,
    );
    return nodes.some(hasWords) ? richTextOfNodes(nodes, reader(files)) : null;
  };
  const context = { declarations: declarationsOf(item), files, feedbackText };
  const boxes = elementsIn(body).filter(
    ({ attrs }) => attrs.class === 'part' && attrs['data-kind'],
  );
  if (boxes.length > 0) return ownQuestion(body, boxes, context);
  const bodyWithStimuli = { ...body, children: [...stimuli, ...body.children] };
  return foreignQuestion(bodyWithStimuli, item.attrs.title ?? '', context);
}
