import type { PhraseKey } from '../../../phrases';
import { ItemError } from './item-parts';
import { pathOf, type Source } from './package-files';
import { parseXml, type XmlError } from './parse-xml';
import { descendantsOf, elementsIn, type XmlElement } from './xml';

export const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

export const xmlProblem = ({ reason }: XmlError): PhraseKey =>
  reason === 'entities' ? 'qti.entities' : reason === 'tooLong' ? 'qti.tooLong' : 'qti.broken';

export function stimuliOf(item: XmlElement, file: string, { xml }: Source): XmlElement[] {
  return elementsIn(item)
    .filter(({ name }) => name === 'qti-assessment-stimulus-ref')
    .flatMap(({ attrs }) => {
      const path = pathOf(attrs.href ?? '', file);
      const bytes = path === null ? undefined : xml[path];
      if (!bytes) throw new ItemError('qti.part', attrs.href ?? 'stimulus');
      return descendantsOf(parseXml(text(bytes)), 'qti-stimulus-body');
    });
}
