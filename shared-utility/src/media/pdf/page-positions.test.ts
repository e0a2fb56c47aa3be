import { pageAt, pagesNear, sharpnessOf } from './page-positions';

const slots = [0, 1, 2, 3, 4].map((index) => ({ top: index * 500, height: 490 }));

test.each([
  ['the first at the beginning', 0, 1],
  ['the one that fills most of the frame', 400, 2],
  ['the next once its top is in the frame', 1_320, 4],
  ['the last at the end, even if it starts lower', 1_890, 5],
])('the current page is %s', (_, top, page) => {
  expect(pageAt(slots, { top, height: 600 })).toBe(page);
});

test('if all pages fit the frame, the first page is the current one', () => {
  expect(pageAt(slots.slice(0, 2), { top: 0, height: 2_000 })).toBe(1);
});

test('visible and almost visible pages are drawn', () => {
  expect(pagesNear(slots, { top: 1_000, height: 300 })).toEqual([2, 4]);
  expect(pagesNear(slots, { top: 0, height: 300 })).toEqual([1, 2]);
  expect(pagesNear([], { top: 0, height: 300 })).toEqual([1, 1]);
});

test('a page is as sharp as the screen, up to a maximum size', () => {
  expect(sharpnessOf(300, 400, 1.5)).toBe(1.5);
  expect(sharpnessOf(300, 400, 3)).toBe(2);
  const max = sharpnessOf(3_000, 4_000, 2);
  expect(max).toBe(1);
});
