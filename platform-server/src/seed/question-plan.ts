import type { QuestionContent } from '@edu/shared-utility/contract';
import { type Fact, facts } from './question-facts';
import { contentOf, kinds } from './question-texts';
import { seedId } from './seed-id';

export interface PlannedQuestion {
  readonly organ: string;
  readonly index: number;
  readonly id: string;
  readonly content: QuestionContent;
  readonly fact: Fact;
  readonly state: 'draft' | 'released' | 'withdrawn';
  /** Days before the day of seeding. */
  readonly daysAgo: number;
}

const KINDS = kinds.length + 1;
const stateOf = (index: number): PlannedQuestion['state'] => {
  if (index % 17 === 16) return 'withdrawn';
  return index % 9 === 8 ? 'draft' : 'released';
};

/** Deterministic, oldest first: seven questions per fact. */
export const plannedQuestions: readonly PlannedQuestion[] = Object.entries(facts).flatMap(
  ([organ, organFacts]) =>
    organFacts.flatMap((fact, position) =>
      Array.from({ length: KINDS }, (_, kind): PlannedQuestion => {
        const index = position * KINDS + kind;
        return {
          ...{ organ, index, fact },
          id: seedId(`question:sunrise:${organ}:${index}`),
          content: contentOf(organ, position, kind),
          state: stateOf(index),
          daysAgo: 260 - Math.floor((index * 200) / (organFacts.length * KINDS)),
        };
      }),
    ),
);
