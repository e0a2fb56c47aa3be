import { choicePart, judgePart } from './choice-part';
import { correct, responseDeclaration, variants } from './response-declaration';
import { mapResponse, setTo, shareOf } from './score-rules';
import type { WriteCallbacks } from './write-inlines';
import { bodyOf, preserveSpace } from './write-text';
import type { QuestionBody, WrittenItem, WrittenPart } from './written-part';
import { element } from './xml';

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
    case 'multiple':
      return choicePart(question, response, score, stem, writing);
    case 'judge':
      return judgePart(question, response, score, stem, item.words);
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
