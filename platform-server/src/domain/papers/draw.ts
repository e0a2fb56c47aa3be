import { randomInt } from 'node:crypto';

export interface Candidate {
  readonly questionId: string;
  readonly revision: number;
}

/** The number of questions that a rule needs, and those that match it; other rules may match the same ones. */
export interface RuleCandidates<C extends Candidate = Candidate> {
  readonly candidates: readonly C[];
  readonly count: number;
}

/**
 * For each rule its questions in the order drawn; or the first rule that cannot be met, with how many are left for it.
 */
export type Drawing<C extends Candidate = Candidate> =
  | { readonly chosen: readonly (readonly C[])[] }
  | { readonly short: number; readonly left: number };

/** A whole number from 0 up to, but not including, `limit`. */
export type RandomBelow = (limit: number) => number;

interface RuleToFill<C> {
  readonly count: number;
  /** Those before `next` are assigned to some rule and stay assigned: they only move between rules. */
  readonly shuffledCandidates: C[];
  next: number;
  readonly assigned: Map<string, C>;
}

/**
 * Assigns questions to rules, none to two of them. A rule without a free question takes one from a rule that can
 * replace it (an augmenting path of bipartite matching).
 */
function assigner<C extends Candidate>(rules: readonly RuleCandidates<C>[], random: RandomBelow) {
  const rulesToFill = rules.map(
    ({ candidates, count }): RuleToFill<C> => ({
      ...{ count, shuffledCandidates: [...candidates], next: 0, assigned: new Map() },
    }),
  );
  const ruleOfQuestion = new Map<string, RuleToFill<C>>();

  const assign = (rule: RuleToFill<C>, candidate: C) => {
    ruleOfQuestion.get(candidate.questionId)?.assigned.delete(candidate.questionId);
    ruleOfQuestion.set(candidate.questionId, rule);
    rule.assigned.set(candidate.questionId, candidate);
  };

  function nextFreeCandidate(rule: RuleToFill<C>): C | undefined {
    const { shuffledCandidates } = rule;
    for (;;) {
      const first = shuffledCandidates[rule.next];
      if (!first) return undefined;
      const index = rule.next + random(shuffledCandidates.length - rule.next);
      const candidate = shuffledCandidates[index] ?? first;
      shuffledCandidates[index] = first;
      shuffledCandidates[rule.next] = candidate;
      rule.next += 1;
      if (!ruleOfQuestion.has(candidate.questionId)) return candidate;
    }
  }

  /** Searches a path of rules that each take a question of the next one, ending at a rule with a free question. */
  function assignAlongPath(first: RuleToFill<C>): boolean {
    const visited = new Map<
      RuleToFill<C>,
      { readonly fromRule: RuleToFill<C>; readonly candidate: C } | null
    >([[first, null]]);
    for (const rule of visited.keys()) {
      const candidate = nextFreeCandidate(rule);
      if (candidate) {
        let step = visited.get(rule);
        assign(rule, candidate);
        for (; step; step = visited.get(step.fromRule)) assign(step.fromRule, step.candidate);
        return true;
      }
      for (const candidate of rule.shuffledCandidates) {
        const owner = ruleOfQuestion.get(candidate.questionId);
        if (owner && !visited.has(owner))
          visited.set(owner, { fromRule: rule, candidate: candidate });
      }
    }
    return false;
  }

  /** Frees the questions that a rule has beyond its count. */
  function releaseSurplus(rule: RuleToFill<C>): void {
    for (const id of [...rule.assigned.keys()].slice(rule.count)) {
      rule.assigned.delete(id);
      ruleOfQuestion.delete(id);
    }
    for (const item of rulesToFill) item.next = 0;
  }

  return { rulesToFill, assignOne: assignAlongPath, releaseSurplus };
}

/** For each rule, how many questions it could get after those before it are met. */
export function remainingPerRule(rules: readonly RuleCandidates[]): number[] {
  const { rulesToFill, assignOne, releaseSurplus } = assigner(rules, () => 0);
  return rulesToFill.map((rule) => {
    while (assignOne(rule));
    const drawnCount = rule.assigned.size;
    releaseSurplus(rule);
    return drawnCount;
  });
}

/** The first rule that cannot be met, in order of the rules, independent of the random draw. */
function firstUnmet(rules: readonly RuleCandidates[]): {
  readonly short: number;
  readonly left: number;
} {
  const availableCounts = remainingPerRule(rules);
  const short = rules.findIndex(({ count }, index) => (availableCounts[index] ?? 0) < count);
  return { short, left: availableCounts[short] ?? 0 };
}

/** Draws questions at random, none twice; if all rules can be met, an assignment is found. */
export function drawQuestions<C extends Candidate>(
  rules: readonly RuleCandidates<C>[],
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
