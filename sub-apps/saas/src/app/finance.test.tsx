import { type CourseOrder, context, type Income } from '@edu/shared-utility';
import { mockApi, onWideDesk, pasteInto, unsavedQuestions } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { courseRow } from '../testing/courses';
import { courseOrder, pageWith } from '../testing/sales-fixtures';
import { pageOf, student } from '../testing/students';
import { dialog, field, signIn, toasts, visit } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };
const permissionCodes = [
  'order.read',
  'order.write',
  'order.refund',
  'order.export',
  'course.read',
];

const questions = unsavedQuestions();

beforeEach(() => {
  localStorage.clear();
  signIn();
  context.set('timezone', 'Asia/Shanghai');
});
afterEach(() => nock.cleanAll());

async function open(rows: CourseOrder[], permissions = permissionCodes, search = '') {
  const findMock = mockApi('courseOrder.find', { data: pageWith(rows) }, everyTime);
  visit(`/finance${search}`, permissions);
  if (rows.length > 0) await screen.findByRole('row', { name: new RegExp(rows[0]?.number ?? '') });
  return { findMock, user: userEvent.setup() };
}

const paid = (overrides: Partial<CourseOrder> = {}) =>
  courseOrder({ state: 'paid', paidAt: '2026-11-20T03:00:00Z', ...overrides });

describe('orders', () => {
  it('are listed with buyer, item and price, and offer their possible actions', async () => {
    await open([
      courseOrder(),
      paid({ id: 'o2', number: '20261123-000002' }),
      paid({ id: 'o3', number: '20261123-000003', state: 'refunded', refunded: 9950 }),
    ]);
    const row = (number: string) => screen.getByRole('row', { name: new RegExp(number) });
    expect(row('483920')).toHaveTextContent(/学员1母婴护理¥99.50待付款/);
    expect(row('000003')).toHaveTextContent('¥99.50−¥99.50');
    const buttons = (number: string) =>
      within(row(number))
        .queryAllByRole('button')
        .map((element) => element.textContent);
    expect(buttons('483920')).toEqual(['收款', '取消订单']);
    expect(buttons('000002')).toEqual(['退款']);
    expect(buttons('000003')).toEqual([]);
  });

  it('show the payment method of paid ones', async () => {
    onWideDesk();
    await open([courseOrder(), paid({ id: 'o2', number: '20261123-000002' })]);
    expect(screen.getByRole('row', { name: /000002/ })).toHaveTextContent('线下付款');
    expect(screen.getByRole('row', { name: /483920/ })).not.toHaveTextContent('线下付款');
  });

  it('that cost nothing are cancelled, not refunded, though they are paid', async () => {
    const { user } = await open([paid({ amount: 0 })]);
    expect(screen.queryByRole('button', { name: /退款/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /取消订单/ }));
    const confirmDialog = await dialog();
    expect(within(confirmDialog).getByText(/取消后课程立即对其关闭/)).toBeVisible();
    await pasteInto(within(confirmDialog).getByRole('textbox', { name: '原因' }), '赠错');
    const cancel = mockApi('courseOrder.cancel', { data: courseOrder({ state: 'cancelled' }) });
    await user.click(within(confirmDialog).getByRole('button', { name: '取消订单' }));
    await waitFor(() => expect(cancel.calls).toHaveLength(1));
    expect(cancel.calls[0]?.body).toMatchObject({ id: 'o1', reason: '赠错' });
  });

  it('ask before a typed reason is lost', async () => {
    const { user } = await open([paid({ amount: 0 })]);
    await user.click(screen.getByRole('button', { name: /取消订单/ }));
    const confirmDialog = await dialog();
    const reason = within(confirmDialog).getByRole('textbox', { name: '原因' });
    await pasteInto(reason, '赠错');
    await questions.expectOnClose(confirmDialog, () => expect(reason).toHaveValue('赠错'));
  });

  it('are filtered by days, which are sent as times in the person’s zone', async () => {
    const { findMock } = await open(
      [courseOrder()],
      permissionCodes,
      '?way=offline&from=2026-11-01&to=2026-11-30',
    );
    expect(findMock.calls[0]?.query).toMatchObject({
      ...{ way: 'offline', from: '2026-10-31T16:00:00.000Z', to: '2026-11-30T16:00:00.000Z' },
    });
    expect(screen.getByLabelText('下单日期从')).toHaveValue('2026-11-01');
  });

  it('are those paid in the days of the address, which a month of the income links to', async () => {
    const { findMock } = await open(
      [courseOrder()],
      permissionCodes,
      '?paidFrom=2026-02-01&paidTo=2026-02-28',
    );
    expect(findMock.calls[0]?.query).toMatchObject({
      ...{ paidFrom: '2026-01-31T16:00:00.000Z', paidTo: '2026-02-28T16:00:00.000Z' },
    });
    expect(screen.getByLabelText('付款日期从')).toHaveValue('2026-02-01');
  });

  it('ignore a last day before the first one, and say so beside it', async () => {
    const { findMock } = await open(
      [courseOrder()],
      permissionCodes,
      '?from=2026-11-30&to=2026-11-01',
    );
    expect(findMock.calls[0]?.query).toMatchObject({ from: '2026-11-29T16:00:00.000Z' });
    expect(findMock.calls[0]?.query).not.toHaveProperty('to');
    expect(screen.getByRole('alert')).toHaveTextContent('“到”早于“从”，未按“到”筛选');
    expect(screen.getByLabelText('到')).toBeInvalid();
  });

  it('are created for several students at once, with the price of the course', async () => {
    const { user } = await open([courseOrder({ courseTitle: '急救常识' })]);
    const course = courseRow('c', '母婴护理', { status: 'published', price: 19_900 });
    mockApi('course.findManageList', { data: pageWith([course]) }, everyTime);
    mockApi('user.findByCondition', { data: pageOf([student(1), student(2)]) }, everyTime);
    await user.click(screen.getByRole('button', { name: '新建订单' }));
    const form = await dialog();
    await user.click(await within(form).findByRole('combobox', { name: '课程' }));
    await user.click(await screen.findByTitle('母婴护理'));
    expect(field('每人金额')).toHaveValue('199');
    await user.click(within(form).getByRole('button', { name: /创\s?建/ }));
    expect(await within(form).findByText('请至少选择一名学员')).toBeVisible();
    await user.click(within(form).getByRole('combobox', { name: '学员' }));
    await user.click(await screen.findByTitle(/^学员1 /));
    await user.click(await screen.findByTitle(/^学员2 /));
    await user.keyboard('{Escape}');
    await user.click(within(form).getByRole('checkbox', { name: '已付款，立即开放课程' }));
    await pasteInto(field('收据号'), ' R-1 ');
    const refused = { code: 40900, message: '以下学员已有该课程的待付款订单：学员1' };
    mockApi('courseOrder.save', refused);
    await user.click(within(form).getByRole('button', { name: /创\s?建/ }));
    expect(await within(form).findByText(refused.message)).toBeVisible();
    const save = mockApi('courseOrder.save', { data: { ids: ['o2'] } });
    await user.click(within(form).getByRole('button', { name: /创\s?建/ }));
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('订单已创建'));
    expect(save.calls[0]?.body).toEqual({
      ...{ courseId: 'c', userIds: ['s1', 's2'], amount: 19_900, days: null },
      ...{ receipt: 'R-1', note: '', paid: true },
    });
  });

  it('are paid at a time in the person’s zone, and a refusal is shown at its field', async () => {
    context.set('timezone', 'America/New_York');
    const { user } = await open([courseOrder()]);
    await user.click(screen.getByRole('button', { name: /^收款/ }));
    const confirmDialog = await dialog();
    expect(confirmDialog).toHaveTextContent('学员1 · 母婴护理 · ¥99.50');
    await user.type(within(confirmDialog).getByLabelText('付款时间'), '2026-11-20T08:30');
    await pasteInto(within(confirmDialog).getByRole('textbox', { name: '收据号' }), 'R-2');
    const words = '付款时间不能早于下单时间';
    mockApi('courseOrder.pay', {
      code: 40000,
      message: words,
      data: { fields: { paidAt: words } },
    });
    await user.click(within(confirmDialog).getByRole('button', { name: '收款' }));
    expect(await within(confirmDialog).findByText(words)).toBeVisible();
    const pay = mockApi('courseOrder.pay', { data: paid() });
    await user.click(within(confirmDialog).getByRole('button', { name: '收款' }));
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('订单 20261123-483920 已付款'));
    expect(pay.calls[0]?.body).toEqual({
      ...{ id: 'o1', version: 3, receipt: 'R-2' },
      paidAt: '2026-11-20T13:30:00.000Z',
    });
  });

  it('are refunded in part, with a reason, and never by nothing or by more than their price', async () => {
    const { user } = await open([paid()]);
    await user.click(screen.getByRole('button', { name: /^退款/ }));
    const confirmDialog = await dialog();
    const amount = within(confirmDialog).getByRole('textbox', { name: '退款金额' });
    expect(amount).toHaveValue('99.50');
    await user.clear(amount);
    await pasteInto(amount, '99.51');
    await user.click(within(confirmDialog).getByRole('button', { name: '退款' }));
    expect(await within(confirmDialog).findByText('不能超过订单金额 ¥99.50')).toBeVisible();
    expect(await within(confirmDialog).findByText('请填写原因')).toBeVisible();
    await user.clear(amount);
    await pasteInto(amount, '0.00');
    await user.click(within(confirmDialog).getByRole('button', { name: '退款' }));
    expect(await within(confirmDialog).findByText('退款金额须大于 0')).toBeVisible();
    await user.clear(amount);
    await pasteInto(amount, '50');
    await pasteInto(within(confirmDialog).getByRole('textbox', { name: '原因' }), '退课');
    const refund = mockApi('courseOrder.refund', {
      data: paid({ state: 'refunded', refunded: 5000 }),
    });
    await user.click(within(confirmDialog).getByRole('button', { name: '退款' }));
    await waitFor(() => expect(toasts.at(-1)?.message).toContain('已退款 ¥50'));
    expect(refund.calls[0]?.body).toEqual({ id: 'o1', version: 3, reason: '退课', amount: 5000 });
  });

  it('that another person has cancelled meanwhile show it, with the reason, and cannot be paid any more', async () => {
    const { user } = await open([courseOrder()]);
    await user.click(screen.getByRole('button', { name: /^收款/ }));
    const confirmDialog = await dialog();
    const current = courseOrder({ state: 'cancelled', reason: '下错了', version: 4 });
    mockApi('courseOrder.pay', { code: 40900, message: '已变更', data: { present: current } });
    await user.click(within(confirmDialog).getByRole('button', { name: '收款' }));
    expect(await within(confirmDialog).findByRole('alert')).toHaveTextContent(
      '订单刚刚被他人修改：现在为“已取消”，金额 ¥99.50，原因：下错了。此操作已不能进行。',
    );
    expect(within(confirmDialog).queryByRole('button', { name: '收款' })).toBeNull();
    // the dialog no longer describes an action that is impossible by now
    expect(confirmDialog).not.toHaveTextContent('付款后课程立即开放');
  });

  it('that others changed, but that can still be cancelled, are cancelled after a second confirmation', async () => {
    const { user } = await open([courseOrder({ amount: 0 })]);
    await user.click(screen.getByRole('button', { name: /^取消订单/ }));
    const confirmDialog = await dialog();
    expect(confirmDialog).toHaveTextContent('学员1 · 母婴护理 · 免费。');
    await pasteInto(within(confirmDialog).getByRole('textbox', { name: '原因' }), '下错了');
    const current = courseOrder({ amount: 5000, version: 4 });
    mockApi('courseOrder.cancel', { code: 40900, message: '已变更', data: { present: current } });
    await user.click(within(confirmDialog).getByRole('button', { name: '取消订单' }));
    expect(await within(confirmDialog).findByText(/金额 ¥50。请核对后再次确认/)).toBeVisible();
    const cancel = mockApi('courseOrder.cancel', { data: courseOrder({ state: 'cancelled' }) });
    await user.click(within(confirmDialog).getByRole('button', { name: '取消订单' }));
    await waitFor(() => expect(toasts.at(-1)?.message).toContain('已取消'));
    expect(cancel.calls[0]?.body).toEqual({ id: 'o1', version: 4, reason: '下错了' });
  });

  it('are exported by the conditions of the list', async () => {
    const { user } = await open([courseOrder()], permissionCodes, '?state=open&to=2026-11-30');
    URL.createObjectURL = () => 'blob:own';
    URL.revokeObjectURL = () => {};
    const headers = { 'content-disposition': 'attachment; filename="orders.xlsx"' };
    const file = mockApi('courseOrder.export', { status: 200, body: 'xlsx', headers });
    await user.click(await screen.findByRole('button', { name: /导出/ }));
    await waitFor(() => expect(file.calls).toHaveLength(1));
    expect(file.calls[0]?.body).toEqual({ state: 'open', to: '2026-11-30T16:00:00.000Z' });
  });

  it('are read-only for people with read-only access', async () => {
    await open([courseOrder(), paid({ id: 'o2', number: 'n2' })], ['order.read']);
    await waitFor(() => expect(context.get('permissions').status).toBe('ready'));
    for (const name of [/^收款/, /^取消订单/, /^退款/, /导出/, '新建订单']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });
});

it('an order links only to the pages that the person may see', async () => {
  mockApi('audit.ofRow', { data: pageWith([]) }, everyTime);
  await open([courseOrder()], ['order.read'], '?row=o1');
  const details = within(await screen.findByRole('complementary', { name: /的详情$/ }));
  expect(await details.findByText('母婴护理')).toBeVisible();
  await waitFor(() => expect(context.get('permissions').status).toBe('ready'));
  expect(details.queryByRole('link')).toBeNull();
});

it('an order links to its student and its course', async () => {
  mockApi('audit.ofRow', { data: pageWith([]) }, everyTime);
  await open([courseOrder()], ['order.read', 'student.read', 'course.read'], '?row=o1');
  const details = within(await screen.findByRole('complementary', { name: /的详情$/ }));
  const student = `/saas/student?${new URLSearchParams({ keyword: '学员1', row: 's1' })}`;
  expect(await details.findByRole('link', { name: '学员1' })).toHaveAttribute('href', student);
  expect(details.getByRole('link', { name: '母婴护理' })).toHaveAttribute(
    'href',
    '/saas/course/c/basics',
  );
});

describe('income', () => {
  const month = (number: number, offline = 0, byCode = 0, refunded = 0) => ({
    ...{ month: `2026-${String(number).padStart(2, '0')}`, orders: offline + byCode > 0 ? 2 : 0 },
    ...{ offline, byCode, refunded, net: offline + byCode - refunded },
  });
  const income: Income = {
    months: Array.from({ length: 12 }, (_, index) =>
      index === 9 ? month(10, 100_050, 9900, 5000) : month(index + 1),
    ),
    courses: [{ courseId: 'c', courseTitle: '母婴护理', orders: 2, net: 104_950 }],
    open: { orders: 3, amount: 29_850 },
  };
  const look = (search = '', permissions = permissionCodes) => {
    const mock = mockApi('courseOrder.income', { data: income }, everyTime);
    visit(`/finance/income${search}`, permissions);
    return mock;
  };

  it('is shown by month as numbers, with the unpaid amount and the best sellers', async () => {
    const mock = look('?year=2026&branch=b1');
    const row = await screen.findByRole('row', { name: /^10月/ });
    expect(row).toHaveTextContent('10月2¥1,000.50¥99.00¥50.00¥1,049.50');
    expect(screen.getByRole('row', { name: /^合计/ })).toHaveTextContent('¥1,049.50');
    expect(within(row).getByRole('link', { name: '10月' })).toHaveAttribute(
      'href',
      '/saas/finance?paidFrom=2026-10-01&paidTo=2026-10-31&branch=b1',
    );
    expect(screen.queryByRole('link', { name: '9月' })).toBeNull();
    expect(screen.getAllByRole('row')).toHaveLength(14);
    expect(screen.getByText('¥298.50 · 3 个订单')).toBeVisible();
    expect(screen.getByRole('region', { name: '收入最高的课程' })).toHaveTextContent(
      '母婴护理¥1,049.50 · 2 个订单',
    );
    expect(mock.calls[0]?.query).toEqual({
      ...{ from: '2026-01', to: '2026-12', zone: 'Asia/Shanghai', branchId: 'b1' },
    });
  });

  it('is requested for another year, which is in the address', async () => {
    const mock = look();
    const user = userEvent.setup();
    const year = new Date().getFullYear() - 1;
    await user.click(await screen.findByRole('combobox', { name: '年份' }));
    await user.click(await screen.findByTitle(`${year} 年`));
    await waitFor(() => expect(mock.calls.at(-1)?.query).toMatchObject({ from: `${year}-01` }));
    expect(window.location.search).toBe(`?year=${year}`);
  });

  it('is not requested while the orders are shown', async () => {
    const mock = mockApi('courseOrder.income', { data: income }, everyTime);
    const { user } = await open([courseOrder()]);
    expect(mock.calls).toHaveLength(0);
    await user.click(screen.getByRole('link', { name: '收入' }));
    expect(await screen.findByRole('table', { name: /各月收入/ })).toBeVisible();
    expect(mock.calls).toHaveLength(1);
  });

  it('shows why it failed to load, and loads on another try', async () => {
    mockApi('courseOrder.income', { code: 50000, message: '服务器出错了' });
    visit('/finance/income', permissionCodes);
    expect(await screen.findByText('收入加载失败')).toBeVisible();
    mockApi('courseOrder.income', { data: income }, everyTime);
    await userEvent.setup().click(screen.getByRole('button', { name: /重/ }));
    expect(await screen.findByRole('table', { name: /各月收入/ })).toBeVisible();
  });
});
