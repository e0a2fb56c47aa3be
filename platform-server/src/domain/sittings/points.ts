import type {
  BlankBody,
  GivenAnswer,
  MultipleBody,
  PartAnswer,
  PartBody,
  QuestionContent,
} from '@edu/shared-utility/contract';

/** Points by part of a compound question; `''` is the question itself. Null until a marker has scored it. */
export type EssayPoints = ReadonlyMap<string, number | null>;

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
function shareOf(body: PartBody, answer: PartAnswer | null): number | null {
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

/** Points have one decimal, so hundredths come in tens. */
const TENTH = 10;

/** Divides points by shares, in tenths of a point, so that the parts add up to the whole. */
export function divide(points: number, shares: readonly number[]): number[] {
  const sum = shares.reduce((total, share) => total + share, 0);
  let [before, distributed] = [0, 0];
  return shares.map((share) => {
    before += share;
    const cumulativePoints =
      before === sum ? points : Math.round((points * before) / sum / TENTH) * TENTH;
    const ownPoints = cumulativePoints - distributed;
    distributed = cumulativePoints;
    return ownPoints;
  });
}

/** The parts of a question with their answers: one, or several for a compound question. */
export function partsOf(content: QuestionContent, answer: GivenAnswer | null, maxScore: number) {
  if (content.type !== 'compound') {
    const ownAnswer = answer?.type === 'compound' ? null : answer;
    return [{ id: '', body: content as PartBody, given: ownAnswer, maxScore }];
  }
  const scores = divide(
    maxScore,
    content.parts.map(({ share }) => share),
  );
  const answers = answer?.type === 'compound' ? answer.parts : {};
  return content.parts.map((body, index) => ({
    id: body.id,
    body: body as PartBody,
    given: answers[body.id] ?? null,
    maxScore: scores[index] ?? 0,
  }));
}

const noEssayPoints: EssayPoints = new Map();

/** The points of an answer in hundredths; null while a part waits for a marker. */
export function pointsOf(
  content: QuestionContent,
  answer: GivenAnswer | null,
  maxScore: number,
  essays: EssayPoints = noEssayPoints,
): number | null {
  let sum = 0;
  for (const part of partsOf(content, answer, maxScore)) {
    const share = shareOf(part.body, part.given);
    const points = share === null ? (essays.get(part.id) ?? null) : share * part.maxScore;
    if (points === null) return null;
    sum += Math.round(points);
  }
  return sum;
}

export interface EssayPart {
  readonly partId: string;
  readonly text: string;
  readonly maxScore: number;
}

/** The texts that people mark, cut at the allowed length. */
export const essaysOf = (
  content: QuestionContent,
  answer: GivenAnswer | null,
  maxScore: number,
): EssayPart[] =>
  partsOf(content, answer, maxScore).flatMap((part): EssayPart[] => {
    const { body, given: answer } = part;
    if (body.type !== 'essay' || answer?.type !== 'essay') return [];
    if (shareOf(body, answer) !== null) return [];
    const text = [...answer.text].slice(0, body.maxLength).join('');
    return [{ partId: part.id, text, maxScore: part.maxScore }];
  });
