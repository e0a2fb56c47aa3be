import { xmlFile } from './write-xml';
import { element, type XmlElement } from './xml';

/** Difficulty from very easy to very hard, in the vocabulary of the LOM metadata standard. */
export const levels = ['very easy', 'easy', 'medium', 'difficult', 'very difficult'] as const;
const LOM = 'http://ltsc.ieee.org/xsd/LOM';
const PACKAGE = 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1';
const SCHEMA = 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqtiv3p0_imscpv1p2_v1p0.xsd';
export const ITEM = 'imsqti_item_xmlv3p0';

/** Difficulty and category of a question, as stated in a package. */
export interface Classification {
  readonly difficulty: number;
  readonly points: readonly string[];
  /** From the top level down; empty for none. */
  readonly category: readonly string[];
}

export interface PackageItem extends Classification {
  readonly identifier: string;
  readonly href: string;
  /** The files that it shows. */
  readonly files: readonly string[];
}

const string = (text: string) => element('string', {}, text);

const lomOf = ({ difficulty, points, category }: Classification): XmlElement =>
  element(
    'lom',
    { xmlns: LOM },
    ...(points.length > 0
      ? [element('general', {}, ...points.map((point) => element('keyword', {}, string(point))))]
      : []),
    element(
      'educational',
      {},
      element(
        'difficulty',
        {},
        element('source', {}, 'LOMv1.0'),
        element('value', {}, levels[difficulty - 1] ?? 'medium'),
      ),
    ),
    ...(category.length > 0
      ? [
          element(
            'classification',
            {},
            element(
              'purpose',
              {},
              element('source', {}, 'LOMv1.0'),
              element('value', {}, 'discipline'),
            ),
            element(
              'taxonPath',
              {},
              ...category.map((name) => element('taxon', {}, element('entry', {}, string(name)))),
            ),
          ),
        ]
      : []),
  );

/** Writes the manifest of a package. */
export const writeManifest = (items: readonly PackageItem[]): string =>
  xmlFile(
    element(
      'manifest',
      {
        xmlns: PACKAGE,
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
        'xsi:schemaLocation': `${PACKAGE} ${SCHEMA}`,
        identifier: 'questions',
      },
      element(
        'metadata',
        {},
        element('schema', {}, 'QTI Package'),
        element('schemaversion', {}, '3.0.0'),
      ),
      element('organizations'),
      element(
        'resources',
        {},
        ...items.map(({ identifier, href, files, ...metadata }) =>
          element(
            'resource',
            { identifier, type: ITEM, href },
            element('metadata', {}, lomOf(metadata)),
            ...[href, ...files].map((value) => element('file', { href: value })),
          ),
        ),
      ),
    ),
  );
