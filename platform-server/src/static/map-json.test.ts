import { readEditedMap } from '../import-map/edited-map';
import { parseImportMap } from './import-map';
import { duplicateNames } from './map-json';

test.each([
  [
    '{\n  "imports": {\n    "a": "/a.js",\n  }\n}',
    'line 4, column 3: there is a comma too many before it',
  ],
  ['{\n  "imports": { a: "/a.js" } }', "line 2, column 16: Expected property name or '}' in JSON"],
  ['{\n  "imports": { "a": x } }', "line 2, column 21: Unexpected token 'x'"],
  ['{"imports": {', 'something is missing at its end'],
  [' \n', 'it is empty'],
])('%j is reported with its position', (text, output) => {
  expect(() => readEditedMap(text)).toThrow(output);
});

test('duplicate keys are found with their positions, and nothing else', () => {
  const text =
    '{"imports":{"a":"b","b":"a","a":"{\\"a\\":1}"},"scopes":{"/x/":{"a":"c","c":"a","c":"a"}}}';
  expect(duplicateNames(text)).toEqual([
    { path: ['imports'], name: 'a' },
    { path: ['scopes', '/x/'], name: 'c' },
  ]);
});

test('a duplicate line is held back, its neighbours are not', () => {
  const { map, faults } = readEditedMap(
    '{"imports":{"a":"/a.js","b":"/b.js","a":"/c.js"},"scopes":{"/x/":{"a":"/a.js"}}}',
  );
  expect(map.imports).toEqual({ b: '/b.js' });
  expect(map.scopes).toEqual({ '/x/': { a: '/a.js' } });
  expect(faults).toMatchObject([
    { scope: null, name: 'a', reason: expect.stringContaining('twice') },
  ]);
});

test.each([
  ['{"imports":{"a":"/a.js"},"imports":{"b":"/b.js"}}', '"imports" stands there twice'],
  ['{"imports":{},"scopes":{"/x/":{},"/x/":{}}}', '"/x/" stands there twice'],
])('a duplicate section makes the map unusable: %s', (text, output) => {
  expect(() => readEditedMap(text)).toThrow(output);
  expect(() => parseImportMap(text)).toThrow(output);
});
