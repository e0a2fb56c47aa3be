import type { QuestionContent } from '@edu/shared-utility/contract';
import {
  ENTRY,
  type ItemContext,
  ItemError,
  type ItemPart,
  interactionsIn,
  isInteraction,
  partOf,
  reader,
} from './item-parts';
import { richTextOfNodes } from './read-text';
import {
  childOf,
  descendantsOf,
  element,
  textContentOf,
  type XmlElement,
  type XmlNode,
} from './xml';

export const hasWords = (node: XmlNode): boolean =>
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
export function foreignQuestion(
  body: XmlElement,
  title: string,
  context: ItemContext,
): QuestionContent {
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
