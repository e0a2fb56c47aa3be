import type { GivenAnswer, PartAnswer, PartBody, QuestionPart } from '@edu/shared-utility/contract';
import type { Fact } from './question-facts';
import type { PlannedQuestion } from './question-plan';
import { randomOf } from './random';

/** Probability of a right answer at a given ability; a few questions mislead able people more often. */
function chanceOfRight({ id, fact, content }: PlannedQuestion, ability: number): number {
  const random = randomOf(`question:${id}`);
  const difficultyOffset = (fact.difficulty - 3) * 0.6 + (random() - 0.5) * 2;
  const guess = content.type === 'judge' ? 0.4 : 0.15;
  const p = guess + (1 - guess) / (1 + Math.exp(-1.4 * (ability - difficultyOffset)));
  return random() < 0.05 ? 0.85 - p * 0.6 : p;
}

const essays = {
  good: ({ begin, right }: Fact) =>
    `${begin}${right}。这样做既能保证质量，也能避免风险。上次实习我就是按这个要求做的，客户很满意；如果图省事，后面往往要返工，还可能伤到自己或客户。`,
  fair: ({ begin, right }: Fact) => `${begin}${right}，因为老师讲过要按规范操作。`,
  weak: ({ wrong }: Fact) => `我觉得${wrong[0]}也可以，主要看客户的要求。`,
};
type Quality = keyof typeof essays;

/** The share of points of each quality. */
export const shareOfPoints: Readonly<Record<Quality, number>> = {
  good: 0.9,
  fair: 0.55,
  weak: 0.1,
};

/** The quality of an essay text generated below. */
export function qualityOf(text: string): Quality {
  if (text.startsWith('我觉得')) return 'weak';
  return text.includes('实习') ? 'good' : 'fair';
}

/** Picks a wrong answer, most often the first one. */
function wrongOf<T>(all: readonly T[], random: () => number): T | undefined {
  const at = random();
  return all[at < 0.6 ? 0 : at < 0.85 ? 1 : 2] ?? all[0];
}

function partAnswer(
  body: PartBody,
  fact: Fact,
  isRight: boolean,
  random: () => number,
): PartAnswer {
  switch (body.type) {
    case 'single': {
      const others = body.options.map(({ key }) => key).filter((key) => key !== body.answer);
      const key = isRight ? body.answer : (wrongOf(others, random) ?? body.answer);
      return { type: body.type, key };
    }
    case 'multiple': {
      const others = body.options.map(({ key }) => key).filter((key) => !body.answer.includes(key));
      const wrong = random() < 0.5 ? body.answer.slice(0, 1) : [body.answer[0], others[0]];
      const keys = isRight ? body.answer : wrong;
      return { type: body.type, keys: keys.flatMap((key) => key ?? []) };
    }
    case 'judge':
      return { type: body.type, value: isRight === body.answer };
    case 'blank': {
      const texts = body.answer.map(([right = '']) =>
        isRight ? right : (wrongOf(fact.wrong, random) ?? ''),
      );
      return { type: body.type, texts };
    }
    case 'essay': {
      const quality: Quality = isRight ? (random() < 0.6 ? 'good' : 'fair') : 'weak';
      return { type: body.type, text: essays[quality](fact) };
    }
  }
}

/** The answer of a person with a given ability; sometimes none. */
export function answerOf(
  question: PlannedQuestion,
  ability: number,
  random: () => number,
): GivenAnswer | null {
  const { content, fact } = question;
  const p = chanceOfRight(question, ability);
  if (random() < 0.02) return null;
  if (content.type !== 'compound') return partAnswer(content, fact, random() < p, random);
  const answers = content.parts.map((part: QuestionPart) => [
    part.id,
    partAnswer(part, fact, random() < p, random),
  ]);
  return { type: 'compound', parts: Object.fromEntries(answers) };
}
