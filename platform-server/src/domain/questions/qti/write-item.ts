import type { QuestionPart, RichText } from '@edu/shared-utility/contract';
import { number, setTo } from './score-rules';
import { partOf } from './write-part';
import { bodyOf, preserveSpace } from './write-text';
import { xmlFile } from './write-xml';
import type { QuestionBody, WrittenItem } from './written-part';
import { element, type XmlElement } from './xml';

const NAMESPACE = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';
const SCHEMA = 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd';

const scoreOutcome = (identifier: string, isHuman: boolean) =>
  element(
    'qti-outcome-declaration',
    {
      ...{ identifier, cardinality: 'single', 'base-type': 'float' },
      'external-scored': isHuman ? 'human' : undefined,
      'normal-maximum': 1,
    },
    element('qti-default-value', {}, element('qti-value', {}, '0')),
  );

function feedback(identifier: string, text: RichText, { hrefOf }: WrittenItem): XmlElement {
  const writing = { hrefOf, gap: () => element('span') };
  return element(
    'qti-modal-feedback',
    { 'outcome-identifier': 'FEEDBACK', identifier, 'show-hide': 'show' },
    element('qti-content-body', {}, element('div', preserveSpace, ...bodyOf(text, writing))),
  );
}

/** The total of a compound question: each part's score weighted by its share. */
function total(parts: readonly QuestionPart[]): XmlElement {
  const all = parts.reduce((sum, { share }) => sum + share, 0);
  const terms = parts.map(({ share }, index) =>
    element(
      'qti-product',
      {},
      element('qti-variable', { identifier: `SCORE_${index + 1}` }),
      number(share / all),
    ),
  );
  return setTo('SCORE', element('qti-sum', {}, ...terms));
}

/** Writes a question as an item file. */
export function writeItem(item: WrittenItem): string {
  const { content } = item;
  const parts = content.type === 'compound' ? content.parts : null;
  const questions: readonly QuestionBody[] =
    content.type === 'compound' ? content.parts : [content];
  const after = (at: number) => (parts ? `_${at + 1}` : '');
  const writtenParts = questions.map((body, index) =>
    partOf(body, `RESPONSE${after(index)}`, `SCORE${after(index)}`, item),
  );
  const texts = [
    ...(content.explanation ? [{ id: 'explanation', text: content.explanation }] : []),
    ...(parts ?? []).flatMap(({ explanation: text }, index) =>
      text ? [{ id: `explanation_${index + 1}`, text }] : [],
    ),
  ];
  const isHuman = questions.some(({ type }) => type === 'essay');
  const writing = { hrefOf: item.hrefOf, gap: () => element('span') };
  const correctValues = texts.map(({ id }) =>
    element('qti-base-value', { 'base-type': 'identifier' }, id),
  );
  return xmlFile(
    element(
      'qti-assessment-item',
      {
        xmlns: NAMESPACE,
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
        'xsi:schemaLocation': `${NAMESPACE} ${SCHEMA}`,
        ...{ identifier: item.identifier, title: item.title },
        ...{ adaptive: 'false', 'time-dependent': 'false' },
      },
      ...writtenParts.flatMap(({ declarations }) => declarations),
      scoreOutcome('SCORE', isHuman),
      ...(parts ?? []).map(({ type }, index) =>
        scoreOutcome(`SCORE_${index + 1}`, type === 'essay'),
      ),
      ...(texts.length > 0
        ? [
            element('qti-outcome-declaration', {
              ...{ identifier: 'FEEDBACK', cardinality: 'multiple', 'base-type': 'identifier' },
            }),
          ]
        : []),
      element(
        'qti-item-body',
        {},
        ...(parts
          ? [element('div', { class: 'stem', ...preserveSpace }, ...bodyOf(content.stem, writing))]
          : []),
        ...writtenParts.map(({ attrs, body }, index) =>
          element('div', { class: 'part', ...attrs, 'data-share': parts?.[index]?.share }, ...body),
        ),
      ),
      element(
        'qti-response-processing',
        {},
        ...writtenParts.flatMap(({ rules }) => rules),
        ...(parts ? [total(parts)] : []),
        ...(correctValues.length > 0
          ? [setTo('FEEDBACK', element('qti-multiple', {}, ...correctValues))]
          : []),
      ),
      ...texts.map(({ id, text }) => feedback(id, text, item)),
    ),
  );
}
