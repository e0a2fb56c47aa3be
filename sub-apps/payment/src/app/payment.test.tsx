import { type BranchNode, type CourseOrder, context, on } from '@edu/shared-utility';
import { mockApi, renderApp, resetContext } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { RootView } from './root.view';

beforeEach(() => {
  resetContext();
  localStorage.clear();
  context.set('token', 't');
});
afterEach(() => nock.cleanAll());

function visit(path: string, permissions = ['order.read']): void {
  window.history.replaceState(null, '', `/payment${path}`);
  mockApi('session.permissions', {
    data: { permissions, isOperator: false, readOnly: false, testTools: false },
  });
  renderApp(<RootView />);
}

const order: CourseOrder = {
  ...{ id: 'o1', number: '20261123-483920', courseId: 'c', courseTitle: '母婴护理', userId: 'u' },
  ...{ personName: '李学员', phone: '139****0006', state: 'paid', way: 'offline', amount: 9900 },
  ...{ refunded: 0, days: null, expiresAt: null, receipt: '', note: '', reason: null },
  ...{ batchName: null, paidAt: '2026-11-23T02:00:00Z', refundedAt: null, cancelledAt: null },
  ...{ organId: 'g', branchId: null, branchName: null, createdByName: null, version: 1 },
  createdAt: '2026-11-23T01:00:00Z',
};

it('shows payments read-only', async () => {
  const findMock = mockApi('courseOrder.find', {
    data: { list: [order], total: 1, pageNum: 1, pageSize: 20 },
  });
  visit('/orders?state=paid&way=offline');
  const row = within(await screen.findByRole('row', { name: /母婴护理/ }));
  expect(row.getByText('已付款')).toBeVisible();
  expect(row.getByText('¥99')).toBeVisible();
  expect(findMock.calls[0]?.query).toMatchObject({ state: 'paid', way: 'offline' });
  // Without its permission there is no export either.
  expect(screen.queryByRole('button', { name: /退款|取消订单|新建|导出/ })).not.toBeInTheDocument();
});

const page = { data: { list: [order], total: 1, pageNum: 1, pageSize: 20 } };

it('are filtered by days and branch, in the workbook too', async () => {
  const findMock = mockApi('courseOrder.find', page, { times: 2 });
  mockApi('branch.getTree', {
    data: [{ id: 'b1', parentId: null, name: '南校区', children: [] }] as unknown as BranchNode[],
  });
  context.set('timezone', 'Asia/Shanghai');
  visit('/orders?from=2026-11-01&to=2026-11-30', ['order.read', 'order.export', 'branch.read']);
  const moments = { from: '2026-10-31T16:00:00.000Z', to: '2026-11-30T16:00:00.000Z' };
  expect(await screen.findByLabelText('下单日期从')).toHaveValue('2026-11-01');
  expect(screen.getByLabelText('到')).toHaveValue('2026-11-30');
  await waitFor(() => expect(findMock.calls[0]?.query).toMatchObject(moments));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('combobox', { name: '校区' }));
  await user.click(await screen.findByText('南校区'));
  await waitFor(() =>
    expect(findMock.calls[1]?.query).toMatchObject({ ...moments, branchId: 'b1' }),
  );
  const file = mockApi('courseOrder.export', { code: 50000, message: 'x' });
  await user.click(await screen.findByRole('button', { name: /导出/ }));
  await waitFor(() => expect(file.calls[0]?.body).toEqual({ ...moments, branchId: 'b1' }));
});

it('ignores a year that is still being typed', async () => {
  const findMock = mockApi('courseOrder.find', page);
  visit('/orders?from=0020-11-20&to=0002-11-20');
  expect(await screen.findByLabelText('下单日期从')).toHaveValue('0020-11-20');
  await waitFor(() => expect(findMock.calls).toHaveLength(1));
  expect(Object.keys(findMock.calls[0]?.query ?? {})).not.toContain('from');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('ignores a last day before the first one, and says so; without the permission there is no filter for branches', async () => {
  const findMock = mockApi('courseOrder.find', page);
  visit('/orders?from=2026-11-30&to=2026-11-01');
  expect(await screen.findByText('“到”早于“从”，未按“到”筛选')).toBeVisible();
  await waitFor(() => expect(findMock.calls).toHaveLength(1));
  expect(findMock.calls[0]?.query).not.toHaveProperty('to');
  expect(screen.queryByRole('combobox', { name: '校区' })).toBeNull();
});

it('shows the refunded part of an amount', async () => {
  const row = { ...order, state: 'refunded' as const, refunded: 4900 };
  mockApi('courseOrder.find', { data: { list: [row], total: 1, pageNum: 1, pageSize: 20 } });
  visit('/orders');
  expect(await screen.findByRole('row', { name: /¥99 \(−¥49\)/ })).toBeVisible();
});

it('shows beside the list when and why one was refunded, and links to finance', async () => {
  const row = {
    ...{ ...order, state: 'refunded' as const, refunded: 4900, reason: '重复下单' },
    refundedAt: '2026-11-24T02:00:00Z',
  };
  mockApi('courseOrder.find', { data: { list: [row], total: 1, pageNum: 1, pageSize: 20 } });
  context.set('timezone', 'Asia/Shanghai');
  visit('/orders?row=o1');
  expect(await screen.findByText('重复下单')).toBeVisible();
  expect(screen.getByText('退款时间')).toBeVisible();
  expect(screen.getByText(/^2026.11.24 10:00/)).toBeVisible();
  expect(screen.getByRole('link', { name: '在财务中打开' })).toHaveAttribute(
    'href',
    `/saas/finance?keyword=${row.number}`,
  );
});

it('is hidden from people without the permission to see payments', async () => {
  mockApi('courseOrder.find', { code: 40300, message: '没有权限' });
  visit('/orders', []);
  expect(await screen.findByText(/您没有查看支付的权限/)).toBeVisible();
  expect(screen.queryByRole('link', { name: '支付渠道' })).not.toBeInTheDocument();
});

it.each([
  ['unset', 'none', '未配置在线支付'],
  ['settings', 'alipay', '支付宝的设置不完整'],
  ['noClient', 'wechatpay', '此版本不含微信支付的接口，不能在线收款'],
] as const)('says that the provider is %s', async (problem, name, words) => {
  mockApi('payment.provider', {
    data: { name, isConfigured: false, problem, missing: ['PAYMENT_PROVIDER'] },
  });
  const crumbs = jest.fn();
  const stop = on('breadcrumb:append', crumbs);
  visit('/provider');
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText('PAYMENT_PROVIDER')).toBeVisible();
  await waitFor(() => expect(crumbs).toHaveBeenLastCalledWith({ label: '支付渠道' }));
  stop();
});
