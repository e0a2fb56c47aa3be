import { childOf, descendantsOf, elementsIn, textContentOf, type XmlElement } from './xml';

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
