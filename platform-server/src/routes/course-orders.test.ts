// concurrent calls also on PostgreSQL: of two concurrent requests one waits for the row lock of the other
import {
  type CourseOrder,
  contract,
  errorCodes,
  mayMoveOrder,
  type OrderMove,
  type OrderState,
} from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { orderFixture } from '../testing/order-fixture';
import { serverFixture } from '../testing/server-fixture';

const server = serverFixture({ freshLimits: true });
const shop = orderFixture(server);
const { callOk, call, as } = shop;
const { audit, courseOrder, user } = contract;
const page = { pageNum: 1, pageSize: 50 };
const DAY = 86_400_000;
beforeAll(() => shop.logIn(), 60_000);

const findOrders = async (filter: object, options = as.head): Promise<CourseOrder[]> =>
  (await callOk(courseOrder.find, { ...page, ...filter }, options)).list;
const reason = '学员申请';
const moves = ['pay', 'cancel', 'refund'] as const satisfies readonly OrderMove[];
const reasonText = (move: OrderMove) => (move === 'pay' ? {} : { reason });

it('is created for each student, at the price of the course, with a unique number', async () => {
  const courseId = await shop.course({ title: '批量下单' });
  const userIds = [shop.student, ...(await shop.students(3))];
  const { ids } = await callOk(courseOrder.save, { courseId, userIds, days: 30, paid: false });
  expect(ids).toHaveLength(4);
  const list = await findOrders({ courseId });
  expect(new Set(list.map(({ number }) => number)).size).toBe(4);
  expect(list.find(({ userId }) => userId === shop.student)).toMatchObject({
    number: expect.stringMatching(/^\d{8}-\d{6}$/),
    courseTitle: '批量下单',
    personName: '李学员',
    phone: '139****0006',
    ...{ state: 'open', way: 'offline', amount: 9900, refunded: 0, days: 30, expiresAt: null },
    ...{ paidAt: null, batchName: null, createdByName: '陈晓阳', version: 1 },
  });
});

it.each([
  // its day is never that of the other zone, nor both that of UTC
  ['Pacific/Kiritimati'],
  ['Pacific/Pago_Pago'],
])('is numbered by the day in the time zone of its author: %s', async (timezone) => {
  const courseId = await shop.course();
  const byAuthor = { ...as.head, headers: { ...as.head.headers, timezone } };
  const input = { courseId, userIds: [shop.student], days: null, paid: false };
  const today = () =>
    new Date().toLocaleDateString('sv-SE', { timeZone: timezone }).replaceAll('-', '');
  const before = today();
  await callOk(courseOrder.save, input, byAuthor);
  const [order] = await findOrders({ courseId });
  expect([before, today()]).toContain(order?.number.split('-')[0]);
});

it('is refused with the names of those who already have an unpaid one', async () => {
  const courseId = await shop.course();
  await shop.order(courseId);
  const userIds = [shop.student, ...(await shop.students(1))];
  const input = { courseId, userIds, days: null, paid: true };
  expect(await call(courseOrder.save, input)).toMatchObject({
    code: errorCodes.conflict,
    message: expect.stringContaining('李学员'),
    data: { names: ['李学员'] },
  });
  expect(await findOrders({ courseId })).toHaveLength(1);
});

it('is created once for two concurrent requests', async () => {
  const courseId = await shop.course();
  const input = { courseId, userIds: [shop.student], days: null, paid: false };
  const replies = await Promise.all([1, 2, 3].map(() => call(courseOrder.save, input)));
  const codes = replies.map(({ code }) => code).sort();
  expect(codes).toEqual([errorCodes.ok, errorCodes.conflict, errorCodes.conflict]);
});

it.each([
  ['userIds', { userIds: [] }],
  ['userIds', { userIds: [seedId('member:horizon:13900000011')] }],
  ['userIds', { userIds: [seedId('member:sunrise:13900000002')] }],
  ['userIds', { userIds: Array.from({ length: 201 }, (_, i) => seedId(`nobody:${i}`)) }],
  ['amount', { amount: -1 }],
  ['amount', { amount: 10_000_001 }],
  ['amount', { amount: 0.5 }],
  ['days', { days: 0 }],
  ['days', { days: 3651 }],
])('reports the field %s: %j', async (field, change) => {
  const courseId = seedId('course:sunrise:head:1');
  const input = { courseId, userIds: [shop.student], days: null, paid: false, ...change };
  const { code, data } = await call(courseOrder.save, input);
  expect([code, Object.keys(data.fields)]).toEqual([errorCodes.invalidInput, [field]]);
});

it('is refunded once for two concurrent requests', async () => {
  const { id, version } = await shop.order(await shop.course(), { paid: true });
  const halves = [100, 200, 300].map((amount) => ({ id, version, reason, amount }));
  const replies = await Promise.all(halves.map((half) => call(courseOrder.refund, half)));
  const codes = replies.map(({ code }) => code).sort();
  expect(codes).toEqual([errorCodes.ok, errorCodes.conflict, errorCodes.conflict]);
  const saved = replies.find(({ code }) => code === errorCodes.ok);
  expect(await callOk(courseOrder.findById, { id })).toEqual(saved?.data);
});

it('needs a published course', async () => {
  const input = { userIds: [shop.student], days: null, paid: false };
  const draft = { ...input, courseId: seedId('course:sunrise:head:3') };
  const { code, data } = await call(courseOrder.save, draft);
  expect([code, Object.keys(data.fields)]).toEqual([errorCodes.invalidInput, ['courseId']]);
  const otherOrganInput = { ...input, courseId: seedId('course:sunrise:vocational:0') };
  expect((await call(courseOrder.save, otherOrganInput)).code).toBe(errorCodes.notFound);
});

const reach: Readonly<Record<OrderState, readonly OrderMove[]>> = {
  open: [],
  paid: ['pay'],
  refunded: ['pay', 'refund'],
  cancelled: ['cancel'],
};
const table = (Object.keys(reach) as OrderState[]).flatMap((state) =>
  moves.map((move) => [state, move] as const),
);

it.each(table)('an order that is %s and the move %s', async (state, move) => {
  let order: CourseOrder = await shop.order(await shop.course());
  for (const step of reach[state]) {
    order = await callOk(courseOrder[step], {
      id: order.id,
      version: order.version,
      ...reasonText(step),
    });
  }
  expect(order.state).toBe(state);
  const input = { id: order.id, version: order.version, ...reasonText(move) };
  const reply = await call(courseOrder[move], input);
  if (mayMoveOrder(move, order)) return expect(reply.code).toBe(errorCodes.ok);
  expect(reply).toMatchObject({ code: errorCodes.conflict, data: { present: { state } } });
  return expect(await callOk(courseOrder.findById, { id: order.id })).toEqual(order);
});

it('without a price is cancelled, not refunded, which closes the course', async () => {
  const { id } = await shop.order(await shop.course(), { amount: 0, paid: true });
  const back = await call(courseOrder.refund, { id, version: 1, reason });
  expect(back).toMatchObject({ code: errorCodes.conflict, data: { present: { state: 'paid' } } });
  const over = await callOk(courseOrder.cancel, { id, version: 1, reason });
  expect(over).toMatchObject({ state: 'cancelled', refunded: 0, reason, version: 2 });
});

it('is valid from the given time of payment, which has to be plausible', async () => {
  const { id } = await shop.order(await shop.course(), { days: 10 });
  await server.db.executeAsSystem(sql`UPDATE course_order SET created_at = now() - interval '5 days'
    WHERE id = ${id}::uuid`);
  const at = (days: number) => new Date(Date.now() + days * DAY).toISOString();
  for (const paidAt of [at(-6), at(1)]) {
    const { code, data } = await call(courseOrder.pay, { id, version: 1, paidAt });
    expect([code, Object.keys(data.fields)]).toEqual([errorCodes.invalidInput, ['paidAt']]);
  }
  const paidAt = at(-4);
  const paid = await callOk(courseOrder.pay, { id, version: 1, paidAt, receipt: 'SJ1' });
  expect(paid).toMatchObject({ paidAt, receipt: 'SJ1', state: 'paid', version: 2 });
  expect(new Date(paid.expiresAt).getTime() - new Date(paidAt).getTime()).toBe(10 * DAY);
});

it('is paid in the minute in which it was created, since people enter minutes', async () => {
  const { id } = await shop.order(await shop.course());
  const minute = '2026-11-02T08:30:00.000Z';
  const createdAt = '2026-11-02T08:30:30.000Z';
  await server.db.executeAsSystem(sql`UPDATE course_order SET created_at = ${createdAt}::timestamptz
    WHERE id = ${id}::uuid`);
  const before = new Date(Date.parse(minute) - 1).toISOString();
  const refused = await call(courseOrder.pay, { id, version: 1, paidAt: before });
  expect(Object.keys(refused.data.fields)).toEqual(['paidAt']);
  const paid = await callOk(courseOrder.pay, { id, version: 1, paidAt: minute });
  expect(paid).toMatchObject({ paidAt: createdAt, state: 'paid' });
});

it('is never paid in the future, but a clock may be some seconds fast', async () => {
  const { id } = await shop.order(await shop.course());
  const in30Seconds = new Date(Date.now() + 30_000).toISOString();
  const paid = await callOk(courseOrder.pay, { id, version: 1, paidAt: in30Seconds });
  expect(Date.parse(paid.paidAt)).toBeLessThanOrEqual(Date.now());
});

it('can be refunded in part, but not with zero or more than its amount', async () => {
  const { id } = await shop.order(await shop.course(), { paid: true });
  const refusals = [
    [0, '退款金额须大于0'],
    [9901, '退款不能超过订单金额'],
  ] as const;
  for (const [amount, text] of refusals) {
    const { code, data } = await call(courseOrder.refund, { id, version: 1, reason, amount });
    expect([code, data.fields]).toEqual([errorCodes.invalidInput, { amount: text }]);
  }
  const back = await callOk(courseOrder.refund, { id, version: 1, reason, amount: 4000 });
  expect(back).toMatchObject({ state: 'refunded', refunded: 4000, reason, version: 2 });
});

it.each(['pay', 'refund'] as const)(
  '%s succeeds once for two concurrent requests',
  async (move) => {
    const { id } = await shop.order(await shop.course(), { paid: move === 'refund' });
    const input = { id, version: 1, ...reasonText(move) };
    const replies = await Promise.all([1, 2].map(() => call(courseOrder[move], input)));
    const [won, lost] = replies.sort((a, b) => a.code - b.code);
    expect(won?.code).toBe(errorCodes.ok);
    expect(lost).toMatchObject({ code: errorCodes.conflict, data: { present: { version: 2 } } });
  },
);

it('is found by its data, in the requested order', async () => {
  const courseId = await shop.course({ title: '查找订单' });
  const [first = '', second = ''] = await shop.students(2);
  const expensive = await shop.order(courseId, { userIds: [first], amount: 30_000, paid: true });
  const cheap = await shop.order(courseId, { userIds: [second], amount: 100 });
  const ids = async (filter: object) => (await findOrders(filter)).map(({ id }) => id);
  expect(await ids({ keyword: '查找订', sort: 'amount' })).toEqual([cheap.id, expensive.id]);
  expect(await ids({ keyword: expensive.number })).toEqual([expensive.id]);
  expect(await ids({ courseId, keyword: cheap.personName.slice(0, 2) })).toContain(cheap.id);
  expect(await ids({ courseId, state: 'paid', way: 'offline' })).toEqual([expensive.id]);
  expect(await ids({ courseId, way: 'code' })).toEqual([]);
  expect(await ids({ courseId, from: cheap.createdAt, sort: '-createdAt' })).toEqual([cheap.id]);
  expect(await ids({ courseId, to: cheap.createdAt })).toEqual([expensive.id]);
  expect(await ids({ courseId, sort: '-paidAt' })).toEqual([expensive.id, cheap.id]);
  const paidFrom = expensive.paidAt;
  expect(await ids({ courseId, paidFrom, paidTo: '2099-01-01T00:00:00Z' })).toEqual([expensive.id]);
  expect(await ids({ courseId, paidTo: paidFrom })).toEqual([]);
  expect(await ids({ keyword: '%' })).toEqual([]);
});

it('belongs to the branch and the organisation of its course', async () => {
  const order = await shop.order(await shop.course({}, shop.inBranch('south')));
  const [south, east] = [shop.inBranch('south'), shop.inBranch('east')];
  expect(order.branchId).toBe(seedId('branch:sunrise:south'));
  expect((await callOk(courseOrder.findById, { id: order.id }, south)).id).toBe(order.id);
  const seen = { id: order.id, version: 1 };
  for (const caller of [east, as.vocational]) {
    expect((await call(courseOrder.findById, seen, caller)).code).not.toBe(errorCodes.ok);
    for (const move of moves) {
      const reply = await call(courseOrder[move], { ...seen, ...reasonText(move) }, caller);
      expect([reply.code, reply.data]).toEqual([errorCodes.notFound, null]);
    }
    expect((await findOrders({ keyword: order.number }, caller)).length).toBe(0);
    expect(await findOrders({ branchId: order.branchId }, caller)).toEqual([]);
  }
});

it('remains when the person is deleted, and keeps its course from being deleted', async () => {
  const person = { name: '离开的人', phone: '15533330001' };
  const { userId } = await callOk(user.addStudent, person);
  const courseId = await shop.course();
  const { id } = await shop.order(courseId, { userIds: [userId], paid: true });
  await callOk(user.delete, { userId });
  expect(await callOk(courseOrder.findById, { id })).toMatchObject({
    ...{ userId: null, personName: '离开的人', phone: '', state: 'paid' },
  });
  await callOk(contract.course.unPublish, { id: courseId });
  expect(await call(contract.course.delete, { id: courseId })).toMatchObject({
    code: errorCodes.conflict,
    data: { orders: 1, batches: 0 },
  });
});

it('has a history of its changes', async () => {
  const { id } = await shop.order(await shop.course());
  await callOk(courseOrder.pay, { id, version: 1, receipt: 'SJ9' });
  await callOk(courseOrder.refund, { id, version: 2, reason });
  const { list } = await callOk(audit.ofRow, { ...page, kind: 'order', id });
  expect(list.map(({ action }: { action: string }) => action)).toEqual([
    'order.refunded',
    'order.paid',
    'order.added',
  ]);
  expect(list[0].changes).toContainEqual({ field: 'refunded', before: 0, after: 9900 });
});
