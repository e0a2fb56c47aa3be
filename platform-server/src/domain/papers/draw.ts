import { randomInt } from 'node:crypto';

export interface Candidate {
  readonly questionId: string;
  readonly revision: number;
}

/** The number of questions that a rule needs, and those that match it; other rules may match the same ones. */
export interface DrawRequest<C extends Candidate = Candidate> {
  readonly candidates: readonly C[];
  readonly count: number;
}

/**
 * For each rule its questions in the order drawn; or the first rule that cannot be met, with how many are left for it.
 */
export type Drawing<C extends Candidate = Candidate> =
  | { readonly chosen: readonly (readonly C[])[] }
  | { readonly short: number; readonly left: number };

/** A whole number from 0 up to, but not including, `below`. */
export type Chance = (below: number) => number;

interface RuleToFill<C> {
  readonly count: number;
  /** Those before `next` are assigned to some rule and stay assigned: they only move between rules. */
  readonly cards: C[];
  next: number;
  readonly assigned: Map<string, C>;
}

/**
 * Assigns questions to rules, none to two of them. A rule without a free question takes one from a rule that can
 * replace it (an augmenting path of bipartite matching).
 */
function assigner<C extends Candidate>(lines: readonly DrawRequest<C>[], random: Chance) {
  const open = lines.map(
    ({ candidates, count }): RuleToFill<C> => ({
      ...{ count, cards: [...candidates], next: 0, assigned: new Map() },
    }),
  );
  const holder = new Map<string, RuleToFill<C>>();

  const assign = (line: RuleToFill<C>, card: C) => {
    holder.get(card.questionId)?.assigned.delete(card.questionId);
    holder.set(card.questionId, line);
    line.assigned.set(card.questionId, card);
  };

  function nextFreeCandidate(line: RuleToFill<C>): C | undefined {
    const { cards } = line;
    for (;;) {
      const first = cards[line.next];
      if (!first) return undefined;
      const index = line.next + random(cards.length - line.next);
      const card = cards[index] ?? first;
      cards[index] = first;
      cards[line.next] = card;
      line.next += 1;
      if (!holder.has(card.questionId)) return card;
    }
  }

  /** Searches a path of rules that each take a question of the next one, ending at a rule with a free question. */
  function assignAlongPath(first: RuleToFill<C>): boolean {
    const visited = new Map<RuleToFill<C>, { readonly by: RuleToFill<C>; readonly card: C } | null>(
      [[first, null]],
    );
    for (const line of visited.keys()) {
      const card = nextFreeCandidate(line);
      if (card) {
        let step = visited.get(line);
        assign(line, card);
        for (; step; step = visited.get(step.by)) assign(step.by, step.card);
        return true;
      }
      for (const other of line.cards) {
        const owner = holder.get(other.questionId);
        if (owner && !visited.has(owner)) visited.set(owner, { by: line, card: other });
      }
    }
    return false;
  }

  /** Frees the questions that a rule has beyond its count. */
  function release(line: RuleToFill<C>): void {
    for (const id of [...line.assigned.keys()].slice(line.count)) {
      line.assigned.delete(id);
      holder.delete(id);
    }
    for (const item of open) item.next = 0;
  }

  return { open, take: assignAlongPath, release };
}

/** For each rule, how many questions it could get after those before it are met. */
export function availablePerRequest(lines: readonly DrawRequest[]): number[] {
  const { open, take, release } = assigner(lines, () => 0);
  return open.map((line) => {
    while (take(line));
    const drawnCount = line.assigned.size;
    release(line);
    return drawnCount;
  });
}

/** The first rule that cannot be met, in order of the rules, independent of the random draw. */
function shortOf(lines: readonly DrawRequest[]): { readonly short: number; readonly left: number } {
  const availableCounts = availablePerRequest(lines);
  const short = lines.findIndex(({ count }, index) => (availableCounts[index] ?? 0) < count);
  return { short, left: availableCounts[short] ?? 0 };
}

/** Draws questions at random, none twice; if all rules can be met, an assignment is found. */
export function drawQuestions<C extends Candidate>(
  lines: readonly DrawRequest<C>[],
  random: Chance = randomInt,
): Drawing<C> {
  const { open, take } = assigner(lines, random);
  // Rules with the fewest alternatives come first, so that few questions have to be reassigned.
  const narrowFirst = [...open].sort(
    (a, other) => a.cards.length - a.count - (other.cards.length - other.count),
  );
  for (const line of narrowFirst) {
    while (line.assigned.size < line.count) {
      if (!take(line)) return shortOf(lines);
    }
  }
  return { chosen: open.map(({ assigned: byLine }) => [...byLine.values()]) };
}
