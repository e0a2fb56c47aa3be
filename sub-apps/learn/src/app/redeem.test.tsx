import { type CodeOffer, type CourseOrder, setLanguage } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { signIn, toasts, visit } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };

const offer = (overrides: Partial<CodeOffer> = {}): CodeOffer => ({
  ...{ courseId: 'c', courseTitle: '母婴护理', teacherName: '许静', cover: null },
  ...{ lessonCount: 3, minutes: 45, days: 90, validUntil: '2030-12-31T16:00:00Z' },
  ...{ isOpen: false, openUntil: null },
  ...overrides,
});
const order = (overrides: Partial<CourseOrder> = {}): CourseOrder => ({
  ...{ id: 'o1', number: '20261123-483920', courseId: 'c', courseTitle: '母婴护理' },
  ...{ userId: 'u1', personName: '李同学', phone: '', state: 'paid', way: 'offline' },
  ...{ amount: 9950, refunded: 0, days: null, expiresAt: null, receipt: '', note: '' },
  ...{ reason: null, batchName: null, paidAt: '2026-11-20T02:00:00Z', refundedAt: null },
  ...{ cancelledAt: null, organId: 'o', branchId: null, branchName: null },
  ...{ createdByName: null, createdAt: '2026-11-20T02:00:00Z', version: 1 },
  ...overrides,
});

beforeEach(signIn);
afterEach(async () => {
  nock.cleanAll();
  await act(() => setLanguage('zh-CN'));
});

async function open(search = '', orders: CourseOrder[] = []) {
  const server = { orders };
  const mine = mockApi('redemption.findMine', () => ({ data: server.orders }), everyTime);
  visit(`/redeem${search}`);
  return {
    ...{ user: userEvent.setup(), server, mine },
    field: await screen.findByRole('textbox', { name: '兑换码' }),
  };
}

it('a pasted code shows what it opens, and is redeemed only afterwards', async () => {
  const { user, field, server } = await open();
  expect(await screen.findByText('您还没有订单。')).toBeVisible();
  const mock = mockApi('redemption.find', { data: offer() });
  await user.click(field);
  await user.paste(' 7kqx 9mz2–h4tb ');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: '母婴护理' })).toHaveFocus();
  expect(mock.calls[0]?.body).toEqual({ code: '7KQX9MZ2H4TB' });
  for (const fact of ['授课教师：许静', '3 个课时 · 45 分钟', '兑换后 90 天内有效']) {
    expect(screen.getByText(fact)).toBeVisible();
  }
  const redeemed = {
    ...{ orderId: 'o1', courseId: 'c', courseTitle: '母婴护理' },
    expiresAt: '2027-02-21T02:00:00Z',
  };
  const redeem = mockApi('redemption.redeem', { data: redeemed });
  server.orders = [order({ way: 'code' })];
  await user.click(screen.getByRole('button', { name: '兑换' }));
  expect(await screen.findByText(/“母婴护理”已对您开放，至 2027\/02\/21/)).toBeVisible();
  expect(redeem.calls[0]?.body).toEqual({ code: '7KQX9MZ2H4TB' });
  // the pressed button is gone
  expect(screen.getByRole('button', { name: '去学习' })).toHaveFocus();
  // the list of orders is refreshed
  expect(await screen.findByText(/兑换码兑换/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '去学习' }));
  expect(window.location.pathname).toBe('/learn/courses/c');
});

it('a link with a code shows at once what it opens, and another code can be used instead', async () => {
  const mock = mockApi('redemption.find', {
    data: offer({ isOpen: true, openUntil: '2031-01-01T02:00:00Z', days: null, validUntil: null }),
  });
  const { user, field } = await open('?code=7kqx-9mz2-h4tb');
  expect(await screen.findByText(/您已经可以学习这门课程，至 2031\/01\/01/)).toBeVisible();
  expect(screen.getByText('兑换后长期有效')).toBeVisible();
  expect(mock.calls).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '换一个兑换码' }));
  expect(field).toBeVisible();
  expect(field).toHaveValue('7KQX-9MZ2-H4TB');
});

it('an invalid code is reported at the field without a call', async () => {
  const { user, field } = await open();
  await user.click(screen.getByRole('button', { name: '查看课程' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('请输入兑换码');
  await user.type(field, '7kqx-9');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: '查看课程' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('兑换码共 12 位，您输入了 5 位');
  expect(field).toHaveFocus();
});

it.each([
  [40400, '没有这个兑换码'],
  [40900, '此兑换码已被使用'],
])(
  'a refusal (%i) is shown at the field with the server’s message, and not as a toast',
  async (code, message) => {
    const { user, field } = await open();
    mockApi('redemption.find', { code, message });
    await user.type(field, '7kqx9mz2h4tb{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(field).toHaveValue('7KQX-9MZ2-H4TB');
    expect(toasts).toEqual([]);
  },
);

it('after too many attempts the page says when the next is possible', async () => {
  const { user, field } = await open();
  mockApi('redemption.find', {
    ...{ code: 42900, message: '请 30 分钟后再试' },
    data: { retryAfter: 1800 },
  });
  await user.type(field, '7kqx9mz2h4tb{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^尝试次数过多，\d{4}\/\d\d\/\d\d \d\d:\d\d 后可再试。$/,
  );
});

it('a code that another person used first is refused when it is redeemed', async () => {
  const { user, field } = await open();
  mockApi('redemption.find', { data: offer() });
  await user.type(field, '7kqx9mz2h4tb{Enter}');
  mockApi('redemption.redeem', { code: 40900, message: '此兑换码已被使用' });
  await user.click(await screen.findByRole('button', { name: '兑换' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('此兑换码已被使用');
  expect(field).toBeVisible();
});

it('the person’s purchases are listed with their state', async () => {
  const end = '2020-01-01T02:00:00Z';
  await open('', [
    order(),
    order({ id: 'o2', courseTitle: '急救常识', state: 'refunded', refunded: 5000 }),
    order({ id: 'o3', courseTitle: '老年照护', expiresAt: end, way: 'code' }),
    order({ id: 'o4', courseTitle: '营养配餐', state: 'open', amount: 0 }),
  ]);
  const list = await screen.findByRole('list', { name: '我的订单' });
  const [paid, refunded, over, waiting] = within(list).getAllByRole('listitem');
  expect(paid).toHaveTextContent(/母婴护理已付款 · ¥99.50 · 长期有效/);
  expect(refunded).toHaveTextContent(/急救常识已退款 · ¥99.50 · 已退款 ¥50/);
  expect(over).toHaveTextContent(/兑换码兑换 · 已于 2020\/01\/01 .* 到期/);
  expect(waiting).toHaveTextContent(/待付款 · 免费/);
  expect(within(list).getAllByRole('link')).toHaveLength(2);
});

it('orders that fail to load do not affect the code, and load on another try', async () => {
  mockApi('redemption.findMine', { code: 50000, message: '服务器出错了' });
  visit('/redeem');
  expect(await screen.findByText('订单没有加载出来')).toBeVisible();
  expect(screen.getByRole('textbox', { name: '兑换码' })).toBeEnabled();
  mockApi('redemption.findMine', { data: [order()] });
  await userEvent.setup().click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('link', { name: '母婴护理' })).toBeVisible();
});
