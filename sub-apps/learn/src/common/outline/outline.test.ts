import { chapter, lesson } from '../../testing/course';
import { lessonToOpen, neighbours, withProgress } from './outline';

const chapters = [
  chapter('一', [lesson('a', { done: true }), lesson('b', { problem: 'withdrawn' })]),
  chapter('二', [lesson('c'), lesson('d', { locked: true })]),
];

it('continues at the last lesson, unless that is completed', () => {
  expect(lessonToOpen(chapters, 'c')?.id).toBe('c');
  expect(lessonToOpen(chapters, 'a')?.id).toBe('c');
  expect(lessonToOpen(chapters, null)?.id).toBe('c');
});

it('starts from the beginning if everything is completed, and nowhere if nothing can be opened', () => {
  expect(lessonToOpen([chapter('一', [lesson('a', { done: true })])], 'a')?.id).toBe('a');
  expect(lessonToOpen([chapter('一', [lesson('a', { locked: true })])], null)).toBeNull();
});

it('skips lessons that cannot be opened', () => {
  expect(neighbours(chapters, 'c')).toMatchObject({ before: { id: 'a' }, after: null });
  expect(neighbours(chapters, 'a')).toMatchObject({ before: null, after: { id: 'c' } });
});

it('applies new progress at once', () => {
  const gains = new Map([['c', { done: true, watched: 1, bound: null }]]);
  expect(withProgress(chapters, gains)[1]?.lessons[0]).toMatchObject({ id: 'c', done: true });
  expect(withProgress(chapters, gains)[1]?.lessons[1]).toMatchObject({ id: 'd', done: false });
});
