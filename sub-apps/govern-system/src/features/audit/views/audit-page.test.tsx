import type { AuditRecord } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { button, dialog, signIn, visit } from '../../../testing/visit';

const often = { times: Number.POSITIVE_INFINITY };
const account = '11111111-1111-4111-8111-111111111111';

const line = (id: string, more: Partial<AuditRecord>): AuditRecord => ({
  id,
  accountId: account,
  who: '陈晓阳',
  action: 'student.changed',
  target: 'student-1',
  changes: [{ field: 'phone' }, { field: 'status', before: 'active', after: 'suspended' }],
  detail: {},
  ip: '10.0.0.8',
  createdAt: '2026-11-20T08:00:00.000Z',
  ...more,
});

const lines = [
  line('2', {}),
  line('1', {
    action: 'x.unknown',
    accountId: null,
    who: null,
    changes: [],
    detail: { name: '校区' },
  }),
];

function open(address = '/audit', permissions = ['audit.read']) {
  const list = mockApi(
    'audit.findByCondition',
    { data: { list: lines, total: 2, pageNum: 1, pageSize: 20 } },
    often,
  );
  visit(address, permissions);
  return list;
}

beforeEach(signIn);
afterEach(() => nock.cleanAll());

it('says who did what, and which fields changed; an action it does not know by its code', async () => {
  open();
  const row = await screen.findByRole('row', { name: /修改学员/ });
  expect(within(row).getByText('陈晓阳')).toBeVisible();
  expect(within(row).getByText('手机号、状态')).toBeVisible();
  const other = screen.getByRole('row', { name: /x\.unknown/ });
  expect(within(other).getByText('未登录')).toBeVisible();
  expect(within(other).getByText('校区')).toBeVisible();
});

it('shows before and after of a line, and of personal data that they changed', async () => {
  open();
  const row = await screen.findByRole('row', { name: /修改学员/ });
  await userEvent.click(within(row).getByRole('button', { name: /查看/ }));
  const whole = await dialog();
  expect(within(whole).getByRole('row', { name: '状态 active suspended' })).toBeVisible();
  expect(within(whole).getByRole('row', { name: '手机号 个人信息，不记录内容' })).toBeVisible();
  expect(within(whole).getByText('10.0.0.8')).toBeVisible();
});

it('asks for a window that holds its last day, from the address too', async () => {
  const list = open('/audit?from=2026-11-01&to=2026-11-20&group=student');
  await screen.findByRole('row', { name: /修改学员/ });
  expect(list.calls.at(-1)?.query).toMatchObject({
    group: 'student',
    from: new Date(2026, 10, 1).toISOString(),
    to: new Date(2026, 10, 21).toISOString(),
  });
  fireEvent.change(screen.getByLabelText('结束日期'), { target: { value: '2026-11-05' } });
  await waitFor(() =>
    expect(list.calls.at(-1)?.query.to).toBe(new Date(2026, 10, 6).toISOString()),
  );
  expect(window.location.search).toContain('to=2026-11-05');
});

it.each(['?from=gestern&to=2026-02-31x', '?group=all', '?accountId=me'])(
  'takes what is mistyped in the address for nothing: %s',
  async (search) => {
    const list = open(`/audit${search}`);
    await screen.findByRole('row', { name: /修改学员/ });
    expect(Object.keys(list.calls.at(-1)?.query ?? {}).sort()).toEqual(['pageNum', 'pageSize']);
  },
);

it('narrows to one person and back', async () => {
  const list = open();
  const row = await screen.findByRole('row', { name: /修改学员/ });
  await userEvent.click(within(row).getByRole('button', { name: /只看此人/ }));
  await waitFor(() => expect(list.calls.at(-1)?.query.accountId).toBe(account));
  await userEvent.click(await button('仅看陈晓阳 ×'));
  await waitFor(() => expect(list.calls.at(-1)?.query.accountId).toBeUndefined());
});

it('exports what the conditions show', async () => {
  open('/audit?group=role');
  await screen.findByRole('row', { name: /修改学员/ });
  const load = mockApi('audit.export', { code: 50000, message: '稍后再试' });
  await userEvent.click(await button('导出'));
  await waitFor(() => expect(load.calls[0]?.query).toEqual({ group: 'role' }));
});

it('says whose the trail is to who may not see it', async () => {
  mockApi('audit.findByCondition', { code: 40300, message: '没有权限' }, often);
  visit('/audit', []);
  expect(await screen.findByText(/没有查看操作记录的权限/)).toBeVisible();
});
