/** @jest-environment node */
import fc from 'fast-check';
import { hideSmallShares } from './hide-small-shares';
import { hiddenRows, hideSmall, hideSmallRows } from './small-groups';

it.each([
  [0, 0],
  [1, null],
  [4, null],
  [5, 5],
])('a count of %i people is shown as %p', (count, shownCount) =>
  expect(hideSmall(count)).toBe(shownCount),
);

it('hides a second row if the first could be computed from the total', () => {
  expect(hideSmallRows([3, 20, 40])).toEqual([null, null, 40]);
  expect(hideSmallRows([3, 1, 40])).toEqual([null, null, null]);
  expect(hideSmallRows([3, 2, 40])).toEqual([null, null, 40]);
});

it('shows zero, and hides nothing because of it', () => {
  expect(hideSmallRows([0, 20, 0])).toEqual([0, 20, 0]);
  expect(hideSmallRows([0, 3, 20, 30])).toEqual([0, null, null, 30]);
});

it('treats what only the total counts as hidden', () => {
  expect(hideSmallRows([3, 20], 8)).toEqual([null, 20]);
  expect(hideSmallRows([3, 20], 1)).toEqual([null, null]);
  expect(hideSmallRows([12, 20], 1)).toEqual([12, 20]);
});

it('hides a total of few people together with its rows', () => {
  expect(hideSmallShares([{ whole: 4, part: 2 }])).toEqual({
    total: { whole: null, part: null },
    rows: [{ whole: null, part: null }],
  });
});

it('hides the number of those who passed if few did not', () => {
  const { total, rows } = hideSmallShares([
    { whole: 100, part: 98 },
    { whole: 60, part: 30 },
    { whole: 80, part: 40 },
  ]);
  expect(total).toEqual({ whole: 240, part: 168 });
  expect(rows).toEqual([
    { whole: 100, part: null },
    { whole: 60, part: null },
    { whole: 80, part: 40 },
  ]);
});

const few = (count: number) => count > 0 && count < 5;
const sum = (all: readonly number[]) => all.reduce((item, other) => item + other, 0);
const share = fc
  .tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 }))
  .map(([part, rest]) => ({ whole: part + rest, part }));

it('no group of fewer than five can be computed from rows and totals', () => {
  fc.assert(
    fc.property(fc.array(share, { maxLength: 8 }), (groups) => {
      const { total, rows } = hideSmallShares(groups);
      for (const { whole, part } of [total, ...rows]) {
        expect(few(whole ?? 0) || few(part ?? 0)).toBe(false);
        if (whole !== null && part !== null) expect(few(whole - part)).toBe(false);
      }
      const hidden = groups.filter((_, index) => rows[index]?.whole === null);
      if (total.whole !== null && hidden.length > 0) {
        expect(few(total.whole - sum(rows.map(({ whole }) => whole ?? 0)))).toBe(false);
        expect(hidden.length).toBeGreaterThan(1);
      }
      if (total.part !== null && total.whole !== null) {
        const noPart = groups.filter((_, index) => rows[index]?.part === null);
        expect(few(total.part - sum(rows.map(({ part }) => part ?? 0)))).toBe(false);
        expect(few(sum(noPart.map(({ whole, part }) => whole - part)))).toBe(false);
        expect(noPart).not.toHaveLength(1);
      }
    }),
    { numRuns: 2_000 },
  );
});

it('hides rows of equal size one by one, not all at once', () => {
  expect(hiddenRows([[3], [9], [9], [9]])).toEqual([true, true, false, false]);
});
