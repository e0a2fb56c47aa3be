import { readChapter, readLesson } from '../../../testing/courses';
import { chaptersOf, sameChapters } from './draft';
import { withIds } from './draft-ids';

const stored = [
  readChapter('k1', '入门', [readLesson('l1', '洗手')]),
  readChapter('k2', '进阶', [readLesson('l2', '喂养')]),
];
const withoutIds = chaptersOf(stored).map(({ id: _, ...chapter }) => ({
  ...chapter,
  lessons: chapter.lessons.map(({ id: __, ...lesson }) => lesson),
}));

it('keeps objects that have ids identical, so that none of 500 rows renders again', () => {
  const mine = chaptersOf(stored);
  const named = withIds(mine, mine, stored);
  expect(named[0]).toBe(mine[0]);
  expect(named[1]).toBe(mine[1]);
});

it('gives new parts the ids of their positions', () => {
  const [first] = withIds(withoutIds, withoutIds, stored);
  expect(first).toMatchObject({ id: 'k1', lessons: [{ id: 'l1' }] });
});

it('compares chapters by content, position and number', () => {
  const [first, two] = chaptersOf(stored);
  if (!first || !two) throw new Error('two chapters');
  expect(sameChapters([first, two], withoutIds)).toBe(true);
  expect(sameChapters([first, two], [two, first])).toBe(false);
  expect(sameChapters([first], [first, two])).toBe(false);
  expect(sameChapters([first], [{ ...first, title: '别的' }])).toBe(false);
});
