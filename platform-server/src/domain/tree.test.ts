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
  ['what is above already', 'leaf', 'root'],
  ['any row for a new one', undefined, 'leaf'],
])('a parent may be %s', (_, id, parentId) => {
  expect(() => requireParent(rows, id, parentId)).not.toThrow();
});

it.each<[string, string | undefined, string, string]>([
  ['the row itself', 'middle', 'middle', 'field.parentBelow'],
  ['what is below it', 'root', 'leaf', 'field.parentBelow'],
  ['a row of nobody', 'leaf', 'gone', 'field.parentGone'],
  ['a row of nobody, for a new one', undefined, 'gone', 'field.parentGone'],
])('a parent may not be %s, and that is said', (_, id, parentId, phrase) => {
  expect(() => requireParent(rows, id, parentId)).toThrow(
    expect.objectContaining({ options: { phrase, fields: { parentId: phrase } } }),
  );
});

it('a circle that is there already ends the walk', () => {
  const circle = [
    { id: 'a', parentId: 'b' },
    { id: 'b', parentId: 'a' },
  ];
  expect(() => requireParent(circle, 'c', 'a')).toThrow(
    expect.objectContaining({ field: 'parentId' }),
  );
});
