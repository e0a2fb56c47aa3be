// concurrent calls also on PostgreSQL: of many concurrent requests one redeems a code
import {
  type CodeBatch,
  type CourseOrder,
  contract,
  errorCodes,
} from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { codeFixture } from '../testing/code-fixture';
import { orderFixture } from '../testing/order-fixture';
import { serverFixture } from '../testing/server-fixture';

const server = serverFixture({ freshLimits: true });
const shop = orderFixture(server);
const { callOk, call, as } = shop;
const { newBatch, waitUntilReady, unmaskedCodes } = codeFixture(server, shop);
const { audit, course, courseOrder, redemption, studentCourse } = contract;
const DAY = 86_400_000;
beforeAll(() => shop.logIn(), 60_000);

const redeem = (code: string, options = as.student) => call(redemption.redeem, { code }, options);
const lookUp = (code: string, options = as.student) => call(redemption.find, { code }, options);
const daysTo = (iso: string | null) =>
  iso && Math.round((new Date(iso).getTime() - Date.now()) / DAY);

it('opens its course once, and creates an order with its price', async () => {
  const batch = await newBatch({ days: 30, price: 7900, name: '社区团购' });
  const [code = ''] = await unmaskedCodes(batch.id);
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
  expect((await lookUp(code)).data).toMatchObject({
    ...{ courseId: batch.courseId, days: 30, isOpen: false, openUntil: null },
  });
  const { data } = await redeem(
    ` ${code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')} `,
  );
  expect([data.courseId, daysTo(data.expiresAt)]).toEqual([batch.courseId, 30]);
  const seen = await call(studentCourse.findCourseById, { id: batch.courseId }, as.student);
  expect(seen.data.granted).toBe(true);
  expect(await callOk(courseOrder.findById, { id: data.orderId })).toMatchObject({
    ...{ state: 'paid', way: 'code', amount: 7900, batchName: '社区团购', personName: '李学员' },
  });
  expect(await callOk(redemption.findBatch, { id: batch.id })).toMatchObject({ redeemed: 1 });
  const again = await redeem(code);
  expect([again.code, Object.keys(again.data.fields)]).toEqual([errorCodes.conflict, ['code']]);
  const line = { pageNum: 1, pageSize: 5, action: 'code.redeemed', target: batch.id };
  expect((await callOk(audit.findByCondition, line)).total).toBe(1);
  const [mine] = await callOk(redemption.findMine, {}, as.student);
  expect(mine).toMatchObject({ id: data.orderId, phone: '', note: '' });
  const codes = { batchId: batch.id, pageNum: 1, pageSize: 10 };
  const { list } = await callOk(redemption.findCodes, { ...codes, state: 'redeemed' });
  expect(list).toMatchObject([
    { code: `****-****-${code.slice(-4)}`, redeemedByName: '李学员', orderId: data.orderId },
  ]);
  for (const keyword of [code, code.slice(-4), '李学']) {
    expect((await callOk(redemption.findCodes, { ...codes, keyword })).list).toEqual(list);
  }
  // masked parts of a code cannot be searched
  expect((await callOk(redemption.findCodes, { ...codes, keyword: code.slice(0, 9) })).total).toBe(
    0,
  );
});

it('shows students their orders without the remarks and the names of staff', async () => {
  const { id } = await shop.order(await shop.course(), { paid: true, note: '内部备注' });
  const own: CourseOrder[] = await callOk(redemption.findMine, {}, as.student);
  expect(own.map((order) => order.id)).toContain(id);
  const shown = own.map(({ phone, note, createdByName }) => [phone, note, createdByName]);
  expect(new Set(shown.map((values) => values.join()))).toEqual(new Set([',,']));
});

it('can be filtered by whether it has expired', async () => {
  const batch = await newBatch({ name: '过期的一批' });
  const countBatches = async (state: string): Promise<number> =>
    (await callOk(redemption.findBatches, { pageNum: 1, pageSize: 10, keyword: batch.name, state }))
      .total;
  expect([await countBatches('ready'), await countBatches('over')]).toEqual([1, 0]);
  await server.db.executeAsSystem(sql`UPDATE code_batch SET valid_until = now() - interval '1 day'
    WHERE id = ${batch.id}::uuid`);
  expect([await countBatches('ready'), await countBatches('over')]).toEqual([0, 1]);
});

it('is redeemed once for many concurrent requests', async () => {
  const batch = await newBatch({ count: 2 });
  const [code = ''] = await unmaskedCodes(batch.id);
  const others = await Promise.all((await shop.logins(5)).map(async (token) => ({ token })));
  const callers = [as.student, as.student, ...others, ...others];
  const replies = await Promise.all(callers.map((item) => redeem(code, item)));
  expect(replies.filter(({ code: said }) => said === errorCodes.ok)).toHaveLength(1);
  expect(new Set(replies.map((reply) => reply.code))).toEqual(
    new Set([errorCodes.ok, errorCodes.conflict]),
  );
  const query = { pageNum: 1, pageSize: 10, courseId: batch.courseId };
  expect((await callOk(courseOrder.find, query)).total).toBe(1);
  expect(await callOk(redemption.findBatch, { id: batch.id })).toMatchObject({ redeemed: 1 });
});

it('adds its days to the present end, and leaves access without an end as it is', async () => {
  const courseId = await shop.course();
  const batch = await newBatch({ courseId, days: 30, count: 3 });
  const [first = '', second = '', third = ''] = await unmaskedCodes(batch.id);
  // concurrent redemptions add up, too
  await Promise.all([redeem(first), redeem(second)]);
  expect(daysTo((await lookUp(third)).data.openUntil)).toBe(60);
  const persons = [shop.student];
  await callOk(course.batchGrant, { courseIds: [courseId], persons, expiresAt: null });
  expect((await redeem(third)).data.expiresAt).toBeNull();
});

it.each<[string, (batch: CodeBatch, code: string) => Promise<unknown>]>([
  ['已暂停', ({ id }) => callOk(redemption.stopBatch, { id, stopped: true })],
  [
    '已过期',
    ({ id }) =>
      server.db.executeAsSystem(
        sql`UPDATE code_batch SET valid_until = now() WHERE id = ${id}::uuid`,
      ),
  ],
  ['已下架', ({ courseId }) => callOk(course.unPublish, { id: courseId })],
  [
    '没有可用',
    async ({ id: batchId }) => {
      const { list } = await callOk(redemption.findCodes, { batchId, pageNum: 1, pageSize: 5 });
      return callOk(redemption.withdrawCodes, { batchId, ids: [list[0].id], withdrawn: true });
    },
  ],
])('reports that it is %s', async (words, end) => {
  const batch = await newBatch({ count: 1 });
  const [code = ''] = await unmaskedCodes(batch.id);
  await end(batch, code);
  for (const reply of [await lookUp(code), await redeem(code)]) {
    expect(reply.code).not.toBe(errorCodes.ok);
    expect(reply.message).toContain(words.replace('已暂停', '暂停'));
  }
});

it('is refused like an unknown one in another tenant, and is for students only', async () => {
  const batch = await newBatch({ count: 1 });
  const [code = ''] = await unmaskedCodes(batch.id);
  const unknown = await lookUp('0000-0000-0000');
  const token = await server.login('13900000011', { host: 'new.localhost', flow: 'new' });
  const staff = await redeem(code, as.head);
  expect([staff.code, staff.message]).toEqual([errorCodes.forbidden, '只有学员可以使用兑换码']);
  const otherTenantAdmin = await redeem(code, { token, host: 'new.localhost' });
  expect(otherTenantAdmin.code).not.toBe(errorCodes.ok);
  const rows = await server.db.executeAsSystem<{ phone: string }>(sql`
    SELECT ac.phone FROM account ac JOIN member m ON m.account_id = ac.id
    JOIN actor a ON a.member_id = m.id AND a.kind = 'student' AND a.status = 'active'
    WHERE m.tenant_id = ${seedId('tenant:horizon')}::uuid AND ac.phone IS NOT NULL LIMIT 1`);
  const foreign = await server.login(rows[0]?.phone ?? '', { host: 'new.localhost', flow: 'new' });
  const otherTenantReply = await redeem(code, { token: foreign, host: 'new.localhost' });
  expect([otherTenantReply.code, otherTenantReply.message]).toEqual([
    unknown.code,
    unknown.message,
  ]);
  expect((await redeem(code)).code).toBe(errorCodes.ok);
});

it('can be wrong ten times an hour; right ones do not count', async () => {
  const batch = await newBatch({ count: 2 });
  const [code = '', next = ''] = await unmaskedCodes(batch.id);
  await redeem(code);
  // a code that cannot be used is no guess either
  expect((await lookUp(code)).code).toBe(errorCodes.conflict);
  const wrong = (at: number) => `0000-0000-${String(at).padStart(4, '0')}`;
  for (let index = 0; index < 10; index += 1) {
    const reply = await (index % 2 === 0 ? lookUp : redeem)(wrong(index));
    expect(reply.code).toBe(errorCodes.invalidInput);
    // a malformed code discloses nothing
    expect((await lookUp('abc')).code).toBe(errorCodes.invalidInput);
  }
  expect(await lookUp(next)).toMatchObject({
    status: 429,
    code: errorCodes.tooManyRequests,
    data: { retryAfter: expect.any(Number) },
  });
  expect(await waitUntilReady(batch.id)).toMatchObject({ redeemed: 1 });
});
