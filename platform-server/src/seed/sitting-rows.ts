import type * as t from '../db/schema';
import { numberOf } from '../domain/sittings/hand-in';
import { shuffledKeys } from '../domain/sittings/shuffled-questions';
import { examId, paperOf } from './exam-plan';
import { pointsOfExam } from './exams';
import type { PlannedExam } from './planned-exam';
import { randomOf } from './random';
import { seedId } from './seed-id';
import type { PlannedSitting } from './sitting-plan';

const tenantId = seedId('tenant:sunrise');

export interface SeedSitting {
  readonly plan: PlannedExam;
  readonly memberId: string;
  readonly plannedSitting: PlannedSitting;
  readonly isCounted: boolean;
}

export function sittingRow({
  plan,
  memberId,
  plannedSitting,
  isCounted,
}: SeedSitting): typeof t.sitting.$inferInsert {
  const { id, attempt, state, startedAt, endsAt, submittedAt, byClock } = plannedSitting;
  const { seenAt, leaves, score, waiting, answers } = plannedSitting;
  const isOpen = state === 'open';
  return {
    ...{ id, tenantId, examId: examId(plan.key), memberId, attempt, state, startedAt, endsAt },
    ...{
      submittedAt,
      seenAt,
      leaves,
      waiting,
      score,
      counts: isCounted,
      questions: answers.length,
    },
    organId: seedId(`organ:sunrise:${paperOf(plan).organ}`),
    submittedBy: isOpen ? null : byClock ? 'clock' : 'person',
    answered: isOpen ? 0 : answers.filter(({ given }) => given !== null).length,
    passed: score === null ? null : score >= pointsOfExam(plan).passScore,
    markedAt: state === 'marked' ? submittedAt : null,
  };
}

export function answerRows({
  plan,
  plannedSitting,
}: SeedSitting): (typeof t.sittingAnswer.$inferInsert)[] {
  const random = randomOf(`options:${plannedSitting.id}`);
  const randomBelow = (max: number): number => Math.floor(random() * max);
  return plannedSitting.answers.map(
    ({ id, examQuestion: question, given, score, comment }, sort) => ({
      ...{
        id,
        tenantId,
        sittingId: plannedSitting.id,
        sort,
        section: question.section,
        given,
        score,
        comment,
      },
      ...{ questionId: question.question.id, revision: 1, maxScore: question.score },
      options: plan.watchFocus ? shuffledKeys(question.question.content, randomBelow) : null,
      at: given === null ? 0 : 1,
    }),
  );
}

export const essayRows = ({
  plan,
  plannedSitting,
}: SeedSitting): (typeof t.essayAnswer.$inferInsert)[] =>
  plannedSitting.answers.flatMap(({ id: answerId, examQuestion: question, essays }) =>
    essays.map(({ id, partId, text, maxScore, needed, marks }) => ({
      ...{ id, tenantId, examId: examId(plan.key), answerId, partId, given: text, maxScore },
      ...{ needed, marks: marks.length, number: numberOf(plannedSitting.id), revision: 1 },
      questionId: question.question.id,
      createdAt: plannedSitting.submittedAt ?? undefined,
    })),
  );

export const markRows = ({ plannedSitting }: SeedSitting): (typeof t.essayMark.$inferInsert)[] =>
  plannedSitting.answers
    .flatMap(({ essays }) => essays)
    .flatMap(({ id: essayId, marks }) => marks.map((mark) => ({ ...mark, tenantId, essayId })));
