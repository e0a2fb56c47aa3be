// also on PostgreSQL: both engines have to support the same time zones
import { contract, errorCodes, type Income } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { orderFixture } from '../testing/order-fixture';
import { serverFixture } from '../testing/server-fixture';

const server = serverFixture({ freshLimits: true });
const shop = orderFixture(server);
const { callOk, call, as } = shop;
const { courseOrder } = contract;
beforeAll(() => shop.logIn(), 60_000);

/** The income in a period; the tests use years before this product, which have no other orders. */
const income = (input: object, options = as.head): Promise<Income> =>
  callOk(courseOrder.income, { zone: 'Asia/Shanghai', ...input }, options);

interface Paid {
  readonly amount: number;
  readonly paidAt: string;
  readonly refunded?: number;
  readonly refundedAt?: string;
}

async function paid(courseId: string, { amount, paidAt, refunded, refundedAt }: Paid) {
  const { id } = await shop.order(courseId, { amount, paid: true });
  await server.db.executeAsSystem(sql`UPDATE course_order SET paid_at = ${paidAt}::timestamptz,
    state = ${refundedAt ? 'refunded' : 'paid'}, refunded = ${refunded ?? 0},
    refunded_at = ${refundedAt ?? null}::timestamptz WHERE id = ${id}::uuid`);
}

const netOf = ({ months }: Income) => months.map(({ month, net }) => `${month} ${net}`);

it('is counted in the month of the time zone, refunds in the month in which they were made', async () => {
  const courseId = await shop.course({ title: '收入课程' });
  // midnight of 1 February in Shanghai
  await paid(courseId, { amount: 100, paidAt: '2011-01-31T15:59:59.999Z' });
  await paid(courseId, { amount: 20, paidAt: '2011-01-31T16:00:00Z' });
  await paid(courseId, {
    ...{ amount: 7, paidAt: '2011-01-15T00:00:00Z' },
    ...{ refunded: 3, refundedAt: '2011-03-02T00:00:00Z' },
  });
  const query = { from: '2010-12', to: '2011-03' };
  const incomeReport = await income(query);
  expect(incomeReport.months).toEqual([
    { month: '2010-12', orders: 0, offline: 0, byCode: 0, refunded: 0, net: 0 },
    { month: '2011-01', orders: 2, offline: 107, byCode: 0, refunded: 0, net: 107 },
    { month: '2011-02', orders: 1, offline: 20, byCode: 0, refunded: 0, net: 20 },
    { month: '2011-03', orders: 0, offline: 0, byCode: 0, refunded: 3, net: -3 },
  ]);
  expect(incomeReport.courses).toEqual([
    { courseId, courseTitle: '收入课程', orders: 3, net: 124 },
  ]);
  const inUtc = await income({ ...query, zone: 'UTC' });
  expect(netOf(inUtc)).toEqual(['2010-12 0', '2011-01 127', '2011-02 0', '2011-03 -3']);
});

it('is correct when clocks are put forward and back', async () => {
  const courseId = await shop.course();
  // Paris: UTC+1, from 25 March 2012 UTC+2, and from 28 October UTC+1 again
  await paid(courseId, { amount: 1, paidAt: '2012-02-29T22:59:59Z' });
  await paid(courseId, { amount: 10, paidAt: '2012-02-29T23:00:00Z' });
  await paid(courseId, { amount: 100, paidAt: '2012-03-31T21:59:59Z' });
  await paid(courseId, { amount: 1000, paidAt: '2012-03-31T22:00:00Z' });
  const incomeReport = await income({ from: '2012-02', to: '2012-04', zone: 'Europe/Paris' });
  expect(netOf(incomeReport)).toEqual(['2012-02 1', '2012-03 110', '2012-04 1000']);
});

it('is that of the branch, and of no other organisation', async () => {
  const courseId = await shop.course({}, shop.inBranch('south'));
  await paid(courseId, { amount: 500, paidAt: '2013-05-05T00:00:00Z' });
  const query = { from: '2013-05', to: '2013-05' };
  expect(netOf(await income(query))).toEqual(['2013-05 500']);
  expect(netOf(await income(query, shop.inBranch('south')))).toEqual(['2013-05 500']);
  for (const caller of [shop.inBranch('east'), as.vocational]) {
    expect(await income(query, caller)).toMatchObject({ months: [{ net: 0 }], courses: [] });
  }
  const branchId = seedId('branch:sunrise:east');
  expect(netOf(await income({ ...query, branchId }))).toEqual(['2013-05 0']);
});

it('includes the sum of unpaid orders, of a branch only its own', async () => {
  const query = { from: '2014-01', to: '2014-01' };
  const inEast = { ...query, branchId: seedId('branch:sunrise:east') };
  const [{ open }, { open: openInEast }] = [await income(query), await income(inEast)];
  await shop.order(await shop.course({}, shop.inBranch('south')), { amount: 700 });
  const after = await income(query);
  expect(after.open).toEqual({ orders: open.orders + 1, amount: open.amount + 700 });
  expect((await income(inEast)).open).toEqual(openInEast);
});

it.each([
  ['from', { from: '2026-13' }],
  ['to', { to: '26-1' }],
  ['to', { from: '2026-02', to: '2026-01' }],
  ['to', { from: '2020-01', to: '2023-01' }],
  ['zone', { zone: 'Nowhere/Else' }],
  ['zone', { zone: '+08:00' }],
  ['zone', { zone: "UTC'; DROP TABLE x" }],
])('reports the field %s: %j', async (field, change) => {
  const query = { from: '2026-01', to: '2026-02', zone: 'UTC', ...change };
  const { code, data } = await call(courseOrder.income, query);
  expect([code, Object.keys(data.fields)]).toEqual([errorCodes.invalidInput, [field]]);
});
