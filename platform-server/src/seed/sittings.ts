import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/database';
import * as t from '../db/schema';
import { invitedTo } from '../domain/exams/audience';
import { recountTrain } from '../domain/trains/recount';
import { examId, plannedExams } from './exam-plan';
import { questionsOf } from './exam-questions';
import { windowOf } from './exams';
import type { PlannedExam } from './planned-exam';
import { randomOf } from './random';
import { seedId } from './seed-id';
import { type PlannedSitting, sittingOf } from './sitting-plan';
import { answerRows, essayRows, markRows, type SeedSitting, sittingRow } from './sitting-rows';
import { trainId } from './train-plan';

/** Rows per INSERT statement. */
const ROWS_PER_INSERT = 1000;
/** The demo's student account. */
const demoStudent = seedId('member:sunrise:13900000006');

/** The people who sit it, in a random but deterministic order. */
async function sitters(tx: Tx, { key, demoStudent: role, taken, sitting }: PlannedExam) {
  const { rows } = await tx.execute<{ memberId: string }>(sql`
    SELECT member_id AS "memberId" FROM (${invitedTo(examId(key))}) invited
    WHERE member_id <> ${demoStudent}::uuid ORDER BY md5(member_id::text || ${key}) LIMIT ${taken + sitting}`);
  const others = rows.map(({ memberId }) => memberId);
  return role === 'taken' ? [demoStudent, ...others].slice(0, taken + sitting) : others;
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

function seedSittingsOf(plan: PlannedExam, people: readonly string[]): SeedSitting[] {
  const all = questionsOf(plan);
  return people.flatMap((memberId, position) => {
    const isOpen = position >= plan.taken;
    const many = isOpen ? 1 : attemptsOf(plan, memberId);
    const memberSittings = Array.from({ length: many }, (_, index) =>
      sittingOf(plan, windowOf(plan), all, { memberId, attempt: index + 1, position, isOpen }),
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
