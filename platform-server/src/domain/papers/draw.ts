import { randomInt } from 'node:crypto';

export interface Candidate {
  readonly questionId: string;
  readonly revision: number;
}

/** What a rule wants, and the questions that meet it; others may want the same ones. */
export interface DrawRequest<C extends Candidate = Candidate> {
  readonly candidates: readonly C[];
  readonly count: number;
}

/** For each line its questions in the order drawn; or the first line that cannot be met, with what is left for it. */
export type Drawing<C extends Candidate = Candidate> =
  | { readonly chosen: readonly (readonly C[])[] }
  | { readonly short: number; readonly left: number };

/** A whole number from 0 up to, but not including, `below`. */
export type Chance = (below: number) => number;

interface Open<C> {
  readonly count: number;
  /** Those before `next` are held by some line: they stay so, for what is held only ever changes hands. */
  readonly cards: C[];
  next: number;
  readonly assigned: Map<string, C>;
}

/** Questions given to lines, none to two of them. A line that finds none free takes one of a line that can do without. */
function hands<C extends Candidate>(lines: readonly DrawRequest<C>[], chance: Chance) {
  const open = lines.map(
    ({ candidates, count }): Open<C> => ({
      ...{ count, cards: [...candidates], next: 0, assigned: new Map() },
    }),
  );
  const holder = new Map<string, Open<C>>();

  const assign = (line: Open<C>, card: C) => {
    holder.get(card.questionId)?.assigned.delete(card.questionId);
    holder.set(card.questionId, line);
    line.assigned.set(card.questionId, card);
  };

  function free(line: Open<C>): C | undefined {
    const { cards } = line;
    for (;;) {
      const first = cards[line.next];
      if (!first) return undefined;
      const index = line.next + chance(cards.length - line.next);
      const card = cards[index] ?? first;
      cards[index] = first;
      cards[line.next] = card;
      line.next += 1;
      if (!holder.has(card.questionId)) return card;
    }
  }

  /** Along lines that each take what the next one gives up, to one that finds another free. */
  function take(first: Open<C>): boolean {
    const visited = new Map<Open<C>, { readonly by: Open<C>; readonly card: C } | null>([
      [first, null],
    ]);
    for (const line of visited.keys()) {
      const card = free(line);
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

  /** Gives back what it took beyond its own. */
  function release(line: Open<C>): void {
    for (const id of [...line.assigned.keys()].slice(line.count)) {
      line.assigned.delete(id);
      holder.delete(id);
    }
    for (const item of open) item.next = 0;
  }

  return { open, take, release };
}

/** For each line, how many it could take when those before it have theirs. */
export function availablePerRequest(lines: readonly DrawRequest[]): number[] {
  const { open, take, release } = hands(lines, () => 0);
  return open.map((line) => {
    while (take(line));
    const left = line.assigned.size;
    release(line);
    return left;
  });
}

/** The first that cannot be met, in the order of the lines: the same one whatever was drawn. */
function shortOf(lines: readonly DrawRequest[]): { readonly short: number; readonly left: number } {
  const lefts = availablePerRequest(lines);
  const short = lines.findIndex(({ count }, index) => (lefts[index] ?? 0) < count);
  return { short, left: lefts[short] ?? 0 };
}

/** Draws again, no question twice; whenever there is a way to meet all lines, one is found. */
export function drawQuestions<C extends Candidate>(
  lines: readonly DrawRequest<C>[],
  chance: Chance = randomInt,
): Drawing<C> {
  const { open, take } = hands(lines, chance);
  // the narrow ones first, so that few have to change hands
  const narrowFirst = [...open].sort(
    (a, other) => a.cards.length - a.count - (other.cards.length - other.count),
  );
  for (const line of narrowFirst) {
    while (line.assigned.size < line.count) {
      if (!take(line)) return shortOf(lines);
    }
  }
  return { chosen: open.map(({ assigned: held }) => [...held.values()]) };
}
