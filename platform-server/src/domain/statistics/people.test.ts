import { sql } from 'drizzle-orm';
import { seedId } from '../../seed/seed-id';
import { HOME_ZONE } from '../../settings/zone';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { onlineNow } from './people';
import type { StatisticsScope } from './statistics-scope';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 120_000);
afterAll(() => database.close());

const organ = seedId('organ:sunrise:head');
const whole = (row: string) => sql`${sql.raw(`${row}.organ_id`)} = ${organ}::uuid`;
const scope: StatisticsScope = {
  key: 'head',
  organCondition: whole,
  scopeCondition: whole,
  trainCondition: whole,
};

it('people are online for five minutes after they were seen', async () => {
  const online = async (secondsAgo: number): Promise<number> => {
    await database.db.executeAsSystem(sql`
      UPDATE presence SET seen_at = now() - make_interval(secs => ${secondsAgo})
      WHERE hour > now() - interval '2 hours'`);
    return (await database.db.withSystem((tx) => onlineNow(tx, scope, HOME_ZONE))).now;
  };
  expect(await online(290)).toBeGreaterThan(0);
  expect(await online(301)).toBe(0);
});
