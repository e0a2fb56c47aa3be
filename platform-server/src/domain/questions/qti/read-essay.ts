import type { PartBody, RichText, RichTextBlock } from '@edu/shared-utility/contract';
import { richTextOf } from '@edu/shared-utility/contract';
import type { Declarations } from './read-declarations';
import { keepsSpace, responseOf } from './read-part';
import { blocksOfNodes, type ReadCallbacks, richTextOfNodes } from './read-text';
import { childOf, descendantsOf, elementsIn, textContentOf, type XmlElement } from './xml';

const [MAX_ANSWER_LENGTH, DEFAULT_ANSWER_LENGTH] = [20_000, 2000];

/**
 * The marker's guidance and the length limit of an essay.
 *
 * @param rubrics its `qti-rubric-block` elements
 */
export function essayOf(
  node: XmlElement,
  rubrics: readonly XmlElement[],
  declarations: Declarations,
  reading: ReadCallbacks,
): PartBody {
  const length = Number(node.attrs['expected-length'] ?? DEFAULT_ANSWER_LENGTH);
  const isValidLength = Number.isInteger(length) && length >= 1;
  const rubricLines = rubrics
    .flatMap((rubric) => descendantsOf(rubric, 'ul'))
    .filter(({ attrs }) => attrs.class === 'rubric')
    .flatMap(elementsIn);
  const modelAnswer = rubrics
    .flatMap((rubric) => descendantsOf(rubric, 'div'))
    .find((element) => element.attrs.class === 'answer');
  const [right] = declarations.rightOf(responseOf(node));
  const rubricBlocks: RichTextBlock[] = modelAnswer
    ? []
    : rubrics.flatMap((rubric) =>
        blocksOfNodes((childOf(rubric, 'qti-content-body') ?? rubric).children, reading),
      );
  const plainAnswer: RichText = {
    type: 'doc',
    content: [...(right ? richTextOf(right).content : []), ...rubricBlocks],
  };
  const answer = modelAnswer
    ? richTextOfNodes(modelAnswer.children, reading, keepsSpace(modelAnswer))
    : plainAnswer;
  return {
    type: 'essay',
    answer: answer.content.length > 0 ? answer : richTextOf(''),
    rubric: rubricLines.map((line) => ({
      id: crypto.randomUUID(),
      text: textContentOf(line).trim(),
      share: Number(line.attrs['data-share'] ?? 1),
    })),
    maxLength: Math.min(MAX_ANSWER_LENGTH, isValidLength ? length : DEFAULT_ANSWER_LENGTH),
  };
}
