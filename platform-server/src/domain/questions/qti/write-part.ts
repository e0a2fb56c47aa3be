import type { PartBody, QuestionContent, RichText } from '@edu/shared-utility/contract';
import { correct, credits, responseDeclaration, variants } from './response-declaration';
import { fullIf, mapResponse, matches, setTo, shareOf } from './score-rules';
import type { WriteCallbacks } from './write-inlines';
import { bodyOf, preserveSpace } from './write-text';
import { element, type XmlElement } from './xml';

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

interface WrittenPart {
  readonly declarations: XmlElement[];
  readonly body: XmlElement[];
  /** Response processing rules that set its score, 0 to 1. */
  readonly rules: XmlElement[];
  readonly attrs: Readonly<Record<string, string | number | undefined>>;
}

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

export function partOf(
  question: QuestionBody,
  response: string,
  score: string,
  item: WrittenItem,
): WrittenPart {
  let gaps = 0;
  const writing: WriteCallbacks = {
    hrefOf: item.hrefOf,
    gap: () => {
      gaps += 1;
      return element('qti-text-entry-interaction', {
        'response-identifier': `${response}_${gaps}`,
      });
    },
  };
  const stem = element(
    'div',
    { class: 'stem', ...preserveSpace },
    ...bodyOf(question.stem, writing),
  );
  const attrs = { 'data-kind': question.type };
  switch (question.type) {
    case 'single':
    case 'multiple': {
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
          responseDeclaration(
            response,
            isMany ? 'multiple' : 'single',
            'identifier',
            right,
            ...rest,
          ),
        ],
        body: [stem, choices(response, isMany ? 0 : 1, options)],
        rules: [rule],
        attrs,
      };
    }
    case 'judge': {
      const { right, wrong } = item.words;
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
    case 'blank': {
      const ids = question.answer.map((_, at) => `${response}_${at + 1}`);
      return {
        declarations: question.answer.map((list, at) =>
          responseDeclaration(
            ids[at] ?? '',
            'single',
            'string',
            correct(list.slice(0, 1)),
            variants(list, question),
          ),
        ),
        body: [stem],
        rules: [setTo(score, shareOf(element('qti-sum', {}, ...ids.map(mapResponse)), ids.length))],
        attrs: { ...attrs, 'data-any-order': question.anyOrder ? 'true' : undefined },
      };
    }
    case 'essay': {
      const lines = question.rubric.map(({ text, share }) =>
        element('li', { 'data-share': share }, text),
      );
      const scheme = element(
        'qti-rubric-block',
        { use: 'scoring', view: 'scorer' },
        element(
          'qti-content-body',
          {},
          element(
            'div',
            { class: 'answer', ...preserveSpace },
            ...bodyOf(question.answer, writing),
          ),
          ...(lines.length > 0 ? [element('ul', { class: 'rubric' }, ...lines)] : []),
        ),
      );
      const interaction = element('qti-extended-text-interaction', {
        'response-identifier': response,
        'expected-length': question.maxLength,
      });
      return {
        declarations: [responseDeclaration(response, 'single', 'string')],
        body: [stem, interaction, scheme],
        rules: [],
        attrs,
      };
    }
  }
}
