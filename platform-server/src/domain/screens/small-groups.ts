import type { Veiled } from '@edu/shared-utility/contract';

/** Fewer are no group but somebody's neighbours. */
export const LEAST_GROUP = 5;

const isTelling = (count: number): boolean => count > 0 && count < LEAST_GROUP;

/** @param people behind it; without them each is counted once */
export const hideSmall = (count: number, people = count): Veiled =>
  isTelling(people) ? null : count;

/** A row of a table as disjoint groups of people, such as who passed and who did not. */
type Groups = readonly number[];

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, value) => total + value, 0);

/**
 * Which rows of a table stay hidden so that neither a row nor its difference from the total tells of fewer than five.
 * A row with such a group is hidden, and after it the smallest others, until what is hidden together is at least five
 * in every group and cannot be told apart.
 *
 * @param rows each counted in the total
 * @param unseen what the total counts besides, whose amount is not shown
 * @param before rows that are hidden already
 */
export function hiddenRows(
  rows: readonly Groups[],
  { unseen = [], before = [] }: { unseen?: Groups; before?: readonly boolean[] } = {},
): boolean[] {
  const hidden = rows.map((groups, index) => before[index] === true || groups.some(isTelling));
  const width = rows[0]?.length ?? 0;
  const total = Array.from({ length: width }, (_, group) => sumOf(rows, group, unseen));
  // a total that is itself hidden tells nothing of its rows
  if (total.some(isTelling)) return hidden;
  const bySize = rows
    .map((groups, index) => ({ at: index, size: sum(groups) }))
    .filter(({ size }) => size > 0)
    .sort((a, b) => a.size - b.size);
  for (const { at } of bySize) {
    const removed = rows.filter((_, row) => hidden[row]);
    if (removed.length === 0) break;
    const rest = Array.from({ length: width }, (_, group) => sumOf(removed, group, unseen));
    const isAlone = removed.length === 1 && sum(unseen) === 0;
    if (!isAlone && !rest.some(isTelling)) break;
    hidden[at] = true;
  }
  return hidden;
}

const sumOf = (rows: readonly Groups[], group: number, unseen: Groups): number =>
  sum(rows.map((groups) => groups[group] ?? 0)) + (unseen[group] ?? 0);

/** One number a row. @param people behind each of the rows; without them each is counted once */
export function hideSmallRows(
  counts: readonly number[],
  unseen = 0,
  people: readonly number[] = counts,
): Veiled[] {
  const hidden = hiddenRows(
    people.map((count) => [count]),
    { unseen: [unseen] },
  );
  return counts.map((count, index) => (hidden[index] ? null : count));
}

interface Share {
  readonly of: number;
  readonly part: number;
}

/** How many different people are behind a share: one of them may be counted often. */
export interface People {
  readonly of: number;
  readonly part: number;
  /** Behind what is not the part. */
  readonly rest: number;
}

const asMany = ({ of, part }: Share): People => ({ of, part, rest: of - part });

/**
 * A number and a part of it in each row, and of all rows: neither the part nor the rest tells of fewer than five
 * people.
 *
 * @param people behind each of the rows, and behind all together; without them each is counted once
 */
export function hideSmallShares(
  rows: readonly Share[],
  people: { readonly rows: readonly People[]; readonly all: People } | null = null,
): {
  readonly total: { readonly of: Veiled; readonly part: Veiled };
  readonly rows: readonly { readonly of: Veiled; readonly part: Veiled }[];
} {
  const of = sum(rows.map((row) => row.of));
  const part = sum(rows.map((row) => row.part));
  const behind = people?.rows ?? rows.map(asMany);
  const all = people?.all ?? asMany({ of, part });
  const noNumber = hiddenRows(behind.map((item) => [item.of]));
  const noPart = hiddenRows(
    behind.map((item) => [item.part, item.rest]),
    { before: noNumber },
  );
  const isSplit = ![all.of, all.part, all.rest].some(isTelling);
  return {
    total: { of: isTelling(all.of) ? null : of, part: isSplit ? part : null },
    rows: rows.map((row, index) => ({
      of: noNumber[index] ? null : row.of,
      part: noPart[index] ? null : row.part,
    })),
  };
}
