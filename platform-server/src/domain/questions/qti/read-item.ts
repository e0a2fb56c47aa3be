import type {
  PartBody,
  QuestionContent,
  QuestionPart,
  RichText,
} from '@edu/shared-utility/contract';
import { foreignQuestion, hasWords } from './foreign-question';
import {
  CHOICE,
  ENTRY,
  EXTENDED_TEXT,
  type Files,
  type ItemContext,
  ItemError,
  interactionsIn,
  partOf,
  reader,
} from './item-parts';
import { declarationsOf } from './read-declarations';
import { richTextOfNodes } from './read-text';
import { childOf, descendantsOf, elementsIn, type XmlElement } from './xml';

const interactionNames = new Set([CHOICE, ENTRY, EXTENDED_TEXT]);

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
