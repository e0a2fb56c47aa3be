import { changesBetween, editMap, formatMap } from './edit-map';

const cms = 'https://cdn.example.com/cms/1/index.js';
const map = {
  imports: { react: '/modules/vendor/react.js', '@edu-app/cms': cms },
  integrity: {
    [cms]: 'sha384-a',
    'https://cdn.example.com/cms/1/chunk.js': 'sha384-b',
    'https://cdn.example.com/other/index.js': 'sha384-c',
  },
};
const next = 'https://cdn.example.com/cms/2/index.js';

test('a new address brings its digests, the old one takes its own along', () => {
  const after = editMap(
    map,
    { action: 'set', name: '@edu-app/cms', address: next },
    { [next]: 'sha384-d' },
  );
  expect(after.imports['@edu-app/cms']).toBe(next);
  expect(after.integrity).toEqual({
    [next]: 'sha384-d',
    'https://cdn.example.com/other/index.js': 'sha384-c',
  });
});

test('digests stay while another line names the address', () => {
  const both = { ...map, scopes: { '/old/': { '@edu-app/cms': cms } } };
  const after = editMap(both, { action: 'remove', name: '@edu-app/cms' });
  expect(after.integrity?.[cms]).toBe('sha384-a');
});

test.each([
  [{ action: 'set', name: '@edu-app/new', address: next }, 'use add'],
  [{ action: 'add', name: '@edu-app/cms', address: next }, 'use set'],
  [{ action: 'remove', name: '@edu-app/new' }, 'not in the map'],
  [{ action: 'add', name: '__proto__', address: next }, 'no name of a module'],
  [{ action: 'add', name: '../x', address: next }, 'no name of a module'],
] as const)('%j is refused', (edit, reason) => {
  expect(() => editMap(map, edit)).toThrow(reason);
});

test('changes name what differs, scopes included', () => {
  const after = {
    imports: { react: '/modules/vendor/react.js', '@edu-app/cms': next },
    scopes: { '/old/': { react: '/modules/vendor/react-18.js' } },
  };
  expect(changesBetween(map, after)).toEqual([
    { name: '@edu-app/cms', from: cms, to: next },
    { name: '/old/ → react', from: null, to: '/modules/vendor/react-18.js' },
  ]);
});

test('the file stays as people format it', () => {
  expect(formatMap({ imports: { a: '/b.js' } })).toBe(
    '{\n  "imports": {\n    "a": "/b.js"\n  }\n}\n',
  );
});
