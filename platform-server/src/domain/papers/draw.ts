import { randomInt } from 'node:crypto';
import { assigner, type Candidate, type DrawRequest, type RandomBelow } from './assign-questions';

/**
 * For each rule its questions in the order drawn; or the first rule that cannot be met, with how many are left for it.
 */
export type Drawing<C extends Candidate = Candidate> =
  | { readonly chosen: readonly (readonly C[])[] }
  | { readonly short: number; readonly left: number };

/** For each rule, how many questions it could get after those before it are met. */
export function availablePerRequest(rules: readonly DrawRequest[]): number[] {
  const { rulesToFill, assignOne, releaseSurplus } = assigner(rules, () => 0);
  return rulesToFill.map((rule) => {
    while (assignOne(rule));
    const drawnCount = rule.assigned.size;
    releaseSurplus(rule);
    return drawnCount;
  });
}

/** The first rule that cannot be met, in order of the rules, independent of the random draw. */
function firstUnmet(rules: readonly DrawRequest[]): {
  readonly short: number;
  readonly left: number;
} {
  const availableCounts = availablePerRequest(rules);
  const short = rules.findIndex(({ count }, index) => (availableCounts[index] ?? 0) < count);
  return { short, left: availableCounts[short] ?? 0 };
}

/** Draws questions at random, none twice; if all rules can be met, an assignment is found. */
export function drawQuestions<C extends Candidate>(
  rules: readonly DrawRequest<C>[],
  random: RandomBelow = randomInt,
): Drawing<C> {
  const { rulesToFill, assignOne } = assigner(rules, random);
  // Rules with the fewest alternatives come first, so that few questions have to be reassigned.
  const narrowFirst = [...rulesToFill].sort(
    (a, other) =>
      a.shuffledCandidates.length - a.count - (other.shuffledCandidates.length - other.count),
  );
  for (const rule of narrowFirst) {
    while (rule.assigned.size < rule.count) {
      if (!assignOne(rule)) return firstUnmet(rules);
    }
  }
  return { chosen: rulesToFill.map(({ assigned }) => [...assigned.values()]) };
}
