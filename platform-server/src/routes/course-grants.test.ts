// embedded database only: routes/matrix, reads and audit-walk test row-level security on PostgreSQL
import {
  type CourseGrant,
  contract,
  type EndpointData,
  errorCodes,
} from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { insertResource } from '../testing/insert-resource';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import { callOk as callOkOn, lessonOf, publishedCourse } from '../testing/teach';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { course } = contract;
const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

let head: CallOptions;
let southern: CallOptions;
let vocational: CallOptions;
let video: string;
const vocationalId = seedId('organ:sunrise:vocational');
const teaching = seedId('department:sunrise:head:teaching');
const student = seedId('member:sunrise:13900000006');

beforeAll(async () => {
  head = await sessionInSunrise(server, '13900000001', 'head');
  southern = { ...head, headers: { ...head.headers, branch: seedId('branch:sunrise:south') } };
  vocational = await sessionInSunrise(server, '13900000003', 'vocational');
  video = await insertResource(server, { seconds: 60 });
});

const callOk = (endpoint: EndpointData, params: object, options: CallOptions = head) =>
  callOkOn(server, endpoint, params, options);
const call = (endpoint: EndpointData, params: object, options: CallOptions = head) =>
  server.call(endpoint, params as Record<string, unknown>, options);
const newCourse = (overrides: object = {}) =>
  publishedCourse(server, head, [lessonOf(video)], overrides);
const grants = async (filter: object, options: CallOptions = head): Promise<CourseGrant[]> =>
  (await callOk(course.findCourseGrantList, { pageNum: 1, pageSize: 200, ...filter }, options))
    .list;
const grant = (courseId: string, to: object, expiresAt: string | null = null) =>
  callOk(course.batchGrant, { courseIds: [courseId], expiresAt, ...to });
const granted = async (id: string): Promise<number> =>
  (await callOk(course.figures, { id })).granted;

it('reaches an organisation, a department with those below, and a person', async () => {
  const id = await newCourse();
  expect(await granted(id)).toBe(0);
  await grant(id, { departments: [teaching] });
  const [counted] = await server.db.executeAsSystem<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM actor WHERE kind = 'student' AND status = 'active'
      AND department_id IN (${teaching}::uuid, ${seedId('department:sunrise:head:teaching-a')}::uuid,
        ${seedId('department:sunrise:head:teaching-b')}::uuid)`);
  expect(await granted(id)).toBe(counted?.count);
  await grant(id, { persons: [student] });
  expect(await granted(id)).toBe((counted?.count ?? 0) + 1);
  await grant(id, { organs: [vocationalId] });
  const all = await grants({ courseId: id });
  expect(
    all.map(({ audience, audienceName, status }) => [audience, audienceName, status]).sort(),
  ).toEqual([
    ['department', '教学部', 'active'],
    ['organ', expect.any(String), 'active'],
    ['person', '李学员', 'active'],
  ]);
  expect(await granted(id)).toBeGreaterThan(90);
  await callOk(course.unPublish, { id });
  expect(await granted(id)).toBe(0);
});

it('updates the same row if it is given again', async () => {
  const id = await newCourse();
  await grant(id, { persons: [student] }, inDays(1));
  const [first] = await grants({ courseId: id });
  await callOk(course.withdrawGrants, { grantIds: [first?.id], withdrawn: true });
  expect(await grants({ courseId: id })).toMatchObject([{ id: first?.id, status: 'withdrawn' }]);
  await grant(id, { persons: [student] }, null);
  expect(await grants({ courseId: id })).toMatchObject([
    { id: first?.id, status: 'active', expiresAt: null },
  ]);
});

it('is extended from its end, or from now if that has passed', async () => {
  const id = await newCourse();
  await grant(id, { persons: [student], departments: [teaching] }, inDays(10));
  await grant(id, { organs: [vocationalId] }, null);
  const all = await grants({ courseId: id });
  const grantInput = (audience: CourseGrant['audience']) =>
    all.find((item) => item.audience === audience)?.id ?? '';
  await server.db.executeAsSystem(
    sql`UPDATE course_grant SET expires_at = now() - interval '5 days' WHERE id = ${grantInput('person')}::uuid`,
  );
  expect(await grants({ courseId: id, status: 'expired' })).toHaveLength(1);
  await callOk(course.batchExtendTime, { grantIds: all.map((item) => item.id), days: 7 });
  const ends = new Map(
    (await grants({ courseId: id })).map(({ audience, expiresAt }) => [audience, expiresAt]),
  );
  const daysOf = (audience: CourseGrant['audience']) =>
    Math.round((new Date(ends.get(audience) ?? '').getTime() - Date.now()) / DAY);
  expect([daysOf('person'), daysOf('department'), ends.get('organ')]).toEqual([7, 17, null]);
  await callOk(course.batchGrantTime, { grantIds: [grantInput('organ')], expiresAt: inDays(3) });
  expect(await grants({ courseId: id, expiringDays: 5 })).toMatchObject([{ audience: 'organ' }]);
  expect(await grants({ courseId: id, expiringDays: 5, audience: 'person' })).toEqual([]);
});

it('can be withdrawn and given again', async () => {
  const id = await newCourse({ title: '收回的课程' });
  await grant(id, { persons: [student] });
  const [first] = await grants({ keyword: '收回的' });
  await callOk(course.withdrawGrants, { grantIds: [first?.id], withdrawn: true });
  expect(await granted(id)).toBe(0);
  await callOk(course.withdrawGrants, { grantIds: [first?.id], withdrawn: false });
  expect(await granted(id)).toBe(1);
});

it.each([
  [{ expiresAt: null }, 'organs'],
  [{ organs: [seedId('organ:horizon:head')], expiresAt: null }, 'organs'],
  [
    { departments: [seedId('department:sunrise:vocational:teaching')], expiresAt: null },
    'departments',
  ],
  [{ departments: [seedId('department:horizon:head:teaching')], expiresAt: null }, 'departments'],
  [{ persons: [seedId('member:sunrise:13900000002')], expiresAt: null }, 'persons'],
  [{ persons: [student], expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
  [{ persons: [student] }, 'expiresAt'],
  [{ persons: [student], expiresAt: 'tomorrow' }, 'expiresAt'],
  [{ courseIds: [], persons: [student], expiresAt: null }, 'courseIds'],
])('is refused for %j', async (order, field) => {
  const id = await newCourse();
  const reply = await call(course.batchGrant, { courseIds: [id], ...order });
  expect([reply.code, Object.keys(reply.data.fields)]).toEqual([errorCodes.invalidInput, [field]]);
  expect(await grants({ courseId: id })).toEqual([]);
});

it('can be neither given, seen nor changed by others, and is never given in part', async () => {
  const [id, otherCourseId] = [await newCourse(), await newCourse()];
  await grant(id, { persons: [student] });
  const [first] = await grants({ courseId: id });
  for (const caller of [southern, vocational]) {
    expect(await grants({ courseId: id }, caller)).toEqual([]);
    const ids = [first?.id];
    for (const [endpoint, params] of [
      [course.batchGrant, { courseIds: [id], organs: [vocationalId], expiresAt: null }],
      [course.batchGrantTime, { grantIds: ids, expiresAt: null }],
      [course.batchExtendTime, { grantIds: ids, days: 1 }],
      [course.withdrawGrants, { grantIds: ids, withdrawn: true }],
    ] as const) {
      const reply = await call(endpoint, params, caller);
      expect([endpoint.path, reply.code]).toEqual([endpoint.path, errorCodes.notFound]);
    }
  }
  const half = await call(course.withdrawGrants, {
    grantIds: [first?.id, seedId('unknown')],
    withdrawn: true,
  });
  expect(half.code).toBe(errorCodes.notFound);
  const mixed = await call(course.batchGrant, {
    courseIds: [otherCourseId, seedId('unknown')],
    organs: [vocationalId],
    expiresAt: null,
  });
  expect(mixed.code).toBe(errorCodes.notFound);
  expect(await grants({ courseId: otherCourseId })).toEqual([]);
  expect(await grants({ courseId: id })).toMatchObject([{ status: 'active' }]);
});

it('cannot be given for a course that has ended', async () => {
  const id = await newCourse();
  await callOk(contract.courseAdmin.cancel, { id });
  const order = { courseIds: [id], persons: [student], expiresAt: null };
  expect((await call(course.batchGrant, order)).code).toBe(errorCodes.conflict);
});

it('lists the learners within the caller’s branches, with masked numbers', async () => {
  const id = await newCourse();
  const learners = [student, seedId('member:sunrise:13610000037')];
  for (const [index, memberId] of learners.entries()) {
    await server.db.executeAsSystem(sql`
      INSERT INTO course_learner (tenant_id, member_id, course_id, organ_id, progress, seconds, finished_at)
      VALUES (${seedId('tenant:sunrise')}::uuid, ${memberId}::uuid, ${id}::uuid,
        ${seedId('organ:sunrise:head')}::uuid, ${index * 1000}, 30, ${index ? new Date().toISOString() : null}::timestamptz)`);
  }
  const list = async (filter: object = {}, options: CallOptions = head) =>
    (await callOk(course.findLearners, { id, pageNum: 1, pageSize: 10, ...filter }, options)).list;
  const all = await list();
  expect(all).toHaveLength(2);
  const studentRow = all.find(({ userId }: { userId: string }) => userId === student);
  expect(studentRow).toMatchObject({
    name: '李学员',
    phone: '139****0006',
    progress: 0,
    finishedAt: null,
  });
  expect(await list({ finished: true })).toMatchObject([{ progress: 1 }]);
  expect(await list({ finished: false })).toHaveLength(1);
  expect(await list({ keyword: '李学员' })).toHaveLength(1);
  // masked digits cannot be searched
  expect(await list({ keyword: '00000' })).toEqual([]);
  expect(await callOk(course.figures, { id })).toMatchObject({
    enrolled: 2,
    finished: 1,
    seconds: 60,
  });
  await server.db.executeAsSystem(sql`UPDATE course SET branch_id = ${seedId('branch:sunrise:south')}::uuid
    WHERE id = ${id}::uuid`);
  expect(await list({}, southern)).toEqual([]);
});
