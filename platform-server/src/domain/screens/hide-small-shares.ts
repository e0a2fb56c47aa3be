import type { HiddenIfFew } from '@edu/shared-utility/contract';
import { hiddenRows, isRevealing, sum } from './small-groups';

interface Share {
  readonly whole: number;
  readonly part: number;
}

/** The number of different people counted by a share, who may each be counted several times. */
export interface People {
  readonly whole: number;
  readonly part: number;
  /** People counted outside of the part. */
  readonly rest: number;
}

const asPeople = ({ whole, part }: Share): People => ({ whole, part, rest: whole - part });

/**
 * Hides too small shares: in each row and in the total, neither the part nor the rest reveals fewer than five people.
 *
 * @param people the number of people in each row and in total; by default the counts themselves
 */
export function hideSmallShares(
  rows: readonly Share[],
  people: { readonly rows: readonly People[]; readonly all: People } | null = null,
): {
  readonly total: { readonly whole: HiddenIfFew; readonly part: HiddenIfFew };
  readonly rows: readonly { readonly whole: HiddenIfFew; readonly part: HiddenIfFew }[];
} {
  const wholeCount = sum(rows.map((row) => row.whole));
  const part = sum(rows.map((row) => row.part));
  const peopleRows = people?.rows ?? rows.map(asPeople);
  const all = people?.all ?? asPeople({ whole: wholeCount, part });
  const noNumber = hiddenRows(peopleRows.map((item) => [item.whole]));
  const noPart = hiddenRows(
    peopleRows.map((item) => [item.part, item.rest]),
    { before: noNumber },
  );
  const mayShowParts = ![all.whole, all.part, all.rest].some(isRevealing);
  return {
    total: { whole: isRevealing(all.whole) ? null : wholeCount, part: mayShowParts ? part : null },
    rows: rows.map((row, index) => ({
      whole: noNumber[index] ? null : row.whole,
      part: noPart[index] ? null : row.part,
    })),
  };
}
