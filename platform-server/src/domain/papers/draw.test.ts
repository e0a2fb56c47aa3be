// embedded database only: no database at all
import fc from 'fast-check';
import {
  type Candidate,
  drawQuestions,
  type RandomBelow,
  type RuleCandidates,
  remainingPerRule,
} from './draw';

const card = (number: number): Candidate => ({ questionId: `q${number}`, revision: 1 });
const line = (numbers: readonly number[], count: number): RuleCandidates => ({
  candidates: numbers.map(card),
  count,
});

/** Whether any assignment exists, found by trying all of them. */
function canMeet(lines: readonly RuleCandidates[]): boolean {
  const wanted = lines.flatMap(({ candidates, count }) =>
    Array<typeof candidates>(count).fill(candidates),
  );
  const used = new Set<string>();
  const tryFrom = (at: number): boolean =>
    at === wanted.length ||
    (wanted[at] ?? []).some(({ questionId }) => {
      if (used.has(questionId)) return false;
      used.add(questionId);
      const isMet = tryFrom(at + 1);
      used.delete(questionId);
      return isMet;
    });
  return tryFrom(0);
}

/** A deterministic sequence of numbers. */
function seeded(seed: number): RandomBelow {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const someLines = fc.array(
  fc.record({
    candidates: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 6 }),
    count: fc.integer({ min: 0, max: 3 }),
  }),
  { maxLength: 4 },
);
const made = (all: readonly { candidates: number[]; count: number }[]) =>
  all.map(({ candidates, count }) => line(candidates, count));

describe('a drawing', () => {
  it('meets all lines, no question twice, whenever there is a way', () => {
    fc.assert(
      fc.property(someLines, fc.nat(), (all, seed) => {
        const lines = made(all);
        const drawing = drawQuestions(lines, seeded(seed));
        expect('chosen' in drawing).toBe(canMeet(lines));
        if (!('chosen' in drawing)) return;
        const ids = drawing.chosen.flat().map(({ questionId }) => questionId);
        expect(new Set(ids).size).toBe(ids.length);
        for (const [place, chosen] of drawing.chosen.entries()) {
          expect(chosen).toHaveLength(lines[place]?.count ?? -1);
          for (const candidate of chosen) expect(lines[place]?.candidates).toContain(candidate);
        }
      }),
    );
  });

  it('names the first line that those before it leave too little for', () => {
    fc.assert(
      fc.property(someLines, (all) => {
        const lines = made(all);
        const drawing = drawQuestions(lines);
        if ('chosen' in drawing) return;
        const { short, left } = drawing;
        expect(canMeet(lines.slice(0, short))).toBe(true);
        expect(canMeet(lines.slice(0, short + 1))).toBe(false);
        const least = lines
          .slice(0, short)
          .concat({ ...line([], 0), ...lines[short], count: left });
        expect(canMeet(least)).toBe(true);
      }),
    );
  });

  it('moves a question from a rule with alternatives to a rule without', () => {
    const lines = [line([1, 2, 3], 2), line([1], 1), line([1, 2], 1)];
    expect(drawQuestions(lines)).toEqual({ short: 2, left: 0 });
    expect(remainingPerRule(lines)).toEqual([3, 1, 0]);
    const chosen = drawQuestions([line([1, 2, 3, 4], 2), ...lines.slice(1)]);
    expect(chosen).toEqual({ chosen: [expect.anything(), [card(1)], [card(2)]] });
  });

  it('differs each time, and chooses all questions about equally often', () => {
    const lines = [line([...Array(20).keys()], 5)];
    const chance = seeded(7);
    const times = new Map<string, number>();
    for (let turn = 0; turn < 4000; turn += 1) {
      const drawing = drawQuestions(lines, chance);
      if (!('chosen' in drawing)) throw new Error('Not met.');
      for (const { questionId } of drawing.chosen.flat()) {
        times.set(questionId, (times.get(questionId) ?? 0) + 1);
      }
    }
    expect(times.size).toBe(20);
    // A thousand each, within five standard deviations.
    for (const count of times.values()) expect(Math.abs(count - 1000)).toBeLessThan(140);
  });

  it('uses the revision of the candidate', () => {
    const lines = [{ candidates: [{ questionId: 'q', revision: 7 }], count: 1 }];
    expect(drawQuestions(lines)).toEqual({ chosen: [[{ questionId: 'q', revision: 7 }]] });
  });
});
