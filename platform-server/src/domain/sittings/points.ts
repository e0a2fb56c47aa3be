import type { GivenAnswer, PartBody, QuestionContent } from '@edu/shared-utility/contract';
import { shareOf } from './answer-share';

/** Points by part of a compound question; `''` is the question itself. Null until a marker has scored it. */
export type EssayPoints = ReadonlyMap<string, number | null>;

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
