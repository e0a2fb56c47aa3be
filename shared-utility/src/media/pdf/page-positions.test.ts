import { pageAt, pagesNear, sharpnessOf } from './page-positions';

const slots = [0, 1, 2, 3, 4].map((at) => ({ top: at * 500, height: 490 }));

test.each([
  ['the first at the beginning', 0, 1],
  ['the one that fills most of the frame', 400, 2],
  ['the next once its head has come up', 1_320, 4],
  ['the last at the end, though it begins lower', 1_890, 5],
])('the page that is read is %s', (_, top, page) => {
  expect(pageAt(slots, { top, height: 600 })).toBe(page);
});

test('what fits the frame as a whole is read from its first page', () => {
  expect(pageAt(slots.slice(0, 2), { top: 0, height: 2_000 })).toBe(1);
});

test('pages are drawn that are in sight or about to be', () => {
  expect(pagesNear(slots, { top: 1_000, height: 300 })).toEqual([2, 4]);
  expect(pagesNear(slots, { top: 0, height: 300 })).toEqual([1, 2]);
  expect(pagesNear([], { top: 0, height: 300 })).toEqual([1, 1]);
});

test('a page is as sharp as the screen, but no larger than can be drawn', () => {
  expect(sharpnessOf(300, 400, 1.5)).toBe(1.5);
  expect(sharpnessOf(300, 400, 3)).toBe(2);
  const max = sharpnessOf(3_000, 4_000, 2);
  expect(max).toBe(1);
});
