/** @jest-environment node */
import { phrase } from '../phrases';
import { readManifest } from './read-manifest';

const titles = { 'zh-CN': '花圃', 'en-US': 'Beds', 'fr-FR': 'Massifs' };
const languages = ['zh-CN', 'en-US', 'fr-FR'];
const page = { path: '/', title: titles };
const read = (manifest: object) => readManifest(JSON.stringify(manifest), '@edu-app/cove');
const complaintsAbout = (manifest: object) =>
  read(manifest).complaints.map((complaint) => phrase('en-US', complaint.phrase, complaint.values));

test('a complete manifest is read in full, without a complaint', () => {
  const pages = [
    { path: '/', title: titles, permission: 'student.read' },
    { path: '/plant', title: 'Plants', parent: '/' },
  ];
  const { offer, complaints } = read({
    ...{ module: '@edu-app/cove', title: titles, icon: 'book', layout: 'full' },
    ...{ pages, permissions: ['course.read'], languages },
  });
  expect(complaints).toEqual([]);
  expect(offer).toEqual({
    ...{ title: titles, icon: 'book', layout: 'full', languages },
    permissions: ['course.read', 'student.read'],
    pages: [
      { url: '', names: titles, parent: null, permission: 'student.read' },
      {
        url: '/plant',
        names: { 'zh-CN': 'Plants', 'en-US': 'Plants', 'fr-FR': 'Plants' },
        ...{ parent: '', permission: null },
      },
    ],
  });
});

test('a title alone makes one page', () => {
  const { offer } = read({ title: 'Cove', languages });
  expect(offer?.pages).toMatchObject([{ url: '', names: { 'fr-FR': 'Cove' } }]);
});

test.each([
  ['no JSON', '<!doctype html>', 'is not JSON at line 1, column 1'],
  ['JSON with a superfluous comma', '{\n  "title": "x",\n}', 'is not JSON at line 3, column 1'],
  ['a truncated file', '{"title": "x"', 'is not complete'],
  ['a list', '[]', 'no JSON object'],
  ['nothing', 'null', 'no JSON object'],
  [
    'the manifest of a web app',
    '{"name":"x","icons":[],"start_url":"/"}',
    'neither title nor pages',
  ],
  [
    'a manifest of another module',
    '{"module":"@edu-app/saas","title":"x"}',
    'another module, "@edu-app/saas"',
  ],
])('%s offers nothing', (_, text, sentence) => {
  const { offer, complaints } = readManifest(text, '@edu-app/cove');
  expect(offer).toBeNull();
  const [first] = complaints;
  expect(first && phrase('en-US', first.phrase, first.values)).toContain(sentence);
});

test('a segment that cannot be a menu path offers nothing', () => {
  const { offer, complaints } = readManifest('{"title":"x"}', '@edu-app/Cove.x');
  expect(offer).toBeNull();
  expect(complaints).toMatchObject([{ phrase: 'manifest.segment' }]);
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/../saas/student',
  '/a/../../saas',
  '/./x',
  '/%2e%2e/saas',
  '\\\\evil.example',
  'plant',
  '/a b',
  '/a?b=1',
  '/a#b',
  'javascript:alert(1)',
  `/${'x'.repeat(61)}`,
  7,
  null,
  undefined,
])('a page at %p is skipped, with a complaint', (path) => {
  const manifest = { title: titles, pages: [page, { path, title: 'x' }], languages };
  expect(read(manifest).offer?.pages).toHaveLength(1);
  expect(complaintsAbout(manifest)).toEqual([expect.stringContaining('below /cove')]);
});

test('a path like another module’s page is below the module’s own segment', () => {
  const { offer } = read({
    title: titles,
    pages: [{ path: '/saas/student', title: 'x' }],
    languages,
  });
  expect(offer?.pages).toMatchObject([{ url: '/saas/student' }]);
});

test.each([
  ['a title that is too long', { title: 'x'.repeat(31) }, 'title of cove is wrong'],
  ['a title that is no text', { title: 7 }, 'title of cove is wrong'],
  ['an invisible title', { title: '\u200b' }, 'title of cove is wrong'],
  ['an unknown language', { title: { ...titles, 'en-US': [] } }, 'title of cove is wrong'],
  ['a title without French', { title: { 'zh-CN': '花圃', 'en-US': 'Beds' } }, 'in fr-FR; "Beds"'],
  ['a missing language', { title: { 'zh-CN': '花圃', 'fr-FR': 'x' } }, 'no title in en-US; "花圃"'],
  ['an icon that does not exist', { icon: 'skull' }, 'no icon "skull"; there are: apps, book'],
  ['a layout that does not exist', { layout: 'wide' }, 'not "wide"; padded was used'],
  ['permissions that are not a list', { permissions: 'all' }, 'permissions has to be a list'],
  ['an unknown permission', { permissions: ['root'] }, 'left out of the list'],
  [
    'a permission of the operators',
    { permissions: ['platform.tenant'] },
    '"platform.tenant" is the platform operators’ alone; it was left out of the list',
  ],
  ['one language missing', { languages: ['zh-CN', 'en-US'] }, 'does not speak fr-FR'],
  ['one unknown language', { languages: [...languages, 'tlh'] }, 'no language "tlh"'],
  ['unknown members', { routes: [], extensions: [] }, 'not used: routes, extensions'],
])('%s is reported, and the rest is used', (_, wrong, sentence) => {
  const manifest = { title: titles, pages: [page], languages, ...wrong };
  expect(complaintsAbout(manifest)).toEqual([expect.stringContaining(sentence)]);
  expect(read(manifest).offer?.pages).toHaveLength(1);
});

test('a page with a permission that cannot be granted is skipped, not shown to everybody', () => {
  const manifest = {
    ...{ title: titles, languages },
    pages: [page, { path: '/x', title: 'x', permission: 'platform.modules' }],
  };
  expect(read(manifest).offer?.pages.map(({ url }) => url)).toEqual(['']);
});

test.each([
  ['that does not exist', [page, { path: '/a', title: 'a', parent: '/b' }]],
  ['that is not a path', [page, { path: '/a', title: 'a', parent: '//b' }]],
])('a parent %s puts the page into the menu itself', (_, pages) => {
  const manifest = { title: titles, pages, languages };
  expect(read(manifest).offer?.pages.at(-1)).toMatchObject({ url: '/a', parent: null });
  expect(complaintsAbout(manifest)).toEqual([expect.stringContaining('above /cove/a')]);
});

test('a chain that is too long is reported as such, and no page in it as missing', () => {
  const pages = Array.from({ length: 8 }, (_, index) => ({
    ...{ path: `/p${index}`, title: `p${index}` },
    ...(index > 0 && { parent: `/p${index - 1}` }),
  }));
  const manifest = { title: titles, pages, languages };
  expect(complaintsAbout(manifest)).toEqual(
    [5, 6, 7].map(
      (at) => `More than 5 pages stand above /cove/p${at}; it stands in the menu itself.`,
    ),
  );
});

test('a manifest without languages is valid', () => {
  expect(complaintsAbout({ title: titles, pages: [page] })).toEqual([]);
});

test('cyclic parents do not cause an endless loop', () => {
  const pages = [
    { path: '/a', title: 'a', parent: '/b' },
    { path: '/b', title: 'b', parent: '/a' },
  ];
  const { offer } = read({ title: titles, pages, languages });
  expect(offer?.pages.map(({ parent }) => parent)).toEqual([null, null]);
});

test.each([
  ['not a list', { '/': page }, 'pages has to be a list'],
  ['an empty list', [], 'no page that could stand in the menu'],
  ['all invalid', [null, 7, 'x', []], 'below /cove'],
])('pages that are %s offer nothing', (_, pages, sentence) => {
  const manifest = { title: titles, pages, languages };
  expect(read(manifest).offer).toBeNull();
  expect(complaintsAbout(manifest).join(' ')).toContain(sentence);
});

test('a duplicate page counts once, and at most 40 pages are used', () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    path: `/p${index}`,
    title: `p${index}`,
  }));
  const { offer } = read({ title: titles, pages: [page, page, ...many], languages });
  expect(offer?.pages).toHaveLength(39);
  expect(complaintsAbout({ title: titles, pages: [page, page, ...many], languages })).toEqual([
    expect.stringContaining('more than 40'),
    expect.stringContaining('/cove is there twice'),
  ]);
});

test('values of a manifest are shortened in messages', () => {
  const manifest = { title: titles, pages: [page], languages, icon: 'x'.repeat(60_000) };
  expect(complaintsAbout(manifest).join('').length).toBeLessThan(400);
});
