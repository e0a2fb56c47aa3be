import type { BlankBody, MultipleBody, PartAnswer, PartBody } from '@edu/shared-utility/contract';

/** Surrounding spaces and full-width letters never matter. */
const normalizeAnswer = (text: string, matchCase: boolean): string => {
  const trimmed = text.normalize('NFKC').trim();
  return matchCase ? trimmed : trimmed.toLowerCase();
};

/** How many gaps can be right at once if a text may be in any of them: a bipartite matching by augmenting paths. */
function maxMatching(isMatch: readonly (readonly boolean[])[], gaps: number): number {
  const textOf: (number | undefined)[] = Array(gaps);
  const addIfNew = (text: number, tried: Set<number>): boolean => {
    for (let gap = 0; gap < gaps; gap += 1) {
      if (!isMatch[text]?.[gap] || tried.has(gap)) continue;
      tried.add(gap);
      const other = textOf[gap];
      if (other === undefined || addIfNew(other, tried)) {
        textOf[gap] = text;
        return true;
      }
    }
    return false;
  };
  return isMatch.filter((_, text) => addIfNew(text, new Set())).length;
}

function countRightGaps(
  { answer, matchCase, anyOrder }: BlankBody,
  texts: readonly string[],
): number {
  const variants = answer.map(
    (all) => new Set(all.map((item) => normalizeAnswer(item, matchCase))),
  );
  const gapTexts = texts.map((text) => normalizeAnswer(text, matchCase));
  if (!anyOrder) return variants.filter((all, gap) => all.has(gapTexts[gap] ?? '')).length;
  const isMatch = gapTexts.map((text) => variants.map((all) => all.has(text)));
  return maxMatching(isMatch, variants.length);
}

/** The share of the points, 0 to 1. */
function multipleShare({ answer, credit }: MultipleBody, keys: readonly string[]): number {
  const chosen = new Set(keys);
  if ([...chosen].some((key) => !answer.includes(key))) return 0;
  if (credit === 'all') return chosen.size === answer.length ? 1 : 0;
  return chosen.size / answer.length;
}

/** The share of the points, 0 to 1; null if a person has to mark it. */
export function shareOf(body: PartBody, answer: PartAnswer | null): number | null {
  // Empty answers need no marker.
  if (answer === null) return 0;
  switch (body.type) {
    case 'single':
      return answer.type === 'single' && answer.key === body.answer ? 1 : 0;
    case 'multiple':
      return answer.type === 'multiple' ? multipleShare(body, answer.keys) : 0;
    case 'judge':
      return answer.type === 'judge' && answer.value === body.answer ? 1 : 0;
    case 'blank':
      return answer.type === 'blank' ? countRightGaps(body, answer.texts) / body.answer.length : 0;
    case 'essay':
      return answer.type === 'essay' && answer.text.trim() !== '' ? null : 0;
  }
}
