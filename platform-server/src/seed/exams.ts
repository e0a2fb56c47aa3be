import type { Tx } from '../db/database';
import * as t from '../db/schema';
import { examId, paperOf, plannedExams } from './exam-plan';
import { questionsOf } from './exam-questions';
import type { PlannedPaper } from './paper-sections';
import type { PlannedExam } from './planned-exam';
import { questionAuthors } from './questions';
import { seedId } from './seed-id';
import { trainId } from './train-plan';

const [HOUR, DAY] = [3_600_000, 86_400_000];
/** Rows per INSERT statement. */
const ROWS_PER_INSERT = 1000;
const tenantId = seedId('tenant:sunrise');

/** From nine in the morning in China; an exam of today began an hour ago and lasts all day. */
export function windowOf({ days }: PlannedExam): { startsAt: Date; endsAt: Date } {
  const [from, until] = days.map((day) => {
    const at = new Date(Date.now() + day * DAY);
    at.setUTCHours(1, 0, 0, 0);
    return at.getTime();
  }) as [number, number];
  if (days[0] === days[1]) {
    const startsAt = Math.floor(Date.now() / HOUR) * HOUR - HOUR;
    return { startsAt: new Date(startsAt), endsAt: new Date(startsAt + 14 * HOUR) };
  }
  return { startsAt: new Date(from), endsAt: new Date(until) };
}

const pointsIn = ({ sections }: PlannedPaper): number =>
  sections.reduce(
    (sum, { questions, rules }) =>
      sum +
      questions.reduce((total, { score }) => total + score, 0) +
      rules.reduce((total, { score, count }) => total + score * count, 0),
    0,
  );

/** The passing score is 60 %, in whole points. */
export const pointsOfExam = (plan: PlannedExam) => {
  const total = pointsIn(paperOf(plan));
  return { totalScore: total * 100, passScore: Math.round(total * 0.6) * 100 };
};

function rowOf(plan: PlannedExam): typeof t.exam.$inferInsert {
  const { key, title, paper, state, minutes, attempts, showAnswers, layout } = plan;
  const { blind, twoMarkers, watchFocus, description, audience, markers } = plan;
  const { organ, branch } = paperOf(plan);
  const { startsAt, endsAt } = windowOf(plan);
  const createdAt = new Date(Math.min(startsAt.getTime(), Date.now()) - 12 * DAY);
  const publishedAt = new Date(createdAt.getTime() + 5 * DAY);
  return {
    ...{ id: examId(key), tenantId, title, state, minutes, attempts, showAnswers, layout },
    ...{ blind, twoMarkers, watchFocus, description, startsAt, endsAt, createdAt },
    ...pointsOfExam(plan),
    organId: seedId(`organ:sunrise:${organ}`),
    branchId: seedId(`branch:sunrise:${branch}`),
    paperId: seedId(`paper:sunrise:${paper}`),
    shuffleQuestions: watchFocus,
    shuffleOptions: watchFocus,
    audienceAll: audience === 'all',
    markerIds: markers.map((teacher) => seedId(`teacher:sunrise:${organ}:${teacher}`)),
    publishedAt: state === 'draft' ? null : publishedAt,
    createdBy: seedId(`account:${questionAuthors[organ]}`),
    updatedAt: state === 'draft' ? createdAt : publishedAt,
  };
}

function audienceOf(plan: PlannedExam): (typeof t.examAudience.$inferInsert)[] {
  const { key, audience } = plan;
  if (typeof audience === 'string') return [];
  const examKeys = { tenantId, examId: examId(key) };
  if ('train' in audience)
    return [{ ...examKeys, kind: 'train', targetId: trainId(audience.train) }];
  const { organ } = paperOf(plan);
  const targetId = seedId(`department:sunrise:${organ}:${audience.department}`);
  return [{ ...examKeys, kind: 'department', targetId }];
}

/**
 * Exams of the first demo tenant with the published copies of their papers; sittings are seeded after the trainings.
 */
export async function seedExams(tx: Tx): Promise<void> {
  await tx.insert(t.exam).values(plannedExams.map(rowOf));
  await tx.insert(t.examAudience).values(plannedExams.flatMap(audienceOf));
  const rows = plannedExams
    .filter(({ state }) => state !== 'draft')
    .flatMap((plan) =>
      questionsOf(plan).map(({ question, ...line }, sort) => ({
        ...{ ...line, tenantId, examId: examId(plan.key), sort },
        ...{ questionId: question.id, revision: 1 },
      })),
    );
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
    await tx.insert(t.examQuestion).values(rows.slice(from, from + ROWS_PER_INSERT));
  }
}
