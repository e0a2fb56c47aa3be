// also on PostgreSQL: the clock and the lock of the database decide
import { contract, type EndpointData, type InboxItem } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../../seed/seed-id';
import { insertResource } from '../../testing/insert-resource';
import { serverFixture } from '../../testing/server-fixture';
import { sessionInSunrise } from '../../testing/staff-fixture';
import { callOk as callOkOn, lessonOf, publishedCourse } from '../../testing/teach';
import type { CallOptions } from '../../testing/test-server';
import { notifyEndings } from './notify-endings';

const server = serverFixture({ freshLimits: true });
const { course, inbox } = contract;
const DAY = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString();
const teaching = seedId('department:sunrise:head:teaching');
const memberId = seedId('member:sunrise:13900000006');

let head: CallOptions;
let student: CallOptions;
let video: string;
beforeAll(async () => {
  head = await sessionInSunrise(server, '13900000001', 'head');
  student = { token: await server.login('13900000006') };
  video = await insertResource(server, { seconds: 60 });
});

const callOk = (endpoint: EndpointData, params: object, options: CallOptions = head) =>
  callOkOn(server, endpoint, params, options);
const runDue = () => notifyEndings(server.db);

/** Publishes a course and grants it to the student for so many days. */
async function grantCourse(title: string, days: number | null): Promise<string> {
  const id = await publishedCourse(server, head, [lessonOf(video)], { title });
  const expiresAt = days === null ? null : inDays(Math.max(days, 1));
  await callOk(course.batchGrant, { courseIds: [id], persons: [memberId], expiresAt });
  if (days !== null && days < 1) await moveExpiry(id, days);
  return id;
}

const moveExpiry = (id: string, days: number) =>
  server.db.executeAsSystem(sql`UPDATE course_grant SET expires_at = ${inDays(days)}::timestamptz
    WHERE course_id = ${id}::uuid`);

/** The messages about a course in the student's inbox, newest first. */
async function read(title: string, overrides: CallOptions = {}): Promise<InboxItem[]> {
  const query = { pageNum: 1, pageSize: 100, keyword: title };
  return (await callOk(inbox.find, query, { ...student, ...overrides })).list;
}
const titles = async (title: string) => (await read(title)).map((item) => item.title);

it('notifies the learner three days before the end and at the end, once each', async () => {
  const id = await grantCourse('到期课', 10);
  await runDue();
  expect(await titles('到期课')).toEqual([]);
  await moveExpiry(id, 2);
  await Promise.all([runDue(), runDue(), runDue()]);
  await runDue();
  expect(await titles('到期课')).toEqual(['课程即将到期：到期课']);
  await moveExpiry(id, -0.01);
  await Promise.all([runDue(), runDue(), runDue()]);
  await runDue();
  expect(await titles('到期课')).toEqual(['课程已结束：到期课', '课程即将到期：到期课']);
});

it('notifies of a withdrawal once it can no longer be undone, and not of ends long ago', async () => {
  await grantCourse('早已到期课', -3);
  const id = await grantCourse('收回课', null);
  const withdrawnAt = (at: string) =>
    server.db.executeAsSystem(sql`UPDATE course_grant SET withdrawn_at = ${at}::timestamptz
      WHERE course_id = ${id}::uuid`);
  await withdrawnAt(inDays(0));
  await runDue();
  expect([...(await titles('收回课')), ...(await titles('早已到期课'))]).toEqual([]);
  await withdrawnAt(inDays(-0.01));
  await runDue();
  expect(await titles('收回课')).toEqual(['课程已结束：收回课']);
});

it('does not notify learners who keep the course by another grant', async () => {
  const id = await grantCourse('两次授权课', null);
  await callOk(course.batchGrant, {
    ...{ courseIds: [id], organs: [seedId('organ:sunrise:head')], expiresAt: inDays(1) },
  });
  const [unreadBefore] = await server.db.executeAsSystem<{
    n: number;
  }>(sql`SELECT count(*)::int AS n
    FROM course_notice WHERE course_id = ${id}::uuid`);
  await runDue();
  const [after] = await server.db.executeAsSystem<{ n: number; own: number }>(sql`
    SELECT count(*)::int AS n, count(*) FILTER (WHERE member_id = ${memberId}::uuid)::int AS own
    FROM course_notice WHERE course_id = ${id}::uuid`);
  expect([unreadBefore?.n, after?.own]).toEqual([0, 0]);
  expect(after?.n).toBeGreaterThan(10);
});

it('notifies departments with those below, and nobody if the course is not published', async () => {
  const id = await publishedCourse(server, head, [lessonOf(video)], { title: '部门课' });
  await callOk(course.batchGrant, {
    ...{ courseIds: [id], departments: [teaching], expiresAt: inDays(1) },
  });
  const reached: number = (await callOk(course.figures, { id })).granted;
  const counted = async () =>
    (
      await server.db.executeAsSystem<{ n: number }>(
        sql`SELECT count(*)::int AS n FROM course_notice WHERE course_id = ${id}::uuid`,
      )
    )[0]?.n;
  await callOk(course.unPublish, { id });
  await runDue();
  expect(await counted()).toBe(0);
  await callOk(course.publish, { id });
  await runDue();
  expect(await counted()).toBe(reached);
});

it('appears in the inbox like other messages, in the reader’s language', async () => {
  const id = await grantCourse('语言课', 1);
  await runDue();
  const [item] = await read('语言课', { headers: { locale: 'fr-FR' } });
  expect(item?.title).toBe('Le cours se termine bientôt : 语言课');
  expect(item?.text).toMatch(new RegExp(`https?://\\S+/learn/courses/${id}$`));
  const unreadBefore = (await callOk(inbox.state, {}, student)).unread;
  const { unread } = await callOk(inbox.read, { ids: [item?.id] }, student);
  expect(unread).toBe(unreadBefore - 1);
  expect((await read('语言课'))[0]?.readAt).not.toBeNull();
});
