import { sql } from 'drizzle-orm';
import { rollUp } from '../domain/statistics/roll-up/roll-up';
import { HOME_ZONE } from '../settings/zone';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import { platformOf } from './platform-figures';

const server = serverFixture({ freshLimits: true });
beforeAll(() => rollUp(server.db, HOME_ZONE));

const peopleOf = async (token: string) =>
  (await platformOf(server.app).figuresOf(token))?.summary.userCount ?? 0;

it('operators get the figures of the whole platform, administrators those of their organisation', async () => {
  const [all] = await server.db.executeAsSystem<{ people: number }>(
    sql`SELECT count(*)::int AS people FROM actor`,
  );
  const ofOperator = await peopleOf(await server.login('13900000000'));
  const { token = '' } = await sessionInSunrise(server, '13900000001', 'head');
  const ofAdministrator = await peopleOf(token);
  expect(ofAdministrator).toBeGreaterThan(100);
  expect(ofOperator).toBeGreaterThan(ofAdministrator);
  expect(ofOperator).toBeLessThanOrEqual(all?.people ?? 0);
});

it('nobody gets figures without the permission', async () => {
  expect(await platformOf(server.app).figuresOf(await server.login('13900000006'))).toBeNull();
});
