import { linksOf } from './links';

const rect = [10, 20, 110, 40];
const link = (overrides: object) => ({ subtype: 'Link', rect, ...overrides });

it('links to the web, to mail, and to places in the document are kept', () => {
  expect(
    linksOf([
      link({ url: 'https://example.com/a' }),
      link({ url: 'http://example.com/' }),
      link({ url: 'mailto:a@example.com' }),
      link({ dest: 'chapter.2' }),
      link({ dest: [{ num: 3, gen: 0 }, { name: 'Fit' }] }),
    ]).map(({ to }) => to),
  ).toEqual([
    { address: 'https://example.com/a' },
    { address: 'http://example.com/' },
    { address: 'mailto:a@example.com' },
    { place: 'chapter.2' },
    { place: [{ num: 3, gen: 0 }, { name: 'Fit' }] },
  ]);
});

it.each([
  ['a script', link({ url: 'javascript:alert(1)' })],
  ['a file', link({ url: 'file:///etc/passwd' })],
  ['data', link({ url: 'data:text/html,<b>' })],
  ['an address of no kind', link({ url: '//example.com' })],
  ['nowhere', link({ dest: null })],
  ['a note that is not a link', { subtype: 'Text', rect, url: 'https://example.com' }],
  ['one without a target', { subtype: 'Link', url: 'https://example.com' }],
  ['none at all', null],
])('%s is not kept', (_, note) => {
  expect(linksOf([note])).toEqual([]);
});
