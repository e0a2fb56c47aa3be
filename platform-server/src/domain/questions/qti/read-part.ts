import type { PartBody, QuestionOption } from '@edu/shared-utility/contract';
import type { Declarations } from './read-declarations';
import { type ReadCallbacks, richTextOfNodes } from './read-text';
import { descendantsOf, type XmlElement } from './xml';

export const responseOf = ({ attrs }: XmlElement): string => attrs['response-identifier'] ?? '';

/** The letter of each option, by its identifier in the file. */
function lettersOf(choices: readonly XmlElement[]): Map<string, string> {
  const ids = choices.map(({ attrs }) => attrs.identifier ?? '');
  const areLetters = ids.every((id) => /^[A-Z]$/.test(id));
  return new Map(
    ids.map((id, index) => [id, areLetters ? id : String.fromCharCode(65 + Math.min(index, 25))]),
  );
}

export const keepsSpace = ({ attrs }: XmlElement): boolean => attrs['data-space'] === 'keep';

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
