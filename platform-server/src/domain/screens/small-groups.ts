import type { HiddenIfFew } from '@edu/shared-utility/contract';

/** Smallest group whose number is shown, since fewer people could be identified. */
export const MIN_GROUP = 5;

export const isRevealing = (count: number): boolean => count > 0 && count < MIN_GROUP;

/**
 * Hides a count of too few people.
 *
 * @param people the number of people counted; by default the count itself
 */
export const hideSmall = (count: number, people = count): HiddenIfFew =>
  isRevealing(people) ? null : count;

/** A row of a table as disjoint groups of people, such as passed and failed. */
type Groups = readonly number[];

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, value) => total + value, 0);

/**
 * The rows of a table that must be hidden, so that neither a row nor its difference from the total reveals fewer than
 * five people. A row with such a group is hidden, then the smallest other rows, until the hidden rows together have at
 * least five in every group and are more than one.
 *
 * @param rows the groups of each row, all counted in the total
 * @param unseen what the total includes besides the rows, not shown
 * @param before indexes of rows that are hidden already
 */
export function hiddenRows(
  rows: readonly Groups[],
  { unseen = [], before = [] }: { unseen?: Groups; before?: readonly boolean[] } = {},
): boolean[] {
  const hidden = rows.map((groups, index) => before[index] === true || groups.some(isRevealing));
  const width = rows[0]?.length ?? 0;
  const total = Array.from({ length: width }, (_, group) => sumOf(rows, group, unseen));
  // If the total itself is hidden, no row can be derived from it.
  if (total.some(isRevealing)) return hidden;
  const bySize = rows
    .map((groups, index) => ({ at: index, size: sum(groups) }))
    .filter(({ size }) => size > 0)
    .sort((a, b) => a.size - b.size);
  for (const { at } of bySize) {
    const removed = rows.filter((_, row) => hidden[row]);
    if (removed.length === 0) break;
    const rest = Array.from({ length: width }, (_, group) => sumOf(removed, group, unseen));
    const isOnlyHidden = removed.length === 1 && sum(unseen) === 0;
    if (!isOnlyHidden && !rest.some(isRevealing)) break;
    hidden[at] = true;
  }
  return hidden;
}

const sumOf = (rows: readonly Groups[], group: number, unseen: Groups): number =>
  sum(rows.map((groups) => groups[group] ?? 0)) + (unseen[group] ?? 0);

/**
 * Hides too small counts of a table with one number per row.
 *
 * @param people the number of people in each row; by default the count itself
 */
export function hideSmallRows(
  counts: readonly number[],
  unseen = 0,
  people: readonly number[] = counts,
): HiddenIfFew[] {
  const hidden = hiddenRows(
    people.map((count) => [count]),
    { unseen: [unseen] },
  );
  return counts.map((count, index) => (hidden[index] ? null : count));
}
