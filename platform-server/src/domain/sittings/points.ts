import type {
  BlankBody,
  GivenAnswer,
  MultipleBody,
  PartAnswer,
  PartBody,
  QuestionContent,
} from '@edu/shared-utility/contract';

/** Points by the part of a compound question; `''` is a question of its own. Null waits for a marker. */
export type EssayPoints = ReadonlyMap<string, number | null>;

/** Spaces around and width of letters never count. */
const plain = (text: string, matchCase: boolean): string => {
  const trimmed = text.normalize('NFKC').trim();
  return matchCase ? trimmed : trimmed.toLowerCase();
};

/** How many gaps can be right at once, where a text may be in any of them: a matching that augmenting paths find. */
function matched(fits: readonly (readonly boolean[])[], gaps: number): number {
  const textOf: (number | undefined)[] = Array(gaps);
  const addIfNew = (text: number, tried: Set<number>): boolean => {
    for (let gap = 0; gap < gaps; gap += 1) {
      if (!fits[text]?.[gap] || tried.has(gap)) continue;
      tried.add(gap);
      const other = textOf[gap];
      if (other === undefined || addIfNew(other, tried)) {
        textOf[gap] = text;
        return true;
      }
    }
    return false;
  };
  return fits.filter((_, text) => addIfNew(text, new Set())).length;
}

function rightGaps({ answer, matchCase, anyOrder }: BlankBody, texts: readonly string[]): number {
  const variants = answer.map((all) => new Set(all.map((item) => plain(item, matchCase))));
  const given = texts.map((text) => plain(text, matchCase));
  if (!anyOrder) return variants.filter((all, gap) => all.has(given[gap] ?? '')).length;
  const fits = given.map((text) => variants.map((all) => all.has(text)));
  return matched(fits, variants.length);
}

/** The share of the points, 0 to 1. */
function multipleShare({ answer, credit }: MultipleBody, keys: readonly string[]): number {
  const chosen = new Set(keys);
  if ([...chosen].some((key) => !answer.includes(key))) return 0;
  if (credit === 'all') return chosen.size === answer.length ? 1 : 0;
  return chosen.size / answer.length;
}

/** Null for what a person marks. */
function shareOf(body: PartBody, answer: PartAnswer | null): number | null {
  // empty answers need no marker
  if (answer === null) return 0;
  switch (body.type) {
    case 'single':
      return answer.type === 'single' && answer.key === body.answer ? 1 : 0;
    case 'multiple':
      return answer.type === 'multiple' ? multipleShare(body, answer.keys) : 0;
    case 'judge':
      return answer.type === 'judge' && answer.value === body.answer ? 1 : 0;
    case 'blank':
      return answer.type === 'blank' ? rightGaps(body, answer.texts) / body.answer.length : 0;
    case 'essay':
      return answer.type === 'essay' && answer.text.trim() !== '' ? null : 0;
  }
}

/** Points are given with one decimal: hundredths come in tens. */
const TENTH = 10;

/** Divides points by shares, in tenths, so that the parts make up the whole. */
export function divide(points: number, shares: readonly number[]): number[] {
  const sum = shares.reduce((total, share) => total + share, 0);
  let [before, given] = [0, 0];
  return shares.map((share) => {
    before += share;
    const upTo = before === sum ? points : Math.round((points * before) / sum / TENTH) * TENTH;
    const own = upTo - given;
    given = upTo;
    return own;
  });
}

/** What a question and an answer are made of: one part, or those of a compound question. */
export function partsOf(content: QuestionContent, answer: GivenAnswer | null, maxScore: number) {
  if (content.type !== 'compound') {
    const own = answer?.type === 'compound' ? null : answer;
    return [{ id: '', body: content as PartBody, given: own, maxScore }];
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

const none: EssayPoints = new Map();

/** Points of an answer in hundredths; null as long as a part of it waits for a marker. */
export function pointsOf(
  content: QuestionContent,
  answer: GivenAnswer | null,
  maxScore: number,
  essays: EssayPoints = none,
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

/** Texts that people mark, no longer than was asked for. */
export const essaysOf = (
  content: QuestionContent,
  given: GivenAnswer | null,
  maxScore: number,
): EssayPart[] =>
  partsOf(content, given, maxScore).flatMap((part): EssayPart[] => {
    const { body, given: answer } = part;
    if (body.type !== 'essay' || answer?.type !== 'essay') return [];
    if (shareOf(body, answer) !== null) return [];
    const text = [...answer.text].slice(0, body.maxLength).join('');
    return [{ partId: part.id, text, maxScore: part.maxScore }];
  });
