import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import * as t from '../db/schema';
import { recountTrain } from '../domain/trains/recount';
import { DAY } from './day';
import { seedId } from './seed-id';
import { demoStudent, setPassDates } from './train-passes';
import { type PlannedTrain, plannedTrains, trainId } from './train-plan';

const tenantId = seedId('tenant:sunrise');
const authors = { head: '13900000001', vocational: '13900000003' } as const;
const visited = ['spring', 'running', 'first-aid', 'winter'];

/** Whole seconds, as the history is shown to people. */
const inDays = (days: number): Date => new Date(Math.floor(Date.now() / 1000) * 1000 + days * DAY);

function rowOf(plan: PlannedTrain) {
  const { key, organ, branch, title, state, days, hours, template } = plan;
  const { regionId, place, goal, passItems = null } = plan;
  const createdAt = inDays(Math.min(days[0] - 15, -1));
  return {
    ...{
      id: trainId(key),
      tenantId,
      title,
      state,
      hours,
      regionId,
      place,
      goal,
      passItems,
    },
    organId: seedId(`organ:sunrise:${organ}`),
    branchId: seedId(`branch:sunrise:${branch}`),
    description: `${title}，共${hours}学时。请在培训时间内完成全部必修内容。`,
    startsAt: inDays(days[0]),
    endsAt: inDays(days[1]),
    certificateTemplateId:
      template === undefined ? null : seedId(`certificate-template:sunrise:${template}`),
    createdBy: seedId(`account:${authors[organ]}`),
    ...{ createdAt, updatedAt: createdAt },
  };
}

async function addItems(tx: Tx, { key, organ, courses }: PlannedTrain): Promise<void> {
  const trainKeys = { tenantId, trainId: trainId(key) };
  const items = courses.map((course, sort) => ({
    ...{ ...trainKeys, sort, kind: 'course' as const, required: sort < 2 },
    id: seedId(`train-item:sunrise:${key}:${sort}`),
    targetId: seedId(`course:sunrise:${organ}:${course}`),
  }));
  await tx.insert(t.trainItem).values(items);
  if (key !== 'running') return;
  await tx.execute(sql`
    INSERT INTO train_item (id, tenant_id, train_id, sort, kind, target_id, required)
    SELECT one.id, ${tenantId}::uuid, ${trainKeys.trainId}::uuid, one.sort, one.kind, one.target_id, false
    FROM (VALUES
      (${seedId('train-item:sunrise:running:live')}::uuid, 8, 'live', ${seedId('live:6')}::uuid),
      (${seedId('train-item:sunrise:running:exam')}::uuid, 9, 'exam',
        ${seedId('exam:sunrise:running')}::uuid)) one(id, sort, kind, target_id)
    WHERE one.target_id IN (SELECT id FROM live_session UNION SELECT id FROM exam)`);
}

/** Adds learners of its courses and some people who have not started; they joined in the days before it began. */
async function addPeople(tx: Tx, { key, organ, people, days }: PlannedTrain): Promise<void> {
  const id = trainId(key);
  const includesDemoStudent = visited.includes(key);
  await tx.execute(sql`
    INSERT INTO train_member (id, tenant_id, train_id, member_id, by, joined_at)
    SELECT md5(${id}::text || chosen.member_id::text)::uuid, ${tenantId}::uuid, ${id}::uuid, chosen.member_id,
      CASE WHEN chosen.rank % 5 = 0 THEN 'link' WHEN chosen.rank % 7 = 0 THEN 'sheet' ELSE 'staff' END,
      least(now(), ${inDays(days[0] - 12).toISOString()}::timestamptz + chosen.rank * interval '5 hours')
    FROM (SELECT a.member_id, row_number() OVER (ORDER BY ${includesDemoStudent} AND a.member_id = ${demoStudent}::uuid DESC,
          l.n IS NULL, md5(a.member_id::text || ${id}::text)) AS rank
      FROM actor a LEFT JOIN (SELECT member_id, count(*) AS n FROM course_learner
        WHERE course_id IN (SELECT target_id FROM train_item WHERE train_id = ${id}::uuid)
        GROUP BY member_id) l ON l.member_id = a.member_id
      WHERE a.organ_id = ${seedId(`organ:sunrise:${organ}`)}::uuid AND a.kind = 'student'
        AND a.status = 'active' AND (${includesDemoStudent} OR a.member_id <> ${demoStudent}::uuid)) chosen
    WHERE chosen.rank <= ${people}::int`);
  await tx.execute(sql`UPDATE train SET user_count = (SELECT count(*) FROM train_member
    WHERE train_id = ${id}::uuid) WHERE id = ${id}::uuid`);
}

/** Trainings over half a year with their members' progress. */
export async function seedTrains(tx: Tx): Promise<void> {
  await tx.insert(t.train).values(plannedTrains.map(rowOf));
  for (const plan of plannedTrains) {
    await addItems(tx, plan);
    if (plan.people === 0) continue;
    await addPeople(tx, plan);
    await recountTrain(tx, trainId(plan.key));
    await setPassDates(tx, plan);
  }
}
