// also on PostgreSQL: the database counts, and its locks and transactions decide which marks are seen
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../db/database';
import { randomOf } from '../../../seed/random';
import { seedId } from '../../../seed/seed-id';
import { HOME_ZONE } from '../../../settings/zone';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database';
import { rebuildIn, rollUp } from './roll-up';
import { retryOnConflict } from './try-again';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
}, 120_000);
afterAll(() => database.close());

const rebuild = () => retryOnConflict(db, (tx) => rebuildIn(tx, HOME_ZONE));
const tenant = seedId('tenant:sunrise');
const organ = seedId('organ:sunrise:head');

type Rows = Record<string, unknown>[];
const sorted = (rows: Rows): string[] => rows.map((row) => JSON.stringify(row)).sort();
const day = (at: string, zone: string) => sql`(${sql.raw(at)} AT TIME ZONE ${zone})::date`;

/** Every event with its person, counted directly from the source tables. */
const events = (zone: string): SQL => sql`
  SELECT e.tenant_id, e.organ_id, e.member_id, a.branch_id, e.day, e.seconds, e.exams, e.marked, e.passed
  FROM (
    SELECT tenant_id, organ_id, member_id, ${day('hour', zone)} AS day, seconds, 0 AS exams,
      0 AS marked, 0 AS passed FROM learned_hour
    UNION ALL
    SELECT tenant_id, organ_id, member_id, ${day('submitted_at', zone)}, 0, 1,
      (counts AND state = 'marked')::int, coalesce(counts AND state = 'marked' AND passed, false)::int
    FROM sitting WHERE submitted_at IS NOT NULL) e
  JOIN actor a ON a.member_id = e.member_id AND a.organ_id = e.organ_id AND a.kind = 'student'`;

const figures = sql`sum(seconds)::int AS seconds, sum(exams)::int AS exams, sum(marked)::int AS marked,
  sum(passed)::int AS passed`;
const persons = (zone: string, key: SQL): SQL => sql`
  SELECT organ_id, member_id, branch_id, ${key}::text AS key, ${figures} FROM (${events(zone)}) e
  GROUP BY 1, 2, 3, 4 HAVING sum(seconds) <> 0 OR sum(exams) > 0`;

/** For each table of figures the expected and the stored rows. */
const pairs = (zone: string): Record<string, [SQL, SQL]> => ({
  days: [
    persons(zone, sql`day`),
    sql`SELECT organ_id, member_id, branch_id, day::text AS key, seconds, exams, marked, passed FROM person_day`,
  ],
  months: [
    persons(zone, sql`date_trunc('month', day::timestamp)::date`),
    sql`SELECT organ_id, member_id, branch_id, month::text AS key, seconds, exams, marked, passed FROM person_month`,
  ],
  organs: [
    sql`SELECT organ_id, branch_id, day::text AS day, sum(came)::int AS came, sum(students)::int AS students,
        sum(certificates)::int AS certificates, sum(active)::int AS active, ${figures}
      FROM (
        SELECT organ_id, branch_id, key::date AS day, 0 AS came, 0 AS students, 0 AS certificates, 1 AS active,
          seconds, exams, marked, passed
        FROM (${persons(zone, sql`day`)}) p
        UNION ALL SELECT organ_id, branch_id, ${day('created_at', zone)}, 1, (kind = 'student')::int, 0, 0, 0, 0, 0, 0
          FROM actor
        UNION ALL SELECT organ_id, branch_id, ${day('issued_at', zone)}, 0, 0, 1, 0, 0, 0, 0, 0
          FROM certificate WHERE revoked_at IS NULL) x
      GROUP BY 1, 2, 3`,
    sql`SELECT organ_id, branch_id, day::text AS day, new_users AS came, new_students AS students, certificates,
      active, seconds::int AS seconds, exams, marked, passed FROM organ_day`,
  ],
  courses: [
    sql`SELECT course_id, ${day('started_at', zone)}::text AS day, count(*)::int AS learners,
      count(finished_at)::int AS finished, sum(progress)::int AS progress FROM course_learner GROUP BY 1, 2`,
    sql`SELECT course_id, day::text AS day, learners, finished, progress::int AS progress FROM course_day`,
  ],
  coursesByMonth: [
    sql`SELECT course_id, date_trunc('month', ${day('started_at', zone)}::timestamp)::date::text AS month,
      count(*)::int AS learners, count(finished_at)::int AS finished, sum(progress)::int AS progress
      FROM course_learner GROUP BY 1, 2`,
    sql`SELECT course_id, month::text AS month, learners, finished, progress::int AS progress FROM course_month`,
  ],
  learned: [
    sql`SELECT member_id, course_id, seconds FROM course_learner WHERE seconds <> 0`,
    sql`SELECT h.member_id, h.course_id, sum(h.seconds)::int AS seconds FROM learned_hour h
      JOIN course_learner l ON l.member_id = h.member_id AND l.course_id = h.course_id GROUP BY 1, 2`,
  ],
});

async function expectExact(zone = HOME_ZONE): Promise<void> {
  for (const [pairName, [expectedQuery, storedQuery]] of Object.entries(pairs(zone))) {
    const [expected, stored] = [
      await db.executeAsSystem(expectedQuery),
      await db.executeAsSystem(storedQuery),
    ];
    const [a, b] = [sorted(expected), sorted(stored)];
    const rest = (items: string[], base: string[]) =>
      items.filter((row) => !base.includes(row)).slice(0, 5);
    expect([pairName, rest(a, b), rest(b, a), b.length]).toEqual([pairName, [], [], a.length]);
    expect([pairName, a.length > 0]).toEqual([pairName, true]);
  }
  const counts =
    await db.executeAsSystem(sql`SELECT (SELECT count(*)::int FROM person_mark) AS people,
    (SELECT count(*)::int FROM learner_mark) AS learners,
    (SELECT count(*)::int FROM course_noted) - (SELECT count(*)::int FROM course_learner) AS noted`);
  expect(counts).toEqual([{ people: 0, learners: 0, noted: 0 }]);
}

const random = randomOf('roll-up');
const upTo = (n: number): number => Math.floor(random() * n);
/** A time in the last three months; heartbeats are in the last minutes, as the job finds them. */
const randomTime = () => sql`now() - make_interval(mins => ${upTo(130_000)})`;
const recently = () => sql`now() - make_interval(secs => ${upTo(240)})`;
const rowOf = (from: SQL, column: string) => sql`(SELECT ${sql.raw(column)} FROM ${from}
  ORDER BY md5(${sql.raw(column)}::text || ${String(random())}) LIMIT 1)`;
const student = () =>
  rowOf(sql`actor WHERE organ_id = ${organ}::uuid AND kind = 'student'`, 'member_id');
const course = () => rowOf(sql`course WHERE organ_id = ${organ}::uuid`, 'id');
const exam = () => rowOf(sql`exam WHERE organ_id = ${organ}::uuid`, 'id');
const branch = () => rowOf(sql`branch WHERE organ_id = ${organ}::uuid`, 'id');
const aLearner =
  () => sql`(member_id, course_id) IN (SELECT member_id, course_id FROM course_learner
  ORDER BY md5(member_id::text || course_id::text || ${String(random())}) LIMIT 1)`;
const aCertificate = () => sql`id = ${rowOf(sql`certificate`, 'id')}`;
const aSitting = () => sql`id = ${rowOf(sql`sitting`, 'id')}`;

/** Every kind of change to what is counted. */
const randomEvents: readonly (() => SQL)[] = [
  () => sql`INSERT INTO course_learner (tenant_id, member_id, course_id, organ_id, seconds, started_at, last_at)
    VALUES (${tenant}::uuid, ${student()}, ${course()}, ${organ}::uuid, ${upTo(900)}, ${randomTime()}, ${recently()})
    ON CONFLICT DO NOTHING`,
  // a heartbeat
  () =>
    sql`UPDATE course_learner SET seconds = seconds + ${1 + upTo(600)}, last_at = ${recently()} WHERE ${aLearner()}`,
  () => sql`UPDATE course_learner SET seconds = seconds + 1, last_at = ${recently()}
    WHERE course_id = ${course()}`,
  () =>
    sql`UPDATE course_learner SET progress = ${upTo(1001)}, finished_at = ${randomTime()}, last_at = ${recently()}
      WHERE ${aLearner()}`,
  // a course that is published again
  () => sql`WITH published AS (UPDATE course SET published_number = coalesce(published_number, 0) + 1
      WHERE id = ${course()} RETURNING id)
    UPDATE course_learner l SET progress = ${upTo(1001)} FROM published p WHERE l.course_id = p.id`,
  () => sql`DELETE FROM course_learner WHERE ${aLearner()}`,
  () => sql`INSERT INTO sitting (tenant_id, exam_id, organ_id, member_id, attempt, ends_at, questions)
    VALUES (${tenant}::uuid, ${exam()}, ${organ}::uuid, ${student()}, ${100 + upTo(1_000_000)}, now(), 1)
    ON CONFLICT DO NOTHING`,
  () =>
    sql`UPDATE sitting SET state = 'submitted', submitted_at = ${randomTime()}, counts = true WHERE ${aSitting()}`,
  () => sql`UPDATE sitting SET state = 'marked', submitted_at = coalesce(submitted_at, ${randomTime()}),
    passed = ${random() < 0.5}, counts = ${random() < 0.7} WHERE ${aSitting()}`,
  () => sql`DELETE FROM sitting WHERE ${aSitting()}`,
  () => sql`UPDATE actor SET branch_id = ${random() < 0.2 ? sql`NULL` : branch()}
    WHERE member_id = ${student()} AND organ_id = ${organ}::uuid`,
  () => sql`UPDATE actor SET branch_id = ${branch()} WHERE branch_id = ${branch()}`,
  () => sql`DELETE FROM actor WHERE member_id = ${student()} AND kind = 'student'`,
  () => sql`DELETE FROM member WHERE id = ${student()}`,
  () =>
    sql`UPDATE certificate SET revoked_at = CASE WHEN revoked_at IS NULL THEN now() END WHERE ${aCertificate()}`,
  () => sql`UPDATE certificate SET branch_id = ${branch()}, issued_at = ${randomTime()} WHERE organ_id = ${organ}::uuid
    AND ${aCertificate()}`,
  () => sql`DELETE FROM certificate WHERE ${aCertificate()}`,
  () => sql`WITH who AS (INSERT INTO member (tenant_id, name, phone)
      VALUES (${tenant}::uuid, '新来', ${`199${String(upTo(100_000_000)).padStart(8, '0')}`})
      ON CONFLICT DO NOTHING RETURNING id)
    INSERT INTO actor (tenant_id, member_id, organ_id, branch_id, kind, created_at)
    SELECT ${tenant}::uuid, id, ${organ}::uuid, ${branch()}, 'student', ${randomTime()} FROM who`,
];

/** A deletion that deadlocks with the roll-up is cancelled by the database and retried once. */
async function runEvents(times: number): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    const statement = (randomEvents[upTo(randomEvents.length)] ?? randomEvents[0])?.() ?? sql``;
    await retryOnConflict(db, (tx) => tx.execute(statement));
  }
}

/** A database that fails at the statement with that number, as if the process had died. */
function failingAt(last: number): Database {
  let remaining = last;
  const failingTx = (tx: Tx): Tx =>
    new Proxy(tx, {
      get: (target, name) => {
        const value = Reflect.get(target, name);
        if (name !== 'execute') return value;
        return (statement: SQL) => {
          remaining -= 1;
          if (remaining < 0) throw new Error('the process has died');
          return target.execute(statement);
        };
      },
    });
  return { ...db, withSystem: (work) => db.withSystem((tx) => work(failingTx(tx))) };
}

it('the figures of the demo agree with its data', async () => {
  await rollUp(db, HOME_ZONE);
  await expectExact();
});

it('figures are correct after random events, edits and deletions', async () => {
  for (let round = 0; round < 8; round += 1) {
    await runEvents(40);
    await rollUp(db, HOME_ZONE);
    await expectExact();
  }
}, 300_000);

it('a heartbeat leaves no mark, even if it completes a lesson', async () => {
  const onUpdate = await db.executeAsSystem(sql`SELECT t.tgname FROM pg_trigger t
    WHERE t.tgrelid IN ('course_learner'::regclass, 'lesson_learner'::regclass)
      AND NOT t.tgisinternal AND t.tgtype & 16 <> 0`);
  expect(onUpdate).toEqual([]);
});

it('two concurrent jobs with events in between give the same figures', async () => {
  for (let round = 0; round < 4; round += 1) {
    await runEvents(20);
    await Promise.all([
      rollUp(db, HOME_ZONE),
      runEvents(10),
      rollUp(db, HOME_ZONE),
      rebuild(),
      rollUp(db, HOME_ZONE),
    ]);
    await rollUp(db, HOME_ZONE);
    await expectExact();
  }
}, 300_000);

it('a job that dies at any statement leaves consistent figures, and the next one completes them', async () => {
  let isDone = false;
  for (let last = 0; !isDone; last += 1) {
    await runEvents(5);
    await rollUp(failingAt(last), HOME_ZONE).then(
      () => {
        isDone = true;
      },
      (error: Error) => expect(error.message).toBe('the process has died'),
    );
    if (last % 3 === 0) await rollUp(db, HOME_ZONE);
    expect(last).toBeLessThan(200);
  }
  await rollUp(db, HOME_ZONE);
  await expectExact();
}, 300_000);

it('figures counted from scratch equal those that were updated', async () => {
  const tables = ['person_day', 'person_month', 'organ_day', 'course_day', 'course_month'];
  const all = () =>
    Promise.all(
      tables.map((name) =>
        db.executeAsSystem(sql`SELECT * FROM ${sql.identifier(name)}`).then(sorted),
      ),
    );
  const stored = await all();
  await rebuild();
  expect(await all()).toEqual(stored);
});

it('a server of an older version does not count by its older rules', async () => {
  await runEvents(5);
  await db.executeAsSystem(sql`UPDATE roll_up_state SET rules = rules + 1`);
  const marks = sql`SELECT count(*)::int AS count FROM person_mark`;
  const marksBefore = await db.executeAsSystem(marks);
  await rollUp(db, HOME_ZONE);
  expect(await db.executeAsSystem(marks)).toEqual(marksBefore);
  await db.executeAsSystem(sql`UPDATE roll_up_state SET rules = rules - 1`);
  await rollUp(db, HOME_ZONE);
  await expectExact();
});

it('a change of the time zone takes effect at the next run', async () => {
  await rollUp(db, 'America/New_York');
  await expectExact('America/New_York');
  await rollUp(db, HOME_ZONE);
  await expectExact();
});

it('learning from before the roll-up is counted in the hours of its lessons, not in one hour', async () => {
  const [row] = await db.executeAsSystem<{ member: string; course: string }>(sql`
    SELECT l.member_id AS member, l.course_id AS course FROM course_learner l
    JOIN lesson_learner x ON x.member_id = l.member_id AND x.course_id = l.course_id
    GROUP BY 1, 2 HAVING count(*) > 1 LIMIT 1`);
  const [member, courseId] = [row?.member ?? '', row?.course ?? ''];
  const ofMember = sql`member_id = ${member}::uuid AND course_id = ${courseId}::uuid`;
  await db.executeAsSystem(sql`UPDATE lesson_learner x SET seconds = 100, beat_at = now() - make_interval(days => n.n::int)
    FROM (SELECT lesson_id, row_number() OVER (ORDER BY lesson_id) AS n FROM lesson_learner WHERE ${ofMember}) n
    WHERE x.member_id = ${member}::uuid AND x.lesson_id = n.lesson_id`);
  await db.executeAsSystem(sql`UPDATE course_learner SET seconds = 30 + (SELECT sum(seconds) FROM lesson_learner WHERE ${ofMember}),
    last_at = now() WHERE ${ofMember}`);
  await db.executeAsSystem(sql`DELETE FROM learned_hour WHERE ${ofMember}`);
  await rollUp(db, HOME_ZONE);
  const hours = await db.executeAsSystem<{ seconds: number }>(
    sql`SELECT seconds FROM learned_hour WHERE ${ofMember} ORDER BY hour`,
  );
  expect(hours.at(-1)?.seconds).toBe(30);
  expect(hours.length).toBeGreaterThan(2);
  await expectExact();
});
