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
    await database.db.executeAsSystem(sql`DELETE FROM presence`);
    await database.db.executeAsSystem(sql`
      INSERT INTO presence (tenant_id, organ_id, member_id, hour, seen_at)
      SELECT a.tenant_id, a.organ_id, a.member_id, date_trunc('hour', s.seen_at), s.seen_at
      FROM actor a, (SELECT now() - make_interval(secs => ${secondsAgo}) AS seen_at) s
      WHERE a.organ_id = ${organ}::uuid AND a.kind = 'student' ORDER BY a.id LIMIT 1`);
    return (await database.db.withSystem((tx) => onlineNow(tx, scope, HOME_ZONE))).now;
  };
  expect(await online(290)).toBe(1);
  expect(await online(301)).toBe(0);
});
