/** @jest-environment node */
import type { AccountActivity } from '@edu/shared-utility';
import { type ActivityList, hasOlder, withPage } from './activity-list';

const entries = (from: number, to: number): AccountActivity[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    id: String(from + index),
    action: 'login',
    ip: '127.0.0.1',
    userAgent: 'Firefox/130.0 Linux',
    happenedAt: '2026-03-01T08:00:00.000Z',
  }));
const shown = (from: number, to: number, page: number, total = 40): ActivityList => ({
  entries: entries(from, to),
  total,
  page,
});

it.each<[string, ActivityList | null, Parameters<typeof withPage>[1], ActivityList]>([
  [
    'starts with the first page',
    null,
    { pageNum: 1, list: entries(1, 10), total: 40 },
    shown(1, 10, 1),
  ],
  [
    'continues with the next',
    shown(1, 10, 1),
    { pageNum: 2, list: entries(11, 20), total: 40 },
    shown(1, 20, 2),
  ],
  [
    'shows nothing twice when entries have moved down',
    shown(1, 10, 1),
    { pageNum: 2, list: entries(10, 19), total: 41 },
    shown(1, 19, 2, 41),
  ],
  [
    'counts a page that contained nothing new',
    shown(1, 10, 1),
    { pageNum: 2, list: entries(1, 10), total: 50 },
    shown(1, 10, 2, 50),
  ],
  [
    'puts new entries on top and keeps loaded ones',
    shown(3, 22, 2),
    { pageNum: 1, list: entries(1, 10), total: 42 },
    shown(1, 22, 2, 42),
  ],
  [
    'starts again rather than with a gap',
    shown(31, 50, 2),
    { pageNum: 1, list: entries(1, 10), total: 70 },
    shown(1, 10, 1, 70),
  ],
])('%s', (_, known, page, expected) => {
  expect(withPage(known, page)).toEqual(expected);
});

it('has older entries while there are more pages', () => {
  expect(hasOlder(shown(1, 19, 2, 21))).toBe(true);
  expect(hasOlder(shown(1, 19, 2, 20))).toBe(false);
  // Two new entries were added before the first page, so all twelve are shown.
  expect(hasOlder(shown(1, 12, 1, 12))).toBe(false);
});
