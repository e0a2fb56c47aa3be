import type {
  PartBody,
  QuestionOption,
  RichText,
  RichTextBlock,
} from '@edu/shared-utility/contract';
import { richTextOf } from '@edu/shared-utility/contract';
import { blocksOfNodes, type ReadCallbacks, richTextOfNodes } from './read-text';
import { childOf, descendantsOf, elementsIn, textContentOf, type XmlElement } from './xml';

const [MAX_ANSWER_LENGTH, DEFAULT_ANSWER_LENGTH] = [20_000, 2000];

/** The response declarations of an item, by identifier. */
export interface Declarations {
  rightOf(response: string): string[];
  mappingOf(response: string): { key: string; value: number; matchCase: boolean }[];
  isMultiple(response: string): boolean;
  /** Whether scores are counted by the mapping. */
  isMapped(response: string): boolean;
}

export function declarationsOf(item: XmlElement): Declarations {
  const all = new Map(
    descendantsOf(item, 'qti-response-declaration').map((element) => [
      element.attrs.identifier ?? '',
      element,
    ]),
  );
  const processing = childOf(item, 'qti-response-processing');
  const isTemplate = /map_response/.test(processing?.attrs.template ?? '');
  const mapped = new Set(
    (processing ? descendantsOf(processing, 'qti-map-response') : []).map(
      ({ attrs }) => attrs.identifier,
    ),
  );
  const entries = (response: string) => {
    const mapping = all.get(response);
    return mapping ? descendantsOf(mapping, 'qti-map-entry') : [];
  };
  return {
    rightOf(response) {
      const declared = all.get(response);
      const right = declared && childOf(declared, 'qti-correct-response');
      return right ? elementsIn(right).map((value) => textContentOf(value)) : [];
    },
    mappingOf: (response) =>
      entries(response).map(({ attrs }) => ({
        key: attrs['map-key'] ?? '',
        value: Number(attrs['mapped-value'] ?? 0),
        matchCase: attrs['case-sensitive'] !== 'false',
      })),
    isMultiple: (response) => all.get(response)?.attrs.cardinality !== 'single',
    isMapped: (response) => entries(response).length > 0 && (isTemplate || mapped.has(response)),
  };
}

const responseOf = ({ attrs }: XmlElement): string => attrs['response-identifier'] ?? '';

/** The letter of each option, by its identifier in the file. */
function lettersOf(choices: readonly XmlElement[]): Map<string, string> {
  const ids = choices.map(({ attrs }) => attrs.identifier ?? '');
  const areLetters = ids.every((id) => /^[A-Z]$/.test(id));
  return new Map(
    ids.map((id, index) => [id, areLetters ? id : String.fromCharCode(65 + Math.min(index, 25))]),
  );
}

const keepsSpace = ({ attrs }: XmlElement): boolean => attrs['data-space'] === 'keep';

/** A choice with one or several right answers; two options named true and false make a judge question. */
export function choiceOf(
  node: XmlElement,
  kind: string | undefined,
  declarations: Declarations,
  reading: ReadCallbacks,
): PartBody {
  const response = responseOf(node);
  const choices = descendantsOf(node, 'qti-simple-choice');
  const letters = lettersOf(choices);
  const mapping = declarations.mappingOf(response).filter(({ value }) => value > 0);
  const right = declarations.rightOf(response).map((value) => value.trim());
  const rightIds = right.length > 0 ? right : mapping.map(({ key }) => key);
  const names = choices.map(({ attrs }) => (attrs.identifier ?? '').toLowerCase()).sort();
  const isMany = declarations.isMultiple(response);
  const isTrueOrFalse = names.join() === 'false,true' && !isMany;
  if (kind === 'judge' || (kind === undefined && isTrueOrFalse)) {
    return { type: 'judge', answer: rightIds[0]?.toLowerCase() === 'true' };
  }
  const options = choices.map(
    (choice): QuestionOption => ({
      key: letters.get(choice.attrs.identifier ?? '') ?? 'A',
      text: richTextOfNodes(choice.children, reading, keepsSpace(choice)),
    }),
  );
  const answer = rightIds.map((id) => letters.get(id) ?? '');
  if (!isMany) return { type: 'single', options, answer: answer[0] ?? '' };
  return {
    type: 'multiple',
    options,
    answer,
    credit: declarations.isMapped(response) ? 'partial' : 'all',
  };
}

/** The accepted answers of gaps, in order. */
export function gapsOf(
  gaps: readonly XmlElement[],
  attrs: XmlElement['attrs'],
  declarations: Declarations,
): PartBody {
  let matchCase = false;
  const answer = gaps.map((gap) => {
    const response = responseOf(gap);
    const mapping = declarations.mappingOf(response).filter(({ value }) => value > 0);
    // By default QTI compares case-sensitively.
    if (mapping.length === 0 || mapping.some((item) => item.matchCase)) matchCase = true;
    const all = [...mapping.map(({ key }) => key), ...declarations.rightOf(response)];
    return [...new Set(all.map((text) => text.trim()))].filter((text) => text !== '');
  });
  return { type: 'blank', answer, matchCase, anyOrder: attrs['data-any-order'] === 'true' };
}

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
