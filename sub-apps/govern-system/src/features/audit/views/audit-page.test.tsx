import { type AuditRecord, context } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { button, dialog, signIn, visit } from '../../../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };
const account = '11111111-1111-4111-8111-111111111111';

const line = (id: string, overrides: Partial<AuditRecord>): AuditRecord => ({
  id,
  accountId: account,
  who: '陈晓阳',
  action: 'student.changed',
  target: 'student-1',
  changes: [{ field: 'phone' }, { field: 'status', before: 'active', after: 'suspended' }],
  detail: {},
  ip: '10.0.0.8',
  createdAt: '2026-11-20T08:00:00.000Z',
  ...overrides,
});

const lines = [
  line('2', { targetName: '王俊杰' }),
  line('1', {
    action: 'x.unknown',
    accountId: null,
    who: null,
    changes: [],
    targetName: '校区',
  }),
];

function open(address = '/audit', permissions = ['audit.read']) {
  const list = mockApi(
    'audit.findByCondition',
    { data: { list: lines, total: 2, pageNum: 1, pageSize: 20 } },
    everyTime,
  );
  visit(address, permissions);
  return list;
}

beforeEach(signIn);
afterEach(() => nock.cleanAll());

it('shows who did what and which fields changed, and an unknown action by its code', async () => {
  open();
  const row = await screen.findByRole('row', { name: /修改学员/ });
  expect(within(row).getByText('陈晓阳')).toBeVisible();
  expect(within(row).getByText('手机号、状态')).toBeVisible();
  expect(within(row).getByText('王俊杰')).toBeVisible();
  const otherRow = screen.getByRole('row', { name: /x\.unknown/ });
  expect(within(otherRow).getByText('未登录')).toBeVisible();
  expect(within(otherRow).getByText('校区')).toBeVisible();
});

it('shows before and after of a changed field, and that personal data changed', async () => {
  open();
  const row = await screen.findByRole('row', { name: /修改学员/ });
  await userEvent.click(within(row).getByRole('button', { name: /查看/ }));
  const details = await dialog();
  expect(within(details).getByRole('row', { name: '状态 正常 已停用' })).toBeVisible();
  expect(within(details).getByRole('row', { name: '手机号 个人信息，不记录内容' })).toBeVisible();
  expect(within(details).getByText('10.0.0.8')).toBeVisible();
});

it.each<[string, string[]]>([
  ['declaration.changed', ['remark', 'attachments', 'userCount', 'goal', 'hours', 'enrolUntil']],
  ['assessment.changed', ['skill', 'level', 'remarks']],
])('has a name for each field that %s changes', async (action, fields) => {
  const changes = fields.map((field) => ({ field }));
  const list = [line('4', { action, changes })];
  mockApi(
    'audit.findByCondition',
    { data: { list, total: 1, pageNum: 1, pageSize: 20 } },
    everyTime,
  );
  visit('/audit', ['audit.read']);
  const row = await screen.findByRole('row', { name: /陈晓阳/ });
  for (const field of fields) expect(row).not.toHaveTextContent(field);
  expect(row).toHaveTextContent(
    action === 'assessment.changed' ? '技能、等级、备注' : '说明、附件、人数',
  );
});

it.each([
  ['announcement.changed', '标题'],
  ['teacher.changed', '职称'],
])('names the title that %s changes: %s', async (action, name) => {
  const changes = [{ field: 'title', before: '甲', after: '乙' }];
  const list = [line('5', { action, changes })];
  mockApi(
    'audit.findByCondition',
    { data: { list, total: 1, pageNum: 1, pageSize: 20 } },
    everyTime,
  );
  visit('/audit', ['audit.read']);
  const row = await screen.findByRole('row', { name: /陈晓阳/ });
  expect(within(row).getByText(name)).toBeVisible();
  await userEvent.click(within(row).getByRole('button', { name: /查看/ }));
  const details = await dialog();
  expect(within(details).getByRole('row', { name: `${name} 甲 乙` })).toBeVisible();
});

it('shows codes, ids and times in words, and people’s own text unchanged', async () => {
  mockApi(
    'audit.findByCondition',
    {
      data: {
        list: [
          line('3', {
            action: 'role.saved',
            changes: [
              { field: 'permissions', before: [], after: ['student.read', 'own.code'] },
              { field: 'name', before: 'active', after: '班主任' },
            ],
            detail: { permissionIds: ['p1'], at: '2026-11-20T08:00:00.000Z', whole: true },
            valueNames: { 'student.read': '查看学员', p1: '查看学员' },
          }),
        ],
        total: 1,
        pageNum: 1,
        pageSize: 20,
      },
    },
    everyTime,
  );
  visit('/audit', ['audit.read']);
  const row = await screen.findByRole('row', { name: /保存角色/ });
  await userEvent.click(within(row).getByRole('button', { name: /查看/ }));
  const details = await dialog();
  expect(within(details).getByRole('row', { name: '权限 无 查看学员、own.code' })).toBeVisible();
  expect(within(details).getByRole('row', { name: '名称 active 班主任' })).toBeVisible();
  await userEvent.click(within(details).getByText('其他信息'));
  expect(within(details).getByText('查看学员')).toBeVisible();
  expect(within(details).getByText('是')).toBeVisible();
  expect(within(details).queryByText(/T08:00/)).toBeNull();
});

it('requests a range that includes its last day in the chosen time zone, from the address too', async () => {
  context.set('timezone', 'Asia/Shanghai');
  const list = open('/audit?from=2026-11-01&to=2026-11-20&group=student');
  await screen.findByRole('row', { name: /修改学员/ });
  expect(list.calls.at(-1)?.query).toMatchObject({
    group: 'student',
    from: '2026-10-31T16:00:00.000Z',
    to: '2026-11-20T16:00:00.000Z',
  });
  fireEvent.change(screen.getByLabelText('结束日期'), { target: { value: '2026-11-05' } });
  await waitFor(() => expect(list.calls.at(-1)?.query.to).toBe('2026-11-05T16:00:00.000Z'));
  expect(window.location.search).toContain('to=2026-11-05');
});

it('says beside the field that a last day before the first is left out, and does not request it', async () => {
  context.set('timezone', 'Asia/Shanghai');
  const list = open('/audit?from=2026-11-20');
  await screen.findByRole('row', { name: /修改学员/ });
  const to = screen.getByLabelText('结束日期');
  fireEvent.change(to, { target: { value: '2026-11-05' } });
  expect(await screen.findByText('早于开始日期，未按此日期筛选')).toBeVisible();
  expect(to).toBeInvalid();
  expect(list.calls.some(({ query }) => 'to' in query)).toBe(false);
  fireEvent.change(to, { target: { value: '2026-11-20' } });
  await waitFor(() => expect(list.calls.at(-1)?.query.to).toBe('2026-11-20T16:00:00.000Z'));
  expect(screen.queryByText('早于开始日期，未按此日期筛选')).toBeNull();
});

it('begins a day correctly if the clocks change in the night', async () => {
  context.set('timezone', 'America/New_York');
  const list = open('/audit?from=2026-11-01&to=2026-11-01');
  await screen.findByRole('row', { name: /修改学员/ });
  expect(list.calls.at(-1)?.query).toMatchObject({
    from: '2026-11-01T04:00:00.000Z',
    to: '2026-11-02T05:00:00.000Z',
  });
});

it.each(['?from=gestern&to=2026-02-31x', '?group=all', '?accountId=me'])(
  'ignores an invalid address: %s',
  async (search) => {
    const list = open(`/audit${search}`);
    await screen.findByRole('row', { name: /修改学员/ });
    expect(Object.keys(list.calls.at(-1)?.query ?? {}).sort()).toEqual(['pageNum', 'pageSize']);
  },
);

it('filters by one person and resets it', async () => {
  const list = open();
  const row = await screen.findByRole('row', { name: /修改学员/ });
  await userEvent.click(await within(row).findByRole('button', { name: /更多/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '只看此人' }));
  await waitFor(() => expect(list.calls.at(-1)?.query.accountId).toBe(account));
  await userEvent.click(await button('仅看陈晓阳 ×'));
  await waitFor(() => expect(list.calls.at(-1)?.query.accountId).toBeUndefined());
});

it('filters by one object, and shows its name', async () => {
  const list = open('/audit?target=student-1');
  expect(await button('仅看王俊杰 ×')).toBeVisible();
  expect(list.calls.at(-1)?.query.target).toBe('student-1');
  const row = screen.getByRole('row', { name: /修改学员/ });
  await userEvent.click(within(row).getByRole('button', { name: /查看/ }));
  expect(within(await dialog()).getByText('王俊杰 · student-1')).toBeVisible();
});

it('exports the rows of the conditions', async () => {
  open('/audit?group=role');
  await screen.findByRole('row', { name: /修改学员/ });
  const load = mockApi('audit.export', { code: 50000, message: '稍后再试' });
  await userEvent.click(await button('导出'));
  await waitFor(() => expect(load.calls[0]?.query).toEqual({ group: 'role' }));
});

it('says who can see the trail to people without the permission', async () => {
  mockApi('audit.findByCondition', { code: 40300, message: '没有权限' }, everyTime);
  visit('/audit', []);
  expect(await screen.findByText(/没有查看操作记录的权限/)).toBeVisible();
});
