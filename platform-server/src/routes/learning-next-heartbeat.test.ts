// concurrent calls also on PostgreSQL: one statement counts by the database’s clock, while others wait
import { contract, type EndpointData, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { insertResource } from '../testing/insert-resource';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import { callOk as callOkOn, lessonOf, publishedCourse } from '../testing/teach';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { course, learning, studentCourse } = contract;
const learnerId = seedId('member:sunrise:13900000006');

let head: CallOptions;
let student: CallOptions;
let video: string;

beforeAll(async () => {
  head = await sessionInSunrise(server, '13900000001', 'head');
  student = { token: await server.login('13900000006') };
  video = await insertResource(server, { seconds: 100 });
});

const callOk = (endpoint: EndpointData, params: object, options: CallOptions = student) =>
  callOkOn(server, endpoint, params, options);

async function opened() {
  const courseId = await publishedCourse(server, head, [lessonOf(video)], {});
  const order = { courseIds: [courseId], persons: [learnerId], expiresAt: null };
  await callOk(course.batchGrant, order, head);
  const [chapter] = await callOk(studentCourse.findCourseItemInfo, { courseId });
  const lessonId: string = chapter.lessons[0].id;
  await callOk(learning.open, { courseId, lessonId });
  return { courseId, lessonId, playerId: crypto.randomUUID() };
}

/** Moves the last heartbeat that many seconds into the past. */
const passTime = (seconds: number) =>
  server.db.executeAsSystem(sql`UPDATE lesson_learner SET beat_at = beat_at - make_interval(secs => ${seconds}::int)
    WHERE member_id = ${learnerId}::uuid`);

/** Sends the first heartbeat, after which this process caches the learner's position. */
async function begun() {
  await passTime(60);
  const target = await opened();
  await passTime(10);
  expect(await callOk(learning.beat, { ...target, from: 0, to: 10 })).toMatchObject({
    watched: 0.1,
  });
  return target;
}

const rowOf = async ({ lessonId }: { readonly lessonId: string }) => {
  const [row] = await server.db.executeAsSystem<{
    watched: number[];
    seconds: number;
    position: number;
  }>(sql`
    SELECT watched, seconds, position FROM lesson_learner
    WHERE member_id = ${learnerId}::uuid AND lesson_id = ${lessonId}::uuid`);
  return row;
};

it('takes one statement if it follows another one of its player', async () => {
  const target = await begun();
  const query = jest.spyOn(server.db, 'queryAsSystem');
  const change = jest.spyOn(server.db, 'queryAsSystemWithLock');
  expect(await callOk(learning.beat, { ...target, from: 10, to: 12 })).toEqual({
    ...{ done: false, watched: 0.12, bound: null, progress: 0, finishedAt: null },
  });
  const names = (spy: typeof query | typeof change) =>
    spy.mock.calls.flatMap((all) => all.map((item) => (typeof item === 'string' ? [] : item.name)));
  expect(names(query)).not.toContain('look_at_lesson');
  expect(names(query)).not.toContain('find_caller');
  expect(names(change).flat()).toEqual(['count_next_beat']);
  query.mockRestore();
  change.mockRestore();
  expect(await rowOf(target)).toMatchObject({ watched: [0, 12], position: 12 });
});

it('counts no faster than the clock, and tolerance used by one is deducted from the next', async () => {
  const target = await begun();
  expect(await callOk(learning.beat, { ...target, from: 10, to: 60 })).toMatchObject({
    watched: 0.1,
  });
  expect(await callOk(learning.beat, { ...target, from: 10, to: 12 })).toMatchObject({
    watched: 0.12,
  });
  const far = { ...target, from: 12, to: 70 };
  expect(await callOk(learning.beat, far)).toMatchObject({ watched: 0.12 });
  await passTime(29);
  expect(await callOk(learning.beat, far)).toMatchObject({ watched: 0.7 });
  const row = await rowOf(target);
  expect(row).toMatchObject({ watched: [0, 70], position: 70 });
  // counts the learner's time, not the recording's
  expect(row?.seconds).toBeLessThan(45);
});

it('counts elapsed seconds, whatever the playback speed', async () => {
  const target = await begun();
  // another process may get some heartbeats, after which this one has to read the row again
  await passTime(10);
  await callOk(learning.beat, { ...target, from: 10, to: 20 });
  const rowBefore = await rowOf(target);
  await callOk(learning.beat, { ...target, from: 20, to: 22 });
  const after = await rowOf(target);
  expect((after?.seconds ?? 0) - (rowBefore?.seconds ?? 0)).toBeLessThanOrEqual(2);
});

it('reads the row again after a heartbeat from another device', async () => {
  const target = await begun();
  const ofOtherPlayer = { ...target, playerId: crypto.randomUUID() };
  await passTime(5);
  expect(await callOk(learning.beat, { ...ofOtherPlayer, from: 50, to: 60 })).toMatchObject({
    watched: 0.2,
  });
  // two devices share one clock
  expect(await callOk(learning.beat, { ...target, from: 10, to: 40 })).toMatchObject({
    watched: 0.2,
  });
  await passTime(5);
  expect(await callOk(learning.beat, { ...target, from: 10, to: 20 })).toMatchObject({
    watched: 0.3,
  });
  expect(await rowOf(target)).toMatchObject({ watched: [0, 20, 50, 60] });
});

it('two concurrent heartbeats of one player count once', async () => {
  const target = await begun();
  await passTime(10);
  await callOk(learning.beat, { ...target, from: 10, to: 20 });
  const both = await Promise.all(
    [20, 20].map((from) => callOk(learning.beat, { ...target, from, to: from + 2 })),
  );
  expect(both.map(({ watched }) => watched)).toEqual([0.22, 0.22]);
  expect(await rowOf(target)).toMatchObject({ watched: [0, 22] });
});

it('counts nothing once the grant is withdrawn, or with another course’s id', async () => {
  const [target, another] = [await begun(), await opened()];
  const reply = await server.call(
    learning.beat,
    { ...target, courseId: another.courseId, from: 10, to: 11 },
    student,
  );
  expect(reply.code).toBe(errorCodes.notFound);
  const grants = await callOk(
    course.findCourseGrantList,
    { courseId: target.courseId, pageNum: 1, pageSize: 10 },
    head,
  );
  const grantIds = grants.list.map(({ id }: { id: string }) => id);
  await callOk(course.withdrawGrants, { grantIds, withdrawn: true }, head);
  const refusal = await server.call(learning.beat, { ...target, from: 10, to: 11 }, student);
  expect(refusal.code).toBe(errorCodes.notFound);
  expect(await rowOf(target)).toMatchObject({ watched: [0, 10] });
});

describe('a heartbeat counts nothing, and is refused as any other call would be, from', () => {
  const ofMember = sql`member_id = ${learnerId}::uuid`;
  const ofSession = sql`${ofMember} AND revoked_at IS NULL`;
  const tenant = sql`tenant t SET`;
  const ofTenant = sql`WHERE t.id = (SELECT tenant_id FROM member WHERE id = ${learnerId}::uuid)`;
  const account = sql`account SET`;
  const ofAccount = sql`WHERE id = (SELECT account_id FROM member WHERE id = ${learnerId}::uuid)`;
  const idle = sql`expires_at = now() + interval '1 hour'`;

  // each change is undone, so that the next case begins with a valid session
  it.each([
    [
      'has expired',
      sql`session SET expires_at = now() - interval '1 s' WHERE ${ofSession}`,
      sql`session SET ${idle} WHERE ${ofSession}`,
    ],
    [
      'is too old',
      sql`session SET created_at = created_at - interval '1 year' WHERE ${ofSession}`,
      sql`session SET created_at = created_at + interval '1 year' WHERE ${ofSession}`,
    ],
    [
      'has no active actor any more',
      sql`actor SET status = 'suspended' WHERE ${ofMember}`,
      sql`actor SET status = 'active' WHERE ${ofMember}`,
    ],
    [
      'belongs to a disabled tenant',
      sql`${tenant} status = 'disabled' ${ofTenant}`,
      sql`${tenant} status = 'active' ${ofTenant}`,
    ],
    [
      'belongs to a closed account',
      sql`${account} closed_at = now() ${ofAccount}`,
      sql`${account} closed_at = NULL ${ofAccount}`,
    ],
  ])('a session that %s', async (_, end, back) => {
    const target = await begun();
    await server.db.executeAsSystem(sql`UPDATE ${end}`);
    const beat = { ...target, from: 10, to: 11 };
    const first = await server.call(learning.beat, beat, student);
    const repeatedReply = await server.call(learning.beat, beat, student);
    await server.db.executeAsSystem(sql`UPDATE ${back}`);
    expect([first.code, repeatedReply.code]).toEqual([
      errorCodes.sessionExpired,
      errorCodes.sessionExpired,
    ]);
    expect(await rowOf(target)).toMatchObject({ watched: [0, 10] });
  });

  it('a session that is read-only from now on', async () => {
    const target = await begun();
    await server.db.executeAsSystem(sql`UPDATE session SET read_only = true WHERE ${ofSession}`);
    const refusal = await server.call(learning.beat, { ...target, from: 10, to: 11 }, student);
    await server.db.executeAsSystem(sql`UPDATE session SET read_only = false WHERE ${ofSession}`);
    expect(refusal.code).toBe(errorCodes.demoReadOnly);
    expect(await rowOf(target)).toMatchObject({ watched: [0, 10] });
  });

  it('a revoked session, whatever else is wrong with the heartbeat', async () => {
    const target = await begun();
    await server.db.executeAsSystem(sql`UPDATE session SET revoked_at = now() WHERE ${ofSession}`);
    const wrong = await server.call(learning.beat, { ...target, from: -1, to: 11 }, student);
    expect(wrong).toMatchObject({ code: errorCodes.sessionExpired, data: { ended: 'elsewhere' } });
    const refusal = await server.call(learning.beat, { ...target, from: 10, to: 11 }, student);
    expect(refusal.code).toBe(errorCodes.sessionExpired);
    expect(await rowOf(target)).toMatchObject({ watched: [0, 10] });
    student = { token: await server.login('13900000006') };
  });
});

it('reports what is wrong with a heartbeat from a valid session', async () => {
  const target = await begun();
  const wrong = await server.call(learning.beat, { ...target, from: -1, to: 11 }, student);
  expect(wrong).toMatchObject({ code: errorCodes.invalidInput });
  expect(await callOk(learning.beat, { ...target, from: 10, to: 11 })).toMatchObject({
    watched: 0.11,
  });
});

it('from another session counts by the rights of that session', async () => {
  const target = await begun();
  const staffCaller = { token: await server.login('13900000002') };
  const refusal = await server.call(learning.beat, { ...target, from: 10, to: 11 }, staffCaller);
  expect(refusal.code).toBe(errorCodes.notFound);
  const second = { token: await server.login('13900000006') };
  expect(await callOk(learning.beat, { ...target, from: 10, to: 12 }, second)).toMatchObject({
    watched: 0.12,
  });
});

it('uses the revision that is published at its time', async () => {
  const target = await begun();
  const chapters = (await callOk(course.findById, { id: target.courseId }, head)).chapters;
  const [chapter] = chapters;
  const shorter = {
    ...{ id: chapter.id, title: chapter.title },
    lessons: chapter.lessons.map(
      ({ resourceTitle: _, problem: __, ...one }: Record<string, unknown>) => ({
        ...one,
        percent: 11,
      }),
    ),
  };
  await callOk(
    course.saveAndPublishChapters,
    { courseId: target.courseId, chapters: [shorter] },
    head,
  );
  expect(await callOk(learning.beat, { ...target, from: 10, to: 12 })).toMatchObject({
    done: true,
  });
});
