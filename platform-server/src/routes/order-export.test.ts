// embedded database only: routes/matrix, reads and audit-walk test row-level security on PostgreSQL
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { orderFixture } from '../testing/order-fixture';
import { serverFixture } from '../testing/server-fixture';
import { XLSX } from '../testing/workbooks';

const server = serverFixture({ freshLimits: true });
const shop = orderFixture(server);
const { callOk, as } = shop;
const { audit, courseOrder } = contract;
beforeAll(() => shop.logIn(), 60_000);

const sendRequest = (payload: object, token: string, headers: object = {}) =>
  server.app.inject({
    method: 'POST',
    url: courseOrder.export.path,
    payload,
    headers: { host: 'localhost', token, locale: 'en-US', ...headers },
  });

it('is a workbook without formulas, with numbers as numbers, and is recorded in the audit trail', async () => {
  const courseId = await shop.course({ title: '=导出课程' });
  const note = '=HYPERLINK("https://evil.example")';
  await shop.order(courseId, { note, receipt: '+86', amount: 12_345, paid: true });
  const reply = await sendRequest({ courseId }, as.head.token ?? '', as.head.headers);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, XLSX]);
  const [heading = [], row = []] =
    (await server.services.sheets.read(reply.rawPayload, 10, 'texts')) ?? [];
  const cell = (name: string) => row[heading.indexOf(name)];
  expect([cell('Course'), cell('Note'), cell('Receipt')]).toEqual([
    "'=导出课程",
    `'${note}`,
    "'+86",
  ]);
  expect([cell('Amount in yuan'), cell('Days'), cell('Status')]).toEqual([
    '123.45',
    'For good',
    'Paid',
  ]);
  expect(cell('Mobile number')).toBe('139****0006');
  const action = 'order.exported';
  const { list } = await callOk(audit.findByCondition, { pageNum: 1, pageSize: 1, action });
  expect(list[0].detail).toEqual({ orders: 1, conditions: ['courseId'] });
});

it('is refused to visitors of a demo, and to people who may only read', async () => {
  const { data } = await server.call(contract.account.demoLogin, { adminFlag: 1 });
  const reply = await sendRequest({}, data.token);
  expect(reply.json().code).not.toBe(errorCodes.ok);
  const staff = await sendRequest({}, await server.login('13900000002'));
  expect(staff.json().code).toBe(errorCodes.forbidden);
});
