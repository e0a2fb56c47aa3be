import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/database';
import * as t from '../db/schema';
import { invitedTo } from '../domain/exams/audience';
import { numberOf } from '../domain/sittings/hand-in';
import { shuffledKeys } from '../domain/sittings/shuffled-questions';
import { recountTrain } from '../domain/trains/recount';
import { examId, type PlannedExam, paperOf, plannedExams } from './exam-plan';
import { questionsOf } from './exam-questions';
import { pointsOfExam, windowOf } from './exams';
import { randomOf } from './random';
import { seedId } from './seed-id';
import { type PlannedSitting, sittingOf } from './sitting-plan';
import { trainId } from './train-plan';

/** Rows per INSERT statement. */
const ROWS_PER_INSERT = 1000;
const tenantId = seedId('tenant:sunrise');
/** The demo's student account. */
const visitor = seedId('member:sunrise:13900000006');

/** The people who sit it, in a random but deterministic order. */
async function sitters(tx: Tx, { key, visitor: role, taken, sitting }: PlannedExam) {
  const { rows } = await tx.execute<{ memberId: string }>(sql`
    SELECT member_id AS "memberId" FROM (${invitedTo(examId(key))}) invited
    WHERE member_id <> ${visitor}::uuid ORDER BY md5(member_id::text || ${key}) LIMIT ${taken + sitting}`);
  const others = rows.map(({ memberId }) => memberId);
  return role === 'taken' ? [visitor, ...others].slice(0, taken + sitting) : others;
}

/** The best sitting of a person; the first one while none is marked. */
const bestOf = (sittings: readonly PlannedSitting[]): PlannedSitting | undefined =>
  sittings
    .filter(({ state }) => state !== 'open')
    .toSorted((a, b) => (b.score ?? -1) - (a.score ?? -1) || a.attempt - b.attempt)[0];

/** The number of sittings of a person, if the exam allows more than one. */
const attemptsOf = ({ key, attempts }: PlannedExam, memberId: string): number =>
  attempts === 1 ? 1 : 1 + Math.floor(randomOf(`attempts:${key}:${memberId}`)() * 3);

async function insertAll<T extends PgTable>(
  tx: Tx,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
    await tx.insert(table).values(rows.slice(from, from + ROWS_PER_INSERT) as T['$inferInsert'][]);
  }
}

interface SeedSitting {
  readonly plan: PlannedExam;
  readonly memberId: string;
  readonly plannedSitting: PlannedSitting;
  readonly isCounted: boolean;
}

function seedSittingsOf(plan: PlannedExam, people: readonly string[]): SeedSitting[] {
  const all = questionsOf(plan);
  return people.flatMap((memberId, place) => {
    const isOpen = place >= plan.taken;
    const many = isOpen ? 1 : attemptsOf(plan, memberId);
    const memberSittings = Array.from({ length: many }, (_, index) =>
      sittingOf(plan, windowOf(plan), all, { memberId, attempt: index + 1, place, isOpen }),
    );
    const best = bestOf(memberSittings);
    return memberSittings.map((sitting) => ({
      plan,
      memberId,
      plannedSitting: sitting,
      isCounted: sitting === best,
    }));
  });
}

function sittingRow({
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

function answerRows({
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

const essayRows = ({ plan, plannedSitting }: SeedSitting): (typeof t.essayAnswer.$inferInsert)[] =>
  plannedSitting.answers.flatMap(({ id: answerId, examQuestion: question, essays }) =>
    essays.map(({ id, partId, text, maxScore, needed, marks }) => ({
      ...{ id, tenantId, examId: examId(plan.key), answerId, partId, given: text, maxScore },
      ...{ needed, marks: marks.length, number: numberOf(plannedSitting.id), revision: 1 },
      questionId: question.question.id,
      createdAt: plannedSitting.submittedAt ?? undefined,
    })),
  );

const markRows = ({ plannedSitting }: SeedSitting): (typeof t.essayMark.$inferInsert)[] =>
  plannedSitting.answers
    .flatMap(({ essays }) => essays)
    .flatMap(({ id: essayId, marks }) => marks.map((mark) => ({ ...mark, tenantId, essayId })));

/** Past and open sittings of the exams, with the marks given so far. */
export async function seedSittings(tx: Tx): Promise<void> {
  for (const plan of plannedExams) {
    const people = await sitters(tx, plan);
    if (people.length === 0) continue;
    const planned = seedSittingsOf(plan, people);
    await insertAll(tx, t.sitting, planned.map(sittingRow));
    await insertAll(tx, t.sittingAnswer, planned.flatMap(answerRows));
    await insertAll(tx, t.essayAnswer, planned.flatMap(essayRows));
    await insertAll(tx, t.essayMark, planned.flatMap(markRows));
  }
  await recountTrain(tx, trainId('running'));
}
