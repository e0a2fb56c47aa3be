import type { BlankBody, MultipleBody } from '@edu/shared-utility/contract';
import { element, type XmlElement } from './xml';

const values = (list: readonly string[]) => list.map((value) => element('qti-value', {}, value));

export const correct = (list: readonly string[]) =>
  element('qti-correct-response', {}, ...values(list));

export const responseDeclaration = (
  identifier: string,
  cardinality: 'single' | 'multiple',
  type: 'identifier' | 'string',
  ...children: XmlElement[]
) =>
  element('qti-response-declaration', { identifier, cardinality, 'base-type': type }, ...children);

/** One point per right option; a wrong one loses all points. */
export const credits = ({ options, answer }: MultipleBody) =>
  element(
    'qti-mapping',
    { 'lower-bound': 0, 'default-value': 0 },
    ...options.map(({ key }) =>
      element('qti-map-entry', {
        'map-key': key,
        'mapped-value': answer.includes(key) ? 1 : -answer.length,
      }),
    ),
  );

export const variants = (list: readonly string[], { matchCase }: BlankBody) =>
  element(
    'qti-mapping',
    { 'default-value': 0 },
    ...list.map((key) =>
      element('qti-map-entry', {
        'map-key': key,
        'mapped-value': 1,
        'case-sensitive': String(matchCase),
      }),
    ),
  );
