// embedded database only: its statements run one by one, and routes/reads, matrix and audit-walk run such ones on PostgreSQL
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import {
  courseId,
  HOUR,
  hoursAhead,
  type LiveFixture,
  liveFixture,
  page,
} from '../testing/live-fixture';
import { serverFixture } from '../testing/server-fixture';

const server = serverFixture({ freshLimits: true });
const { branch, course, live } = contract;

let fixture: LiveFixture;
beforeAll(async () => {
  fixture = await liveFixture(server);
});

describe('a planned session', () => {
  it('is listed with the organisation and branch of its course, and can be changed in part', async () => {
    const id = await fixture.planned({
      joinUrl: 'https://meet.example.com/a?b=1',
      title: '独一无二',
    });
    const first = await fixture.row(id);
    expect(first).toMatchObject({
      ...{ title: '独一无二', state: 'planned', joinUrl: 'https://meet.example.com/a?b=1' },
      ...{ organId: seedId('organ:sunrise:head'), branchId: seedId('branch:sunrise:main') },
      ...{ mayWrite: true, attended: 0, remindedAt: null, version: 1 },
    });
    expect(first.invited).toBeGreaterThan(0);
    await fixture.callOk(live.save, { id, version: 1, title: '改过' });
    expect(await fixture.row(id)).toMatchObject({
      title: '改过',
      startsAt: first.startsAt,
      version: 2,
    });
    const resultPage = await fixture.callOk(live.find, {
      ...page,
      keyword: '改过',
      state: 'planned',
    });
    expect(resultPage).toMatchObject({ total: 1, list: [{ id }] });
    expect(resultPage.list[0]).not.toHaveProperty('joinUrl');
  });

  it.each([
    ['no title', { title: ' ' }, 'title'],
    ['an end before its start', { startsAt: hoursAhead(5), endsAt: hoursAhead(4) }, 'endsAt'],
    ['no duration', { startsAt: hoursAhead(5), endsAt: hoursAhead(5) }, 'endsAt'],
    ['more than twelve hours', { startsAt: hoursAhead(5), endsAt: hoursAhead(17.01) }, 'endsAt'],
    ['a start in the past', { startsAt: hoursAhead(-1), endsAt: hoursAhead(1) }, 'startsAt'],
    ['an unknown time zone', { zone: 'Mars/Olympus' }, 'zone'],
    ['an offset as time zone', { zone: '+08:00' }, 'zone'],
    ['an address that is not https', { joinUrl: 'http://meet.example.com' }, 'joinUrl'],
    ['a script as address', { joinUrl: 'javascript:alert(1)' }, 'joinUrl'],
    ['an address with a password', { joinUrl: 'https://a:b@meet.example.com' }, 'joinUrl'],
    ['a teacher that does not exist', { teacherIds: [seedId('nobody')] }, 'teacherIds'],
    [
      'a teacher of another organisation',
      { teacherIds: [seedId('teacher:horizon:head:0')] },
      'teacherIds',
    ],
    ['a course of another organisation', { courseId: seedId('course:horizon:head:0') }, 'courseId'],
    ['a terminated course', { courseId: seedId('course:sunrise:head:21') }, 'courseId'],
    ['an invalid reminder', { remindMinutes: 7 }, 'remindMinutes'],
  ])('with %s is refused at its field', async (_, change, field) => {
    expect(await fixture.refusedSave(change)).toEqual([errorCodes.invalidInput, [field]]);
  });

  it.each([
    ['spring', '2027-03-28T00:30:00.000Z', '2027-03-28T01:30:00.000Z'],
    ['autumn', '2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z'],
  ])('keeps its times across the change of clocks in %s', async (_, startsAt, endsAt) => {
    const id = await fixture.planned({ startsAt, endsAt, zone: 'Europe/Paris' });
    expect(await fixture.row(id)).toMatchObject({ startsAt, endsAt, zone: 'Europe/Paris' });
    const day = { from: startsAt, to: new Date(Date.parse(startsAt) + HOUR / 2).toISOString() };
    expect(
      (await fixture.callOk(live.findBetween, day)).map((item: { id: string }) => item.id),
    ).toContain(id);
  });

  it('changed by somebody else meanwhile is refused with the present row', async () => {
    const id = await fixture.planned();
    await fixture.callOk(live.save, { id, version: 1, title: '先改' });
    const reply = await fixture.call(live.save, { id, version: 1, title: '后改' });
    expect([reply.code, reply.data.present.title]).toEqual([errorCodes.conflict, '先改']);
  });

  it('that has begun cannot be changed, but can be cancelled until its end', async () => {
    const id = await fixture.planned();
    const begin = (hours: number) =>
      server.db.executeAsSystem(sql`UPDATE live_session SET starts_at = now() - make_interval(hours => ${hours}),
        ends_at = starts_at + interval '2 hours' WHERE id = ${id}::uuid`);
    await begin(1);
    await server.db.executeAsSystem(sql`UPDATE live_session SET ends_at = now() + interval '1 hour'
      WHERE id = ${id}::uuid`);
    expect((await fixture.row(id)).state).toBe('running');
    expect((await fixture.call(live.save, { id, version: 1, title: '晚了' })).code).toBe(
      errorCodes.conflict,
    );
    expect((await fixture.call(live.remove, { id, version: 1 })).code).toBe(errorCodes.conflict);
    await fixture.callOk(live.cancel, { id, version: 1, reason: '设备故障' });
    expect(await fixture.row(id)).toMatchObject({
      state: 'cancelled',
      reason: '设备故障',
      version: 2,
    });
    const again = await fixture.call(live.cancel, { id, version: 2, reason: '又来' });
    expect(again.code).toBe(errorCodes.conflict);
  });

  it('of which nobody was notified can be deleted', async () => {
    const id = await fixture.planned();
    await fixture.callOk(live.remove, { id, version: 1 });
    expect((await fixture.call(live.findById, { id })).code).toBe(errorCodes.notFound);
    const text = await fixture.planned();
    await server.db.executeAsSystem(
      sql`UPDATE live_session SET told_at = now() WHERE id = ${text}::uuid`,
    );
    expect((await fixture.call(live.remove, { id: text, version: 1 })).code).toBe(
      errorCodes.conflict,
    );
  });

  it('moved after its reminder still counts as announced', async () => {
    const id = await fixture.planned();
    expect((await fixture.row(id)).isTold).toBe(false);
    await server.db.executeAsSystem(sql`UPDATE live_session SET told_at = now(), reminded_at = now()
      WHERE id = ${id}::uuid`);
    await fixture.callOk(live.save, {
      id,
      version: 1,
      startsAt: hoursAhead(40),
      endsAt: hoursAhead(41),
    });
    expect(await fixture.row(id)).toMatchObject({ remindedAt: null, isTold: true });
  });

  it('has a higher sequence in calendars for each new time, and for nothing else', async () => {
    const id = await fixture.planned();
    const sequence = async () => {
      const [row] = await server.db.executeAsSystem<{ sequence: number }>(
        sql`SELECT sequence FROM live_session WHERE id = ${id}::uuid`,
      );
      return row?.sequence ?? -1;
    };
    const before = await sequence();
    await fixture.callOk(live.save, { id, version: 1, title: '另一个名称' });
    expect(await sequence()).toBe(before);
    const times = { startsAt: hoursAhead(40), endsAt: hoursAhead(41) };
    await fixture.callOk(live.save, { id, version: 2, ...times });
    expect(await sequence()).toBe(before + 1);
    await fixture.callOk(live.save, { id, version: 3, endsAt: hoursAhead(42) });
    expect(await sequence()).toBe(before + 2);
  });

  it('is deleted with its course, and moves to another branch with its own', async () => {
    const created = await fixture.callOk(course.save, { title: '要删的课程' });
    const id = await fixture.planned({ courseId: created.id });
    await fixture.callOk(course.delete, { id: created.id });
    expect((await fixture.call(live.findById, { id })).code).toBe(errorCodes.notFound);
    const name = { name: '要合并的校区', parentId: null };
    const from = (await fixture.callOk(branch.save, name)).id;
    const stored = await fixture.planned();
    for (const table of ['course', 'live_session']) {
      await server.db.executeAsSystem(sql`UPDATE ${sql.identifier(table)} SET branch_id = ${from}::uuid
        WHERE id IN (${stored}::uuid, ${courseId}::uuid)`);
    }
    await fixture.callOk(branch.merge, { id: from, into: seedId('branch:sunrise:main') });
    expect((await fixture.row(stored)).branchId).toBe(seedId('branch:sunrise:main'));
  });
});
