/** @jest-environment node */
import {
  chapterOf,
  dropped,
  keysOf,
  movedTo,
  positionOf,
  stepped,
  withAdded,
  without,
} from './chapter-moves';
import type { DraftChapter, DraftLesson } from './draft';
import { lessonOfLink } from './new-lessons';

const lesson = (key: string): DraftLesson => ({ ...lessonOfLink(key, 'https://a.example'), key });
const chapter = (key: string, ...lessons: string[]): DraftChapter => ({
  key,
  title: key,
  lessons: lessons.map(lesson),
});
const outline = [chapter('A', 'a1', 'a2'), chapter('B'), chapter('C', 'c1')];
const shape = (chapters: readonly DraftChapter[]) => keysOf(chapters).join(' ');

it.each([
  ['a lesson within its chapter', 'a1', 'a2', 'A a2 a1 B C c1'],
  ['a lesson down into an empty chapter', 'a2', 'B', 'A a1 B a2 C c1'],
  ['a lesson up over a heading, to the end of the chapter above', 'c1', 'C', 'A a1 a2 B c1 C'],
  ['a chapter with its lessons', 'A', 'C', 'B C c1 A a1 a2'],
  ['nothing above the first heading', 'a1', 'A', 'A a1 a2 B C c1'],
  ['a chapter onto a lesson: nothing', 'A', 'c1', 'A a1 a2 B C c1'],
  ['something deleted: nothing', 'x', 'c1', 'A a1 a2 B C c1'],
])('moves %s', (_, key, over, expected) => {
  expect(shape(dropped(outline, key, over))).toBe(expected);
});

it('returns the same outline object if nothing moves', () => {
  expect(dropped(outline, 'a1', 'a1')).toBe(outline);
  expect(stepped(outline, 'A', -1)).toBe(outline);
  expect(stepped(outline, 'c1', 1)).toBe(outline);
  expect(stepped(outline, 'a1', -1)).toBe(outline);
});

it('moves step by step into the next chapter', () => {
  const once = stepped(outline, 'a2', 1);
  expect(shape(once)).toBe('A a1 B a2 C c1');
  expect(shape(stepped(once, 'a2', 1))).toBe('A a1 B C a2 c1');
  expect(shape(stepped(outline, 'C', -1))).toBe('A a1 a2 C c1 B');
});

it('moves a lesson to the end of another chapter, once', () => {
  expect(shape(movedTo(outline, 'a1', 'C'))).toBe('A a2 B C c1 a1');
  expect(shape(movedTo(outline, 'x', 'C'))).toBe(shape(outline));
});

it('adds and removes, a chapter with its lessons', () => {
  expect(shape(withAdded(outline, 'B', [lesson('n')]))).toBe('A a1 a2 B n C c1');
  expect(shape(without(outline, 'A'))).toBe('B C c1');
  expect(shape(without(outline, 'a1'))).toBe('A a2 B C c1');
});

it('gives the position of a part', () => {
  expect(positionOf(outline, 'a2')).toEqual({ at: 2, of: 2, chapter: 'A' });
  expect(positionOf(outline, 'C')).toEqual({ at: 3, of: 3, chapter: '' });
  expect(chapterOf(outline, 'c1')?.key).toBe('C');
});
