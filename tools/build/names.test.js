import { missingNames } from './names.js';

const exports = new Map([
  ['react', ['default', 'useState']],
  ['@edu/shared-utility', ['api', 'toast']],
]);

test('existing names are accepted, and so are modules of other teams', () => {
  const uses = [
    { from: 'react', name: 'useState', file: 'a.tsx' },
    { from: '@edu/shared-utility', name: 'api', file: 'a.tsx' },
    { from: 'elsewhere', name: 'anything', file: 'a.tsx' },
  ];
  expect(missingNames(uses, exports)).toEqual([]);
});

test('a missing name is reported with file and name, once', () => {
  const use = { from: '@edu/shared-utility', name: 'toats', file: 'entrance/src/index.ts' };
  expect(missingNames([use, use], exports)).toEqual([
    "entrance/src/index.ts imports toats from '@edu/shared-utility', which does not offer it.",
  ]);
});

test('for a library the report says where names are added', () => {
  const use = { from: 'react', name: 'useNothing', file: 'a.tsx' };
  expect(missingNames([use], exports)[0]).toContain('tools/build/bundle/libraries.js');
});
