// concurrent calls also on PostgreSQL: the database computes the figures
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { createPublicScreens } from '../domain/screens/public-screens';
import { rollUp } from '../domain/statistics/roll-up/roll-up';
import { seedId } from '../seed/seed-id';
import { HOME_ZONE } from '../settings/zone';
import { type EventStream, openEventStream } from '../testing/event-stream';
import { listenAt } from '../testing/listen-at';
import { serverFixture } from '../testing/server-fixture';

const streamLimits = {
  perNetwork: 3,
  total: 4,
  readInterval: 50,
  heartbeatInterval: 200,
  retry: 1234,
};
const server = serverFixture({ services: { streams: streamLimits } });
const { screen, site } = contract;
const sunrise = seedId('tenant:sunrise');

let origin: string;
beforeAll(async () => {
  await rollUp(server.db, HOME_ZONE);
  origin = await listenAt(server.app);
});

/** The figures of a server that has just started. */
const createScreens = () => createPublicScreens(server.db, HOME_ZONE);
const set = (tenantId: string, value: string) =>
  server.db.executeAsSystem(sql`UPDATE tenant_config SET value = ${value}
    WHERE tenant_id = ${tenantId}::uuid AND key = 'public_screens'`);

describe('public figures', () => {
  it('need no session, and are of the host’s tenant only', async () => {
    const ownTenantReply = await server.call(screen.government);
    const otherTenantReply = await server.call(screen.government, {}, { host: 'new.localhost' });
    expect([ownTenantReply.code, otherTenantReply.code]).toEqual([0, 0]);
    const [counted] = await server.db.executeAsSystem<{ own: number; other: number }>(sql`SELECT
      (count(*) FILTER (WHERE o.tenant_id = ${sunrise}::uuid))::int AS own,
      (count(*) FILTER (WHERE o.tenant_id = ${seedId('tenant:horizon')}::uuid))::int AS other
      FROM actor a JOIN organ o ON o.id = a.organ_id WHERE a.kind = 'student'`);
    expect(ownTenantReply.data.students).toBe(counted?.own);
    expect([counted?.other, null]).toContain(otherTenantReply.data.students);
    expect(ownTenantReply.data.months).toHaveLength(12);
    expect(ownTenantReply.data.days).toHaveLength(30);
    expect(ownTenantReply.data.regions.length).toBeGreaterThan(0);
  });

  it('contain no person’s name', async () => {
    const [government, training] = [
      await server.call(screen.government),
      await server.call(screen.training),
    ];
    const text = JSON.stringify([government.data, training.data]);
    const people = await server.db.executeAsSystem<{
      name: string;
    }>(sql`SELECT DISTINCT member_name AS name FROM actor
      WHERE tenant_id = ${sunrise}::uuid AND member_name IS NOT NULL AND length(member_name) > 1`);
    expect(people.length).toBeGreaterThan(50);
    expect(people.filter(({ name }) => text.includes(`"${name}"`))).toEqual([]);
    expect(text).not.toMatch(/1\d{10}/);
  });

  it('count only published trainings', async () => {
    const { data } = await server.call(screen.training);
    const [counted] = await server.db.executeAsSystem<{ trainings: number; people: number }>(sql`
      SELECT count(*)::int AS trainings, sum(user_count)::int AS people FROM train
      WHERE tenant_id = ${sunrise}::uuid AND state = 'published'`);
    const { upcoming, running, over } = data.states;
    expect(upcoming + running + over).toBe(counted?.trainings);
    expect(data.enrolled).toBe(counted?.people);
    // the demo's trainings have certificates, so that no part of the screen is empty
    expect(data.certificates).toBeGreaterThan(5);
    expect(
      data.organs.every(({ enrolledTens }: { enrolledTens: number }) => enrolledTens % 10 === 0),
    ).toBe(true);
  });

  it('count every course, those without a category together', async () => {
    const { courses, industries } = await createScreens().find('government', 'new.localhost');
    expect(industries.find(({ name }) => name === null)?.courses).toBeGreaterThan(0);
    expect(industries.reduce((total, industry) => total + industry.courses, 0)).toBe(courses);
  });

  it('do not reveal a single person who learns, sits exams and enrols much', async () => {
    const student = sql`(SELECT a.member_id FROM actor a JOIN organ o ON o.id = a.organ_id
      WHERE o.tenant_id = ${seedId('tenant:horizon')}::uuid AND a.kind = 'student' ORDER BY a.id LIMIT 1)`;
    const [inserted] = await server.db.executeAsSystem<{ id: string }>(sql`
      INSERT INTO category (tenant_id, organ_id, type, name, sort)
      SELECT tenant_id, id, 'course', '独行', 0 FROM organ
      WHERE tenant_id = ${seedId('tenant:horizon')}::uuid ORDER BY id LIMIT 1 RETURNING id`);
    await server.db.executeAsSystem(sql`WITH chosen AS (
        UPDATE course SET category_id = ${inserted?.id}::uuid, state = 'published', learner_count = 1
        WHERE id IN (SELECT id FROM course WHERE tenant_id = ${seedId('tenant:horizon')}::uuid ORDER BY id LIMIT 6)
        RETURNING id, tenant_id, organ_id),
      gone AS (DELETE FROM course_learner WHERE course_id IN (SELECT id FROM chosen))
      SELECT count(*) FROM chosen`);
    await server.db.executeAsSystem(sql`
      INSERT INTO course_learner (tenant_id, member_id, course_id, organ_id)
      SELECT tenant_id, ${student}, id, organ_id FROM course WHERE category_id = ${inserted?.id}::uuid`);
    const { industries } = await createScreens().find('government', 'new.localhost');
    const alone = industries.find(({ name }) => name === '独行');
    expect(alone?.courses).toBeGreaterThanOrEqual(5);
    expect(alone?.learners).toBeNull();
  });

  it('are refused for a host without a tenant', async () => {
    const { code } = await server.call(screen.training, {}, { host: 'nobody.example' });
    expect(code).toBe(errorCodes.tenantUnknown);
  });

  it('hide a province with few people, and the smallest other one with it', async () => {
    const branches = { north: '110000', online: '320000', research: '440000' } as const;
    for (const [key, region] of Object.entries(branches)) {
      await server.db.executeAsSystem(
        sql`UPDATE branch SET region_id = ${region} WHERE id = ${seedId(`branch:horizon:${key}`)}::uuid`,
      );
    }
    await server.db.executeAsSystem(
      sql`UPDATE branch SET region_id = '310000' WHERE id = ${seedId('branch:horizon:main')}::uuid`,
    );
    const keep = (key: string, max: number) =>
      server.db.executeAsSystem(sql`
      UPDATE actor SET branch_id = ${seedId('branch:horizon:main')}::uuid WHERE id IN (
        SELECT id FROM actor WHERE kind = 'student' AND branch_id = ${seedId(`branch:horizon:${key}`)}::uuid
        ORDER BY id OFFSET ${max})`);
    await keep('north', 3);
    await keep('online', 9);
    await keep('research', 0);
    const { regions, students } = await createScreens().find('government', 'new.localhost');
    const entry = Object.fromEntries(regions.map((region) => [region.regionId, region.students]));
    expect(students).toBeGreaterThan(12);
    expect(entry).toEqual({ 310000: (students ?? 0) - 12, 110000: null, 320000: null });
  });
});

describe('a tenant without public screens', () => {
  afterEach(() => set(sunrise, 'true'));

  it('is reported as such, without figures', async () => {
    await set(sunrise, 'false');
    for (const call of [screen.government, screen.training]) {
      const { code, data, message } = await server.call(call);
      expect([code, data, message]).toEqual([errorCodes.forbidden, null, '本租户未开放公开大屏']);
    }
    const reply = await fetch(`${origin}/bi/v1/screen/stream?screen=training`, {
      headers: { origin: 'http://localhost' },
    });
    expect(await reply.json()).toMatchObject({ code: errorCodes.forbidden });
  });

  it('is one whose administrator switches them off on the page of the site', async () => {
    const token = await server.login('13900000001');
    const { data } = await server.call(site.find, {}, { token });
    expect(data.publicScreens).toBe(true);
    const off = await server.call(
      site.save,
      { version: data.version, publicScreens: false },
      { token },
    );
    expect(off.data).toMatchObject({ publicScreens: false });
    expect((await server.call(screen.training)).code).toBe(errorCodes.forbidden);
    await server.call(site.save, { version: off.data.version, publicScreens: true }, { token });
    expect((await server.call(screen.training)).code).toBe(0);
  });
});

it('many screens cost one query, and another one after ten seconds, whatever the system clock does', async () => {
  let readings = 0;
  let at = 0;
  const db = {
    ...server.db,
    withTenant: ((...args: Parameters<typeof server.db.withTenant>) => {
      readings += 1;
      return server.db.withTenant(...args);
    }) as typeof server.db.withTenant,
  };
  const screens = createPublicScreens(db, HOME_ZONE, () => at);
  await Promise.all(Array.from({ length: 100 }, () => screens.find('training', 'localhost')));
  expect(readings).toBe(1);
  const today = jest.spyOn(Date, 'now').mockReturnValue(0);
  at = 9_999;
  await screens.find('training', 'localhost');
  expect(readings).toBe(1);
  at = 10_001;
  await screens.find('training', 'localhost');
  expect(readings).toBe(2);
  today.mockRestore();
});

it('requests beyond the limit are refused', async () => {
  const from = { ip: '203.0.113.9' };
  const sendRequest = async () => (await server.call(screen.training, {}, from)).code;
  const codes = await Promise.all(Array.from({ length: 340 }, sendRequest));
  expect(codes.filter((code) => code === errorCodes.tooManyRequests).length).toBeGreaterThan(0);
});

describe('the stream', () => {
  const opened: EventStream[] = [];
  afterEach(async () => {
    for (const stream of opened.splice(0)) stream.close();
    if (server.app.leaving.hasBegun) return;
    // the server notices the closed connection only later
    await until(async () => {
      (await openAt('own', {}, '198.51.100.1')).close();
      return true;
    });
  });

  async function until(holds: () => Promise<boolean>): Promise<void> {
    for (let left = 100; left > 0; left -= 1) {
      if (await holds().catch(() => false)) return;
      await new Promise((go) => setTimeout(go, 20));
    }
    throw new Error('It never was so.');
  }

  async function openAt(name: string, headers: Record<string, string> = {}, ip = '198.51.100.7') {
    const stream = await openEventStream(`${origin}/bi/v1/screen/stream?screen=${name}`, {
      ...{ origin: 'http://localhost', 'x-forwarded-for': ip, ...headers },
    });
    opened.push(stream);
    return stream;
  }

  it('begins with the figures, sends heartbeats, and is not cached', async () => {
    const stream = await openAt('training');
    const [, data = ''] = await stream.waitFor(/^data: (.*)$/m);
    expect(JSON.parse(data)).toMatchObject({ states: { running: expect.any(Number) } });
    await stream.waitFor(/^:$/m);
    expect(stream.received).toMatch(/^retry: 1234\n/);
    const headers = Object.fromEntries(stream.reply.headers);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
  });

  it('sends a reconnecting client only what it does not have', async () => {
    const first = await openAt('own');
    const [, id = ''] = await first.waitFor(/^id: (.*)$/m);
    first.close();
    const again = await openAt('own', { 'last-event-id': id });
    await again.waitFor(/^:$/m);
    expect(again.received).not.toContain('data:');
    await server.db.executeAsSystem(sql`UPDATE roll_up_state SET stamp = stamp + 1`);
    const [, next] = await again.waitFor(/^id: (.*)$/m);
    expect(next).not.toBe(id);
    const lateStream = await openAt('own', { 'last-event-id': id });
    await lateStream.waitFor(new RegExp(`^id: ${next}$`, 'm'));
  });

  it('sends a change to all clients that connected at the same time', async () => {
    const streams = await Promise.all([1, 2, 3].map(() => openAt('own')));
    const ids = await Promise.all(streams.map((stream) => stream.waitFor(/^id: (.*)$/m)));
    await server.db.executeAsSystem(sql`UPDATE roll_up_state SET stamp = stamp + 1`);
    const next = new RegExp(`^id: (?!${ids[0]?.[1]}$).*$`, 'm');
    await Promise.all(streams.map((stream) => stream.waitFor(next)));
  });

  it('ends when its tenant hides the screens', async () => {
    const stream = await openAt('government');
    await stream.waitFor(/^data:/m);
    await set(sunrise, 'false');
    await expect(stream.waitFor(/never/)).rejects.toThrow('It ended');
    await set(sunrise, 'true');
  });

  it('is limited in number, per network and in total', async () => {
    await Promise.all([1, 2, 3].map(() => openAt('own')));
    await expect(openAt('own')).rejects.toThrow(`${errorCodes.tooManyRequests}`);
    await openAt('own', {}, '198.51.100.8');
    await expect(openAt('own', {}, '198.51.100.9')).rejects.toThrow(
      `${errorCodes.tooManyRequests}`,
    );
  });

  it('does not prevent the server from stopping', async () => {
    const stream = await openAt('own');
    await stream.waitFor(/^data:/m);
    const ended = expect(stream.waitFor(/never/)).rejects.toThrow('It ended');
    const begun = performance.now();
    await server.app.close();
    await ended;
    expect(performance.now() - begun).toBeLessThan(1_500);
    opened.splice(0);
  });
});
