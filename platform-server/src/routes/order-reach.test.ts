// embedded database only: routes/matrix, reads and audit-walk test row-level security on PostgreSQL
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { orderFixture } from '../testing/order-fixture';
import { serverFixture } from '../testing/server-fixture';

const server = serverFixture({ freshLimits: true });
const shop = orderFixture(server);
const { callOk, call, as } = shop;
const { course, courseOrder, studentCourse } = contract;
const DAY = 86_400_000;
beforeAll(() => shop.logIn(), 60_000);

const grant = (courseId: string, expiresAt: string | null) =>
  callOk(course.batchGrant, { courseIds: [courseId], persons: [shop.student], expiresAt });
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const seen = (id: string) => call(studentCourse.findCourseById, { id }, as.student);
const granted = async (id: string): Promise<number> =>
  (await callOk(course.figures, { id })).granted;

/** Days for which the student may use the course; null without an end, 'closed' without access. */
async function open(id: string): Promise<number | null | 'closed'> {
  const query = { pageNum: 1, pageSize: 200 };
  const { list } = await callOk(studentCourse.findCourseList, query, as.student);
  const listedOrder = list.find((item: { id: string }) => item.id === id);
  if (!listedOrder) return 'closed';
  return (
    listedOrder.expiresAt &&
    Math.round((new Date(listedOrder.expiresAt).getTime() - Date.now()) / DAY)
  );
}

it('a course opens with the payment, and closes with the refund', async () => {
  const id = await shop.course();
  const order = await shop.order(id, { days: 30 });
  expect([await open(id), await granted(id)]).toEqual(['closed', 0]);
  await callOk(courseOrder.pay, { id: order.id, version: 1 });
  expect([await open(id), await granted(id)]).toEqual([30, 1]);
  expect((await seen(id)).data.granted).toBe(true);
  await callOk(courseOrder.refund, { id: order.id, version: 2, reason: '退课' });
  expect([await open(id), await granted(id)]).toEqual(['closed', 0]);
});

it('the access lasts as long as the longest right, and a refund does not end a grant', async () => {
  const id = await shop.course();
  await grant(id, inDays(5));
  expect(await open(id)).toBe(5);
  const order = await shop.order(id, { days: 30, paid: true });
  expect([await open(id), await granted(id)]).toEqual([30, 1]);
  await grant(id, inDays(60));
  expect(await open(id)).toBe(60);
  const withoutEnd = await shop.order(id, { paid: true });
  expect(await open(id)).toBeNull();
  for (const item of [order, withoutEnd]) {
    await callOk(courseOrder.refund, { id: item.id, version: 1, reason: '退课' });
  }
  expect([await open(id), await granted(id)]).toEqual([60, 1]);
});

it('the access ends after its days', async () => {
  const id = await shop.course();
  const order = await shop.order(id, { days: 3, paid: true });
  await server.db.executeAsSystem(sql`UPDATE course_order SET expires_at = now() - interval '1 second'
    WHERE id = ${order.id}::uuid`);
  expect([await open(id), await granted(id)]).toEqual(['closed', 0]);
});

it('the course does not open to anybody else', async () => {
  const id = await shop.course();
  const userIds = await shop.students(1);
  await shop.order(id, { userIds, paid: true });
  expect([await open(id), await granted(id)]).toEqual(['closed', 1]);
  const token = await server.login('13900000011', { host: 'new.localhost', flow: 'new' });
  const reply = await call(studentCourse.findCourseById, { id }, { token, host: 'new.localhost' });
  expect(reply.code).not.toBe(errorCodes.ok);
});

it('the access needs an active student and a published course', async () => {
  const id = await shop.course();
  await shop.order(id, { paid: true });
  const set = (status: string) =>
    server.db.executeAsSystem(sql`UPDATE actor SET status = ${status} WHERE kind = 'student'
      AND member_id = ${shop.student}::uuid AND tenant_id = ${seedId('tenant:sunrise')}::uuid`);
  await set('suspended');
  expect(await granted(id)).toBe(0);
  await set('active');
  expect([await open(id), await granted(id)]).toEqual([null, 1]);
  await callOk(course.unPublish, { id });
  expect([await open(id), await granted(id)]).toEqual(['closed', 0]);
});
