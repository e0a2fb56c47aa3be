import { plainText } from '@edu/shared-utility/contract';
import { zipSync } from 'fflate';
import { PackageError } from './archive';
import { readPackage } from './read-package';

const bytes = (text: string) => new TextEncoder().encode(text);
const NAMESPACE = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';

const resource = (href: string, metadata = '', type = 'imsqti_item_xmlv3p0') =>
  `<resource identifier="r-${href.replace(/\W/g, '')}" type="${type}" href="${href}">
     <metadata>${metadata}</metadata><file href="${href}"/></resource>`;
const manifest = (...resources: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<!-- written by an authoring tool -->
<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" identifier="pkg">
  <metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion></metadata>
  <organizations/>
  <resources>${resources.join('\n')}</resources>
</manifest>`;
const item = (body: string, declared: string, rest = '', title = 'Item') => `<?xml version="1.0"?>
<qti-assessment-item xmlns="${NAMESPACE}" identifier="i1" title="${title}" adaptive="false" time-dependent="false">
  ${declared}
  <qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"/>
  <qti-item-body>
    ${body}
  </qti-item-body>
  ${rest}
</qti-assessment-item>`;
const declared = (id: string, cardinality: string, type: string, inner: string) =>
  `<qti-response-declaration identifier="${id}" cardinality="${cardinality}" base-type="${type}">${inner}</qti-response-declaration>`;
const right = (...values: string[]) =>
  `<qti-correct-response>${values.map((value) => `<qti-value>${value}</qti-value>`).join('')}</qti-correct-response>`;
const choice = (prompt: string, max: number, ...options: [string, string][]) =>
  `<qti-choice-interaction response-identifier="RESPONSE" shuffle="true" max-choices="${max}">
     <qti-prompt>${prompt}</qti-prompt>
     ${options.map(([id, text]) => `<qti-simple-choice identifier="${id}">${text}</qti-simple-choice>`).join('\n')}
   </qti-choice-interaction>`;

const read = (files: Record<string, string | Uint8Array>) =>
  readPackage(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          name,
          typeof content === 'string' ? bytes(content) : content,
        ]),
      ),
    ),
  );
const importItem = (
  xml: string,
  metadata = '',
  overrides: Record<string, string | Uint8Array> = {},
) => {
  const [first] = read({
    'imsmanifest.xml': manifest(resource('items/a.xml', metadata)),
    'items/a.xml': xml,
    ...overrides,
  });
  if (!first) throw new Error('no item');
  return first;
};

const lom = `<lom xmlns="http://ltsc.ieee.org/xsd/LOM">
  <general><keyword><string language="en">levers</string></keyword><keyword><string>force</string></keyword></general>
  <educational><difficulty><source>LOMv1.0</source><value>very difficult</value></difficulty></educational>
  <classification><taxonPath><taxon><entry><string>Physics</string></entry></taxon>
    <taxon><entry><string>Mechanics</string></entry></taxon></taxonPath></classification></lom>`;

it('reads a single choice with metadata, a picture, a formula without TeX, and feedback', () => {
  const result = importItem(
    item(
      `<p>Look at <strong>this</strong>:<br/><img src="../media/lever%201.png" alt="A lever"/></p>
       ${choice(
         'What is <math xmlns="http://www.w3.org/1998/Math/MathML"><mfrac><mi>F</mi><mn>2</mn></mfrac></math>?',
         1,
         ['ChoiceA', 'half &amp; half'],
         ['ChoiceB', '<p>H<sub>2</sub>O</p>'],
       )}`,
      declared('RESPONSE', 'single', 'identifier', right('ChoiceB')),
      `<qti-modal-feedback outcome-identifier="FB" identifier="f" show-hide="show"><qti-content-body><p>Because.</p></qti-content-body></qti-modal-feedback>`,
      'Levers',
    ),
    lom,
    { 'media/lever 1.png': new Uint8Array(8) },
  );
  expect(result).toMatchObject({
    ...{ title: 'Levers', difficulty: 5, points: ['levers', 'force'], problems: [] },
    category: ['Physics', 'Mechanics'],
    files: [{ path: 'media/lever 1.png', kind: 'image' }],
    content: { type: 'single', answer: 'B' },
  });
  const { content } = result;
  if (content?.type !== 'single') throw new Error('no single choice');
  expect(content.stem.content).toMatchObject([
    {
      type: 'paragraph',
      content: [
        { text: 'Look at ' },
        { text: 'this', marks: [{ type: 'bold' }] },
        { text: ':' },
        { type: 'hardBreak' },
      ],
    },
    { type: 'picture', attrs: { alt: 'A lever' } },
    {
      type: 'paragraph',
      content: [
        { text: 'What is ' },
        { type: 'formula', attrs: { source: '\\frac{F}{2}' } },
        { text: '?' },
      ],
    },
  ]);
  expect(content.options.map(({ text }) => plainText(text))).toEqual(['half & half', 'H2O']);
  expect(content.options[1]?.text.content[0]).toMatchObject({
    content: [{ text: 'H' }, { text: '2', marks: [{ type: 'subscript' }] }, { text: 'O' }],
  });
  expect(content.explanation && plainText(content.explanation)).toBe('Because.');
});

it('reads several answers, with partial credit if scores are mapped', () => {
  const options: [string, string][] = [
    ['c1', 'one'],
    ['c2', 'two'],
    ['c3', 'three'],
  ];
  const mapping =
    '<qti-mapping default-value="0"><qti-map-entry map-key="c1" mapped-value="1"/><qti-map-entry map-key="c3" mapped-value="1"/></qti-mapping>';
  const template = (name: string) =>
    `<qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/${name}.xml"/>`;
  const all = importItem(
    item(
      choice('Which?', 0, ...options),
      declared('RESPONSE', 'multiple', 'identifier', right('c1', 'c3')),
      template('match_correct'),
    ),
  );
  expect(all.content).toMatchObject({ type: 'multiple', answer: ['A', 'C'], credit: 'all' });
  const some = importItem(
    item(
      choice('Which?', 0, ...options),
      declared('RESPONSE', 'multiple', 'identifier', mapping),
      template('map_response'),
    ),
  );
  expect(some.content).toMatchObject({ type: 'multiple', answer: ['A', 'C'], credit: 'partial' });
});

it('reads true-or-false questions, gaps, and essays', () => {
  const judge = importItem(
    item(
      choice('Water is wet', 1, ['true', 'True'], ['false', 'False']),
      declared('RESPONSE', 'single', 'identifier', right('true')),
    ),
  );
  expect(judge.content).toMatchObject({ type: 'judge', answer: true });
  const gap = (id: string) => `<qti-text-entry-interaction response-identifier="${id}"/>`;
  const gaps = importItem(
    item(
      `<p>One ${gap('R1')} and</p><p>two ${gap('R2')}.</p>`,
      declared(
        'R1',
        'single',
        'string',
        `${right('colour')}<qti-mapping><qti-map-entry map-key="color" mapped-value="1" case-sensitive="false"/></qti-mapping>`,
      ) +
        declared(
          'R2',
          'single',
          'string',
          `${right('York')}<qti-mapping><qti-map-entry map-key="York" mapped-value="1" case-sensitive="false"/></qti-mapping>`,
        ),
    ),
  );
  expect(gaps.content).toMatchObject({
    type: 'blank',
    answer: [['color', 'colour'], ['York']],
    matchCase: false,
  });
  const essay = importItem(
    item(
      `<p>Why?</p><qti-extended-text-interaction response-identifier="RESPONSE" expected-length="400"/>
       <qti-rubric-block use="scoring" view="scorer"><qti-content-body><p>Two reasons.</p></qti-content-body></qti-rubric-block>`,
      declared('RESPONSE', 'single', 'string', ''),
    ),
  );
  expect(essay.content).toMatchObject({ type: 'essay', maxLength: 400 });
  if (essay.content?.type !== 'essay') throw new Error('no essay');
  expect([plainText(essay.content.stem), plainText(essay.content.answer)]).toEqual([
    'Why?',
    'Two reasons.',
  ]);
});

it('reads several interactions under a common text as one compound question', () => {
  const more = choice('Which?', 1, ['x', 'one'], ['y', 'two']);
  const result = importItem(
    item(
      `<div><p>A story.</p></div><div>${more}</div><p>And why?</p><qti-extended-text-interaction response-identifier="R2"/>`,
      declared('RESPONSE', 'single', 'identifier', right('y')) +
        declared('R2', 'single', 'string', ''),
    ),
  );
  if (result.content?.type !== 'compound') throw new Error(JSON.stringify(result.problems));
  expect(plainText(result.content.stem)).toBe('A story.');
  expect(result.content.parts.map((part) => [part.type, plainText(part.stem)])).toEqual([
    ['single', 'Which?'],
    ['essay', 'And why?'],
  ]);
});

it('puts a shared text before the question', () => {
  const result = importItem(
    item(
      choice('Who?', 1, ['x', 'one'], ['y', 'two']),
      declared('RESPONSE', 'single', 'identifier', right('y')),
    ).replace(
      '<qti-item-body>',
      '<qti-assessment-stimulus-ref identifier="s" href="../s.xml"/><qti-item-body>',
    ),
    '',
    {
      's.xml': `<qti-assessment-stimulus xmlns="${NAMESPACE}" identifier="s" title="s"><qti-stimulus-body><p>Read this.</p></qti-stimulus-body></qti-assessment-stimulus>`,
    },
  );
  expect(result.content && plainText(result.content.stem)).toBe('Read this.\nWho?');
});

const plain = item(
  choice('Q', 1, ['x', 'a'], ['y', 'b']),
  declared('RESPONSE', 'single', 'identifier', right('x')),
);

it.each([
  [
    'an unknown interaction',
    item('<qti-hotspot-interaction response-identifier="RESPONSE"/>', '', '', 'Map'),
    'qti.interaction',
  ],
  ['nothing to answer', item('<p>Read.</p>', ''), 'qti.noInteraction'],
  ['a video', plain.replace('<qti-prompt>Q', '<qti-prompt>Q<video src="a.mp4"/>'), 'qti.part'],
  [
    'a missing picture',
    plain.replace('<qti-prompt>Q', '<qti-prompt>Q<img src="a.png" alt=""/>'),
    'qti.missing',
  ],
  [
    'a picture on another site',
    plain.replace('<qti-prompt>Q', '<qti-prompt>Q<img src="https://a.cn/a.png" alt=""/>'),
    'qti.away',
  ],
  [
    'a picture outside of the package',
    plain.replace('<qti-prompt>Q', '<qti-prompt>Q<img src="../../etc/a.png" alt=""/>'),
    'qti.away',
  ],
  ['a missing right answer', plain.replace('<qti-value>x</qti-value>', ''), 'question.answer'],
  [
    'an older version of QTI',
    '<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="x" title="x"><itemBody/></assessmentItem>',
    'qti.older',
  ],
  ['an unclosed tag', plain.replace('</qti-prompt>', ''), 'qti.broken'],
  [
    'an entity that reads a file of this machine',
    `<!DOCTYPE a [<!ENTITY f SYSTEM "file:///etc/passwd">]>${plain.replace('Q', '&f;')}`,
    'qti.entities',
  ],
  [
    'entities that expand without limit',
    `<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>${plain.replace('Q', '&b;')}`,
    'qti.entities',
  ],
  ['an undefined entity', plain.replace('Q', '&eacute;'), 'qti.entities'],
  [
    'too many nested boxes',
    plain.replace('Q', `${'<div>'.repeat(500)}${'</div>'.repeat(500)}`),
    'qti.broken',
  ],
])('reports %s at its item, and reads the other items', (_, xml, phrase) => {
  const [bad, good] = read({
    'imsmanifest.xml': manifest(resource('bad.xml'), resource('good.xml')),
    'bad.xml': xml,
    'good.xml': plain,
  });
  expect(bad).toMatchObject({ file: 'bad.xml', content: null, problems: [{ phrase }] });
  expect(good).toMatchObject({ problems: [], content: { type: 'single' } });
});

it('names an unknown interaction', () => {
  const result = importItem(
    item('<qti-hotspot-interaction response-identifier="RESPONSE"/>', '', '', 'Map'),
  );
  expect(result).toMatchObject({ title: 'Map', interaction: 'qti-hotspot-interaction' });
});

/** An archive whose directory states a wrong size of a file. */
function archiveStatingSize(name: string, size: number): Uint8Array {
  const files = { 'imsmanifest.xml': bytes(manifest(resource('a.xml'))), [name]: bytes(plain) };
  const packed = Buffer.from(zipSync(files));
  packed.writeUInt32LE(size, packed.lastIndexOf(name) - 46 + 24);
  return packed;
}

const refusal = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof PackageError) return error.phrase;
    throw error;
  }
  return null;
};

it.each([
  ['a file that is no archive', () => readPackage(bytes('hello')), 'qti.noZip'],
  ['a package without a manifest', () => read({ 'a.xml': plain }), 'qti.noManifest'],
  ['a manifest of another kind', () => read({ 'imsmanifest.xml': '<a/>' }), 'qti.noManifest'],
  ['a malformed manifest', () => read({ 'imsmanifest.xml': '<a>' }), 'qti.broken'],
  [
    'a manifest with entities',
    () => read({ 'imsmanifest.xml': '<!DOCTYPE a><manifest/>' }),
    'qti.entities',
  ],
  ['an empty package', () => read({ 'imsmanifest.xml': manifest() }), 'qti.noItems'],
  [
    'a file name that leaves the folder',
    () => read({ 'imsmanifest.xml': manifest(), '../a.xml': plain }),
    'qti.outside',
  ],
  [
    'an absolute file name',
    () => read({ 'imsmanifest.xml': manifest(), '/etc/a': plain }),
    'qti.outside',
  ],
  [
    'a file name with backslashes',
    () => read({ 'imsmanifest.xml': manifest(), '..\\a.xml': plain }),
    'qti.outside',
  ],
  ['an archive bomb', () => readPackage(archiveStatingSize('a.png', 201_000_000)), 'qti.bomb'],
  [
    'an archive bomb of XML',
    () => readPackage(archiveStatingSize('a.xml', 61_000_000)),
    'qti.bomb',
  ],
])('refuses %s as a whole', (_, work, phrase) => {
  expect(refusal(work)).toBe(phrase);
});

it('reports only the item as broken if the archive understates its size', () => {
  expect(readPackage(archiveStatingSize('a.xml', 40))).toMatchObject([
    { file: 'a.xml', problems: [{ phrase: 'qti.broken' }] },
  ]);
});
