import { element, type XmlElement } from './xml';

export const number = (value: number) =>
  element('qti-base-value', { 'base-type': 'float' }, String(value));

export const setTo = (identifier: string, expression: XmlElement) =>
  element('qti-set-outcome-value', { identifier }, expression);

export const fullIf = (condition: XmlElement, score: string) =>
  element(
    'qti-response-condition',
    {},
    element('qti-response-if', {}, condition, setTo(score, number(1))),
  );

export const matches = (response: string) =>
  element(
    'qti-match',
    {},
    element('qti-variable', { identifier: response }),
    element('qti-correct', { identifier: response }),
  );

export const mapResponse = (response: string) =>
  element('qti-map-response', { identifier: response });

export const shareOf = (expression: XmlElement, parts: number) =>
  element('qti-divide', {}, expression, number(parts));
