// embedded database only: routes/matrix, reads and audit-walk test row-level security on PostgreSQL
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { type LiveFixture, liveFixture, page } from '../testing/live-fixture';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { course, live } = contract;

let fixture: LiveFixture;
let vocational: CallOptions;
let foreign: CallOptions;
beforeAll(async () => {
  fixture = await liveFixture(server);
  vocational = await sessionInSunrise(server, '13900000003', 'vocational');
  const token = await server.login('13900000011', { host: 'new.localhost', flow: 'new' });
  foreign = { token, host: 'new.localhost' };
});

describe('access to live sessions', () => {
  it('is limited to the tenant, organisation and branches', async () => {
    const id = await fixture.planned();
    const eastern = await fixture.staffOf('administrator', [seedId('branch:sunrise:east')]);
    for (const caller of [foreign, vocational, eastern.caller]) {
      for (const endpoint of [live.findById, live.findAttendees, live.room, live.calendarOfOne]) {
        const params = endpoint === live.findAttendees ? { id, ...page } : { id };
        expect((await fixture.call(endpoint, params, caller)).code).toBe(errorCodes.notFound);
      }
      expect((await fixture.call(live.save, { id, version: 1, title: '改' }, caller)).code).toBe(
        errorCodes.notFound,
      );
      const { list } = await fixture.callOk(live.find, page, caller);
      expect(list.map((item: { id: string }) => item.id)).not.toContain(id);
    }
  });

  it('to write belongs to teachers for sessions of their own courses, and those that they hold', async () => {
    const { caller: teacher, phone } = await fixture.staffOf('teacher', [
      seedId('branch:sunrise:main'),
    ]);
    expect(await fixture.refusedSave({}, teacher)).toEqual([errorCodes.invalidInput, ['courseId']]);
    const otherLive = await fixture.planned();
    expect((await fixture.row(otherLive, teacher)).mayWrite).toBe(false);
    expect(
      (await fixture.call(live.save, { id: otherLive, version: 1, title: '改' }, teacher)).code,
    ).toBe(errorCodes.forbidden);
    const ownCourse = await fixture.callOk(course.save, { title: '自己的课程' }, teacher);
    const id = await fixture.planned({ courseId: ownCourse.id }, teacher);
    expect((await fixture.row(id, teacher)).mayWrite).toBe(true);
    const [locked] = await server.db.executeAsSystem<{ id: string }>(sql`
      SELECT id FROM teacher WHERE organ_id = ${seedId('organ:sunrise:head')}::uuid
        AND branch_id = ${seedId('branch:sunrise:main')}::uuid AND actor_id IS NULL LIMIT 1`);
    await server.db.executeAsSystem(sql`UPDATE teacher SET actor_id = (SELECT a.id FROM actor a
      JOIN member m ON m.id = a.member_id WHERE m.phone = ${phone}) WHERE id = ${locked?.id}::uuid`);
    const otherTeacherLive = await fixture.planned({ teacherIds: [locked?.id ?? ''] });
    expect((await fixture.row(otherTeacherLive, teacher)).mayWrite).toBe(true);
    await fixture.callOk(
      live.save,
      { id: otherTeacherLive, version: 1, title: '由主讲改' },
      teacher,
    );
    expect((await fixture.callOk(live.room, { id: otherTeacherLive }, teacher)).isHost).toBe(true);
  });

  it('of an auditor includes neither the meeting’s address nor any change', async () => {
    const id = await fixture.planned({ joinUrl: 'https://meet.example.com/x' });
    const { caller: auditor } = await fixture.staffOf('auditor');
    expect(await fixture.row(id, auditor)).toMatchObject({ mayWrite: false, joinUrl: null });
    expect((await fixture.call(live.save, fixture.input(), auditor)).code).toBe(
      errorCodes.forbidden,
    );
    expect((await fixture.callOk(live.provider, {}, auditor)).missing).toEqual([]);
    expect((await fixture.callOk(live.provider, {})).missing).toEqual(['LIVE_PROVIDER']);
  });
});

describe('a learner', () => {
  const open = (id: string) =>
    server.db.executeAsSystem(sql`UPDATE live_session SET starts_at = now() + interval '10 minutes',
      ends_at = now() + interval '1 hour' WHERE id = ${id}::uuid`);

  it('sees sessions of the courses that they learn, and can enter when the room opens', async () => {
    const id = await fixture.planned({ joinUrl: 'https://meet.example.com/room' });
    const ownLives = await fixture.callOk(live.findMine, {}, fixture.student);
    expect(ownLives.map((myItem: { id: string }) => myItem.id)).toContain(id);
    expect(await fixture.callOk(live.room, { id }, fixture.student)).toMatchObject({
      ...{ isOpen: false, joinUrl: null, isHost: false },
      provider: { name: 'none', isConfigured: false, problem: 'unset', missing: [] },
    });
    expect((await fixture.call(live.join, { id }, fixture.student)).code).toBe(errorCodes.conflict);
    await open(id);
    for (const _ of [1, 2]) {
      const { isOpen, joinUrl } = await fixture.callOk(live.join, { id }, fixture.student);
      expect([isOpen, joinUrl]).toEqual([true, 'https://meet.example.com/room']);
    }
    expect((await fixture.row(id)).attended).toBe(1);
    const { list, total } = await fixture.callOk(live.findAttendees, { id, ...page });
    expect([total, list[0].userId]).toEqual([1, seedId('member:sunrise:13900000006')]);
    expect(list[0].phone).toMatch(/^\d{3}\*{4}\d{4}$/);
  });

  it('is not recorded as present if staff enters, nor after the end', async () => {
    const id = await fixture.planned();
    await open(id);
    await fixture.callOk(live.join, { id }, fixture.head);
    expect((await fixture.row(id)).attended).toBe(0);
    await server.db.executeAsSystem(sql`UPDATE live_session SET starts_at = now() - interval '2 hours',
      ends_at = now() - interval '1 hour' WHERE id = ${id}::uuid`);
    expect((await fixture.call(live.join, { id }, fixture.student)).code).toBe(errorCodes.conflict);
  });

  it('sees nothing of other courses', async () => {
    const created = await fixture.callOk(course.save, { title: '没有授权的课程' });
    const id = await fixture.planned({ courseId: created.id });
    const ownLives = await fixture.callOk(live.findMine, {}, fixture.student);
    expect(ownLives.map((myItem: { id: string }) => myItem.id)).not.toContain(id);
    for (const endpoint of [live.room, live.join, live.calendarOfOne]) {
      expect((await fixture.call(endpoint, { id }, fixture.student)).code).toBe(
        errorCodes.notFound,
      );
    }
    expect((await fixture.call(live.find, page, fixture.student)).code).toBe(errorCodes.forbidden);
  });
});
