// concurrent calls also on PostgreSQL: the database decides the order
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { seedId } from '../../seed/seed-id';
import { HOME_ZONE } from '../../settings/zone';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { daysOf } from './period';
import { ResultCache } from './result-cache';
import { rebuildIn, rollUp } from './roll-up/roll-up';
import type { StatisticsScope } from './statistics-scope';
import { studyList } from './study-list';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.withSystem((tx) => rebuildIn(tx, HOME_ZONE));
}, 120_000);
afterAll(() => database.close());

const organ = seedId('organ:sunrise:head');
const whole = (row: string) => sql`${sql.raw(`${row}.organ_id`)} = ${organ}::uuid`;
const within: StatisticsScope = {
  key: 'head',
  organCondition: whole,
  scopeCondition: whole,
  trainCondition: whole,
};
const days = daysOf({}, HOME_ZONE);

const listOf = (remembered: ResultCache, pageNum: number, max?: number) =>
  database.db.withSystem((tx: Tx) =>
    studyList(tx, within, days, { pageNum, pageSize: 10, remembered, ...(max && { max }) }),
  );

it('pages beyond those in the cache are in the same order', async () => {
  const whole = new ResultCache();
  const short = new ResultCache();
  for (const page of [1, 2, 3]) {
    expect(await listOf(short, page, 15)).toEqual(await listOf(whole, page));
  }
  expect((await listOf(whole, 3)).list).toHaveLength(10);
});

it('an order is cached until the figures change, and computed once for concurrent callers', async () => {
  const remembered = new ResultCache();
  const listBefore = await listOf(remembered, 1);
  const [, second] = listBefore.list;
  await database.db.executeAsSystem(sql`UPDATE course_learner SET seconds = seconds + 6000000, last_at = now()
    WHERE (member_id, course_id) IN (SELECT member_id, course_id FROM course_learner
      WHERE member_id = ${second?.userId}::uuid LIMIT 1)`);
  await database.db.executeAsSystem(sql`UPDATE person_day SET seconds = 0`);
  expect(await listOf(remembered, 1)).toEqual(listBefore);
  await rollUp(database.db, HOME_ZONE);
  const [firstList, secondList] = await Promise.all([listOf(remembered, 1), listOf(remembered, 1)]);
  expect(firstList).toEqual(secondList);
  expect(firstList.list[0]?.userId).toBe(second?.userId);
});

it('the name of a person who left is not cached', async () => {
  const remembered = new ResultCache();
  const [firstList] = (await listOf(remembered, 1)).list;
  await database.db.executeAsSystem(
    sql`DELETE FROM actor WHERE member_id = ${firstList?.userId}::uuid`,
  );
  const ids = (await listOf(remembered, 1)).list.map(({ userId }) => userId);
  expect(ids).not.toContain(firstList?.userId);
});

it('a failed count affects no other caller, and is not cached', async () => {
  const remembered = new ResultCache();
  const answer = (count: () => Promise<string>) =>
    database.db.withSystem((tx) => remembered.answer(tx, ['failing'], count));
  await expect(answer(() => Promise.reject(new Error('cut off')))).rejects.toThrow('cut off');
  expect(await answer(async () => 'counted')).toBe('counted');
});
