// also on PostgreSQL: row policies hold who sees which session
import {
  contract,
  type EndpointData,
  errorCodes,
  type LiveInput,
} from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { placeInSunrise } from '../testing/engage';
import { serverFixture } from '../testing/server-fixture';
import { done as doneOn } from '../testing/teach';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { administrator, account, branch, course, live } = contract;
const page = { pageNum: 1, pageSize: 200 };
const courseId = seedId('course:sunrise:head:0');

let head: CallOptions;
let vocational: CallOptions;
let student: CallOptions;
let foreign: CallOptions;

beforeAll(async () => {
  head = await placeInSunrise(server, '13900000001', 'head');
  vocational = await placeInSunrise(server, '13900000003', 'vocational');
  student = { token: await server.login('13900000006') };
  const token = await server.login('13900000011', { host: 'new.localhost', flow: 'new' });
  foreign = { token, host: 'new.localhost' };
});

const done = (endpoint: EndpointData, params: object, by: CallOptions = head) =>
  doneOn(server, endpoint, params, by);
const call = (endpoint: EndpointData, params: object, by: CallOptions = head) =>
  server.call(endpoint, params as Record<string, unknown>, by);
const HOUR = 3_600_000;
const ahead = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

const input = (more: Partial<LiveInput> = {}) => ({
  ...{ title: '试讲', courseId, hostName: '何文清', teacherIds: [], zone: 'Asia/Shanghai' },
  ...{ startsAt: ahead(30), endsAt: ahead(31), summary: '', joinUrl: null, remindMinutes: 15 },
  ...more,
});
const planned = async (more: Partial<LiveInput> = {}, by = head): Promise<string> =>
  (await done(live.save, input(more), by)).id;
const row = (id: string, by = head) => done(live.findById, { id }, by);
const wrong = async (more: object, by = head): Promise<unknown> => {
  const reply = await call(live.save, { ...input(), ...more }, by);
  return [reply.code, Object.keys(reply.data?.fields ?? {})];
};

let phones = 15_577_000_000;
async function staffOf(role: string, branchIds: readonly string[] = []): Promise<CallOptions> {
  phones += 1;
  const phone = String(phones);
  const asked = { name: '新同事', phone, roleIds: [seedId(`role:sunrise:${role}`)], branchIds };
  const { id } = await done(administrator.save, asked);
  const { password } = await done(account.generateAndSetPassword, { userId: id });
  const reply = await server.call(account.login, { account: phone, password });
  return { token: reply.data.token };
}

describe('a planned session', () => {
  it('is found again, of the place of its course, and changed in part', async () => {
    const id = await planned({ joinUrl: 'https://meet.example.com/a?b=1', title: '独一无二' });
    const first = await row(id);
    expect(first).toMatchObject({
      ...{ title: '独一无二', state: 'planned', joinUrl: 'https://meet.example.com/a?b=1' },
      ...{ organId: seedId('organ:sunrise:head'), branchId: seedId('branch:sunrise:main') },
      ...{ mayWrite: true, attended: 0, remindedAt: null, version: 1 },
    });
    expect(first.invited).toBeGreaterThan(0);
    await done(live.save, { id, version: 1, title: '改过' });
    expect(await row(id)).toMatchObject({ title: '改过', startsAt: first.startsAt, version: 2 });
    const found = await done(live.find, { ...page, keyword: '改过', state: 'planned' });
    expect(found).toMatchObject({ total: 1, list: [{ id }] });
    expect(found.list[0]).not.toHaveProperty('joinUrl');
  });

  it.each([
    ['without a title', { title: ' ' }, 'title'],
    ['that ends first', { startsAt: ahead(5), endsAt: ahead(4) }, 'endsAt'],
    ['of no length', { startsAt: ahead(5), endsAt: ahead(5) }, 'endsAt'],
    ['of more than twelve hours', { startsAt: ahead(5), endsAt: ahead(17.01) }, 'endsAt'],
    ['in the past', { startsAt: ahead(-1), endsAt: ahead(1) }, 'startsAt'],
    ['in a zone that nobody knows', { zone: 'Mars/Olympus' }, 'zone'],
    ['in an offset', { zone: '+08:00' }, 'zone'],
    ['at an address that is not https', { joinUrl: 'http://meet.example.com' }, 'joinUrl'],
    ['at one of scripts', { joinUrl: 'javascript:alert(1)' }, 'joinUrl'],
    ['at one with a password', { joinUrl: 'https://a:b@meet.example.com' }, 'joinUrl'],
    ['with a teacher of nobody', { teacherIds: [seedId('nobody')] }, 'teacherIds'],
    [
      'with a teacher of another organisation',
      { teacherIds: [seedId('teacher:horizon:head:0')] },
      'teacherIds',
    ],
    ['of another organisation’s course', { courseId: seedId('course:horizon:head:0') }, 'courseId'],
    ['of a terminated course', { courseId: seedId('course:sunrise:head:21') }, 'courseId'],
    ['reminded at no known time', { remindMinutes: 7 }, 'remindMinutes'],
  ])('%s is refused at its field', async (_, more, field) => {
    expect(await wrong(more)).toEqual([errorCodes.invalidInput, [field]]);
  });

  it.each([
    ['spring', '2027-03-28T00:30:00.000Z', '2027-03-28T01:30:00.000Z'],
    ['autumn', '2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z'],
  ])('keeps its instants over the change of clocks in %s', async (_, startsAt, endsAt) => {
    const id = await planned({ startsAt, endsAt, zone: 'Europe/Paris' });
    expect(await row(id)).toMatchObject({ startsAt, endsAt, zone: 'Europe/Paris' });
    const day = { from: startsAt, to: new Date(Date.parse(startsAt) + HOUR / 2).toISOString() };
    expect((await done(live.findBetween, day)).map((one: { id: string }) => one.id)).toContain(id);
  });

  it('that somebody changed meanwhile is refused with the present row', async () => {
    const id = await planned();
    await done(live.save, { id, version: 1, title: '先改' });
    const reply = await call(live.save, { id, version: 1, title: '后改' });
    expect([reply.code, reply.data.present.title]).toEqual([errorCodes.conflict, '先改']);
  });

  it('that has begun changes no more, and is cancelled until its end', async () => {
    const id = await planned();
    const begin = (hours: number) =>
      server.db.read(sql`UPDATE live_session SET starts_at = now() - make_interval(hours => ${hours}),
        ends_at = starts_at + interval '2 hours' WHERE id = ${id}::uuid`);
    await begin(1);
    await server.db.read(sql`UPDATE live_session SET ends_at = now() + interval '1 hour'
      WHERE id = ${id}::uuid`);
    expect((await row(id)).state).toBe('running');
    expect((await call(live.save, { id, version: 1, title: '晚了' })).code).toBe(
      errorCodes.conflict,
    );
    expect((await call(live.remove, { id, version: 1 })).code).toBe(errorCodes.conflict);
    await done(live.cancel, { id, version: 1, reason: '设备故障' });
    expect(await row(id)).toMatchObject({ state: 'cancelled', reason: '设备故障', version: 2 });
    const again = await call(live.cancel, { id, version: 2, reason: '又来' });
    expect(again.code).toBe(errorCodes.conflict);
  });

  it('of which nobody was told goes without a trace', async () => {
    const id = await planned();
    await done(live.remove, { id, version: 1 });
    expect((await call(live.findById, { id })).code).toBe(errorCodes.notFound);
    const told = await planned();
    await server.db.read(sql`UPDATE live_session SET told_at = now() WHERE id = ${told}::uuid`);
    expect((await call(live.remove, { id: told, version: 1 })).code).toBe(errorCodes.conflict);
  });

  it('goes with its course, and with its branch into another', async () => {
    const made = await done(course.save, { title: '要删的课程' });
    const id = await planned({ courseId: made.id });
    await done(course.delete, { id: made.id });
    expect((await call(live.findById, { id })).code).toBe(errorCodes.notFound);
    const name = { name: '要合并的校区', parentId: null };
    const from = (await done(branch.save, name)).id;
    const kept = await planned();
    for (const table of ['course', 'live_session']) {
      await server.db.read(sql`UPDATE ${sql.identifier(table)} SET branch_id = ${from}::uuid
        WHERE id IN (${kept}::uuid, ${courseId}::uuid)`);
    }
    await done(branch.merge, { id: from, into: seedId('branch:sunrise:main') });
    expect((await row(kept)).branchId).toBe(seedId('branch:sunrise:main'));
  });
});

describe('the walls', () => {
  it('hide sessions from other tenants, organisations and branches', async () => {
    const id = await planned();
    const eastern = await staffOf('administrator', [seedId('branch:sunrise:east')]);
    for (const by of [foreign, vocational, eastern]) {
      for (const endpoint of [live.findById, live.findAttendees, live.room, live.calendarOfOne]) {
        const params = endpoint === live.findAttendees ? { id, ...page } : { id };
        expect((await call(endpoint, params, by)).code).toBe(errorCodes.notFound);
      }
      expect((await call(live.save, { id, version: 1, title: '改' }, by)).code).toBe(
        errorCodes.notFound,
      );
      const { list } = await done(live.find, page, by);
      expect(list.map((one: { id: string }) => one.id)).not.toContain(id);
    }
  });

  it('a teacher writes sessions of their own courses, and those that they hold', async () => {
    const teacher = await staffOf('teacher', [seedId('branch:sunrise:main')]);
    expect(await wrong({}, teacher)).toEqual([errorCodes.invalidInput, ['courseId']]);
    const others = await planned();
    expect((await row(others, teacher)).mayWrite).toBe(false);
    expect((await call(live.save, { id: others, version: 1, title: '改' }, teacher)).code).toBe(
      errorCodes.forbidden,
    );
    const own = await done(course.save, { title: '自己的课程' }, teacher);
    const id = await planned({ courseId: own.id }, teacher);
    expect((await row(id, teacher)).mayWrite).toBe(true);
    const [held] = await server.db.read<{ id: string }>(sql`
      SELECT id FROM teacher WHERE organ_id = ${seedId('organ:sunrise:head')}::uuid
        AND branch_id = ${seedId('branch:sunrise:main')}::uuid AND actor_id IS NULL LIMIT 1`);
    await server.db.read(sql`UPDATE teacher SET actor_id = (SELECT a.id FROM actor a
      JOIN member m ON m.id = a.member_id WHERE m.phone = ${String(phones)}) WHERE id = ${held?.id}::uuid`);
    const theirs = await planned({ teacherIds: [held?.id ?? ''] });
    expect((await row(theirs, teacher)).mayWrite).toBe(true);
    await done(live.save, { id: theirs, version: 1, title: '由主讲改' }, teacher);
    expect((await done(live.room, { id: theirs }, teacher)).isHost).toBe(true);
  });

  it('an auditor reads, without the address, and writes nothing', async () => {
    const id = await planned({ joinUrl: 'https://meet.example.com/x' });
    const auditor = await staffOf('auditor');
    expect(await row(id, auditor)).toMatchObject({ mayWrite: false, joinUrl: null });
    expect((await call(live.save, input(), auditor)).code).toBe(errorCodes.forbidden);
    expect((await done(live.provider, {}, auditor)).missing).toEqual([]);
    expect((await done(live.provider, {})).missing).toEqual(['LIVE_PROVIDER']);
  });
});

describe('a learner', () => {
  const open = (id: string) =>
    server.db.read(sql`UPDATE live_session SET starts_at = now() + interval '10 minutes',
      ends_at = now() + interval '1 hour' WHERE id = ${id}::uuid`);

  it('sees sessions of the courses that they learn, and enters when the room opens', async () => {
    const id = await planned({ joinUrl: 'https://meet.example.com/room' });
    const mine = await done(live.findMine, {}, student);
    expect(mine.map((one: { id: string }) => one.id)).toContain(id);
    expect(await done(live.room, { id }, student)).toMatchObject({
      ...{ isOpen: false, joinUrl: null, isHost: false },
      provider: { name: 'none', isConfigured: false, problem: 'unset', missing: [] },
    });
    expect((await call(live.join, { id }, student)).code).toBe(errorCodes.conflict);
    await open(id);
    for (const _ of [1, 2]) {
      const { isOpen, joinUrl } = await done(live.join, { id }, student);
      expect([isOpen, joinUrl]).toEqual([true, 'https://meet.example.com/room']);
    }
    expect((await row(id)).attended).toBe(1);
    const { list, total } = await done(live.findAttendees, { id, ...page });
    expect([total, list[0].userId]).toEqual([1, seedId('member:sunrise:13900000006')]);
    expect(list[0].phone).toMatch(/^\d{3}\*{4}\d{4}$/);
  });

  it('is not counted where staff looks in, nor after the end', async () => {
    const id = await planned();
    await open(id);
    await done(live.join, { id }, head);
    expect((await row(id)).attended).toBe(0);
    await server.db.read(sql`UPDATE live_session SET starts_at = now() - interval '2 hours',
      ends_at = now() - interval '1 hour' WHERE id = ${id}::uuid`);
    expect((await call(live.join, { id }, student)).code).toBe(errorCodes.conflict);
  });

  it('sees nothing of courses that are not theirs', async () => {
    const made = await done(course.save, { title: '没有授权的课程' });
    const id = await planned({ courseId: made.id });
    const mine = await done(live.findMine, {}, student);
    expect(mine.map((one: { id: string }) => one.id)).not.toContain(id);
    for (const endpoint of [live.room, live.join, live.calendarOfOne]) {
      expect((await call(endpoint, { id }, student)).code).toBe(errorCodes.notFound);
    }
    expect((await call(live.find, page, student)).code).toBe(errorCodes.forbidden);
  });
});

describe('the calendar', () => {
  it('has all that touch a span of two months at most', async () => {
    const id = await planned({ startsAt: ahead(100), endsAt: ahead(101) });
    const ids = async (from: number, to: number) =>
      (await done(live.findBetween, { from: ahead(from), to: ahead(to) })).map(
        (one: { id: string }) => one.id,
      );
    expect(await ids(100.5, 102)).toContain(id);
    expect(await ids(101.1, 102)).not.toContain(id);
    expect(await ids(98, 99.9)).not.toContain(id);
    for (const [from, to] of [
      [1, 63 * 24],
      [2, 1],
    ] as const) {
      const reply = await call(live.findBetween, { from: ahead(from), to: ahead(to) });
      expect([reply.code, Object.keys(reply.data.fields)]).toEqual([
        errorCodes.invalidInput,
        ['to'],
      ]);
    }
  });
});
