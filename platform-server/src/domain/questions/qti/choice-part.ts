import { correct, credits, responseDeclaration } from './response-declaration';
import { fullIf, mapResponse, matches, setTo, shareOf } from './score-rules';
import type { WriteCallbacks } from './write-inlines';
import { bodyOf, preserveSpace } from './write-text';
import type { QuestionBody, WrittenItem, WrittenPart } from './written-part';
import { element, type XmlElement } from './xml';

const choices = (
  response: string,
  max: number,
  options: readonly { key: string; content: XmlElement[] }[],
) =>
  element(
    'qti-choice-interaction',
    { 'response-identifier': response, shuffle: 'false', 'max-choices': max },
    ...options.map(({ key, content }) =>
      element('qti-simple-choice', { identifier: key, ...preserveSpace }, ...content),
    ),
  );

export function choicePart(
  question: Extract<QuestionBody, { type: 'single' | 'multiple' }>,
  response: string,
  score: string,
  stem: XmlElement,
  writing: WriteCallbacks,
): WrittenPart {
  const attrs = { 'data-kind': question.type };
  const options = question.options.map(({ key, text }) => ({
    key,
    content: bodyOf(text, writing),
  }));
  const isMany = question.type === 'multiple';
  const isPartial = question.type === 'multiple' && question.credit === 'partial';
  const right = correct(question.type === 'multiple' ? question.answer : [question.answer]);
  const rest = isPartial ? [credits(question)] : [];
  const rule =
    question.type === 'multiple' && isPartial
      ? setTo(score, shareOf(mapResponse(response), question.answer.length))
      : fullIf(matches(response), score);
  return {
    declarations: [
      responseDeclaration(response, isMany ? 'multiple' : 'single', 'identifier', right, ...rest),
    ],
    body: [stem, choices(response, isMany ? 0 : 1, options)],
    rules: [rule],
    attrs,
  };
}

export function judgePart(
  question: Extract<QuestionBody, { type: 'judge' }>,
  response: string,
  score: string,
  stem: XmlElement,
  words: WrittenItem['words'],
): WrittenPart {
  const attrs = { 'data-kind': question.type };
  const { right, wrong } = words;
  const options = [
    { key: 'true', content: [element('p', {}, right)] },
    { key: 'false', content: [element('p', {}, wrong)] },
  ];
  return {
    declarations: [
      responseDeclaration(response, 'single', 'identifier', correct([String(question.answer)])),
    ],
    body: [stem, choices(response, 1, options)],
    rules: [fullIf(matches(response), score)],
    attrs,
  };
}
