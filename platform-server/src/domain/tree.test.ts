import { requireParent } from './tree';

const rows = [
  { id: 'root', parentId: null },
  { id: 'middle', parentId: 'root' },
  { id: 'leaf', parentId: 'middle' },
  { id: 'other', parentId: null },
];

it.each<[string, string | undefined, string | null]>([
  ['none', 'middle', null],
  ['another root', 'middle', 'other'],
  ['its present parent', 'leaf', 'root'],
  ['any row, for a new one', undefined, 'leaf'],
])('a parent may be %s', (_, id, parentId) => {
  expect(() => requireParent(rows, id, parentId)).not.toThrow();
});

it.each<[string, string | undefined, string, string]>([
  ['the row itself', 'middle', 'middle', 'field.parentBelow'],
  ['a row below it', 'root', 'leaf', 'field.parentBelow'],
  ['a row that does not exist', 'leaf', 'gone', 'field.parentGone'],
  ['a row that does not exist, for a new one', undefined, 'gone', 'field.parentGone'],
])('a parent may not be %s, and the error says so', (_, id, parentId, phrase) => {
  expect(() => requireParent(rows, id, parentId)).toThrow(
    expect.objectContaining({ options: { phrase, fields: { parentId: phrase } } }),
  );
});

it('an existing cycle does not cause an endless loop', () => {
  const cycle = [
    { id: 'a', parentId: 'b' },
    { id: 'b', parentId: 'a' },
  ];
  expect(() => requireParent(cycle, 'c', 'a')).toThrow(
    expect.objectContaining({ field: 'parentId' }),
  );
});
