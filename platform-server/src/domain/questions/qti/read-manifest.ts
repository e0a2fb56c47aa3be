import { type Classification, ITEM, levels } from './manifest';
import { childOf, descendantsOf, element, elementsIn, textContentOf, type XmlElement } from './xml';

/** An item as listed in the manifest of another system. */
export interface ListedItem extends Classification {
  readonly href: string;
  /** True for QTI 3.0; items of older versions are listed but not read. */
  readonly isCurrent: boolean;
}

function readClassification(metadata: XmlElement | undefined): Classification {
  const lom = metadata ?? element('metadata');
  const [level] = descendantsOf(lom, 'difficulty').flatMap((xmlElement) =>
    descendantsOf(xmlElement, 'value'),
  );
  const levelIndex = levels.indexOf((level ? textContentOf(level).trim() : '') as 'medium');
  const path = descendantsOf(lom, 'taxonPath')[0];
  const textsOf = (list: readonly XmlElement[]) =>
    list.map((item) => textContentOf(item).trim()).filter((text) => text !== '');
  return {
    difficulty: levelIndex < 0 ? 3 : levelIndex + 1,
    points: [...new Set(textsOf(descendantsOf(lom, 'keyword')))],
    category: path ? textsOf(descendantsOf(path, 'taxon')) : [],
  };
}

/** The items that a manifest lists; null if the file is not a manifest. */
export function readManifest(root: XmlElement): ListedItem[] | null {
  if (root.name !== 'manifest') return null;
  const resources = childOf(root, 'resources');
  return elementsIn(resources ?? element('resources')).flatMap((xmlElement): ListedItem[] => {
    const { type = '', href = '' } = xmlElement.attrs;
    if (!/^imsqti_(item|apipitem)/i.test(type) || href === '') return [];
    const isCurrent = type === ITEM;
    return [{ href, isCurrent, ...readClassification(childOf(xmlElement, 'metadata')) }];
  });
}
