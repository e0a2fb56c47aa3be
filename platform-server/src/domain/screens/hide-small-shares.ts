import type { HiddenIfFew } from '@edu/shared-utility/contract';
import { hiddenRows, isRevealing, sum } from './small-groups';

interface Share {
  readonly of: number;
  readonly part: number;
}

/** The number of different people counted by a share, who may each be counted several times. */
export interface People {
  readonly of: number;
  readonly part: number;
  /** People counted outside of the part. */
  readonly rest: number;
}

const asPeople = ({ of, part }: Share): People => ({ of, part, rest: of - part });

/**
 * Hides too small shares: in each row and in the total, neither the part nor the rest reveals fewer than five people.
 *
 * @param people the number of people in each row and in total; by default the counts themselves
 */
export function hideSmallShares(
  rows: readonly Share[],
  people: { readonly rows: readonly People[]; readonly all: People } | null = null,
): {
  readonly total: { readonly of: HiddenIfFew; readonly part: HiddenIfFew };
  readonly rows: readonly { readonly of: HiddenIfFew; readonly part: HiddenIfFew }[];
} {
  const wholeCount = sum(rows.map((row) => row.of));
  const part = sum(rows.map((row) => row.part));
  const peopleRows = people?.rows ?? rows.map(asPeople);
  const all = people?.all ?? asPeople({ of: wholeCount, part });
  const noNumber = hiddenRows(peopleRows.map((item) => [item.of]));
  const noPart = hiddenRows(
    peopleRows.map((item) => [item.part, item.rest]),
    { before: noNumber },
  );
  const mayShowParts = ![all.of, all.part, all.rest].some(isRevealing);
  return {
    total: { of: isRevealing(all.of) ? null : wholeCount, part: mayShowParts ? part : null },
    rows: rows.map((row, index) => ({
      of: noNumber[index] ? null : row.of,
      part: noPart[index] ? null : row.part,
    })),
  };
}
