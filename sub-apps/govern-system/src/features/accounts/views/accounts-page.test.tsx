import { type Administrator, context, errorCodes } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { administrator, roleNamed } from '../../../testing/people';
import { button, dialog, signIn, toasts, visit } from '../../../testing/visit';

const teacher = roleNamed('t', '教师');
const auditor = roleNamed('u', '审计员');
const everyTime = { times: Number.POSITIVE_INFINITY };
const permissionCodes = [
  'administrator.read',
  'administrator.write',
  'account.reset',
  'role.read',
  'branch.read',
];

/** The server's state; tests change it to act as another person. */
let people: Administrator[];

async function open(permissions = permissionCodes) {
  context.set('actor', 'self');
  people = [
    administrator('p', '林小雨', [teacher], { phone: '139****0002' }),
    administrator('self', '陈晓阳', [], { phone: '139****0001' }),
  ];
  mockApi(
    'administrator.findByCondition',
    () => ({ data: { list: people, total: people.length, pageNum: 1, pageSize: 20 } }),
    everyTime,
  );
  mockApi('role.find', { data: [teacher, auditor] }, everyTime);
  mockApi('branch.getTree', { data: [] }, everyTime);
  visit('/platform/account', permissions);
  return screen.findByRole('row', { name: /林小雨/ });
}

beforeEach(signIn);
afterEach(() => nock.cleanAll());

it('lists the administrators, with roles and last log-in, and offers no action on oneself', async () => {
  const device = window.matchMedia;
  // the column of branches is hidden in narrow windows
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...device(query), matches: query.includes('min-width') }));
  const row = await open();
  expect(within(row).getByText('教师')).toBeVisible();
  expect(within(row).getByText('从未登录')).toBeVisible();
  const ownRow = screen.getByRole('row', { name: /陈晓阳/ });
  expect(within(ownRow).getByRole('button', { name: /编辑/ })).toBeDisabled();
  expect(within(ownRow).getByRole('button', { name: /停用/ })).toBeDisabled();
  await userEvent.click(within(ownRow).getByRole('button', { name: /更多/ }));
  const others = await screen.findAllByRole('menuitem');
  expect(others.map(({ ariaDisabled }) => ariaDisabled)).toEqual(others.map(() => 'true'));
  expect(others.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['登录情况', '生成新密码']),
  );
  // an empty cell could be read as missing data
  expect(ownRow).toHaveTextContent('未授予角色整个机构');
});

it('shows a hidden number in full with the permission, and keeps it unchanged in the form', async () => {
  const row = await open([...permissionCodes, 'administrator.reveal']);
  expect(row).toHaveTextContent('139****0002');
  const mock = mockApi('administrator.reveal', { data: { value: '13900000002' } });
  await userEvent.click(await button('显示林小雨的手机号'));
  expect(await within(row).findByText('13900000002')).toBeVisible();
  expect(mock.calls).toHaveLength(1);
  await userEvent.click(within(row).getByRole('button', { name: /编辑/ }));
  const form = await dialog();
  expect(within(form).getByRole('textbox', { name: '手机号' })).toHaveValue('139****0002');
  await userEvent.type(within(form).getByRole('textbox', { name: '姓名' }), '二');
  const update = mockApi('administrator.update', { data: null });
  await userEvent.click(within(form).getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(update.calls[0]?.body).toEqual({ id: 'p', version: 3, name: '林小雨二' }),
  );
});

it('lists the people of a branch, as an address from its page requests', async () => {
  const mock = mockApi(
    'administrator.findByCondition',
    { data: { list: [], total: 0, pageNum: 1, pageSize: 20 } },
    everyTime,
  );
  mockApi('branch.getTree', { data: [] }, everyTime);
  visit('/platform/account?branch=b1', permissionCodes);
  await waitFor(() => expect(mock.calls[0]?.query).toMatchObject({ branchId: 'b1' }));
});

it('shows one beside the list, with the changes made to them', async () => {
  const row = await open();
  const mock = mockApi('audit.ofRow', {
    data: {
      list: [
        {
          id: '1',
          action: 'administrator.status',
          who: '陈晓阳',
          changes: [
            { field: 'status', before: 'active', after: 'suspended' },
            { field: 'roleIds', before: [], after: ['教师'] },
            { field: 'phone' },
          ],
          createdAt: '2026-03-01T08:00:00.000Z',
        },
      ],
      total: 1,
      pageNum: 1,
      pageSize: 10,
    },
  });
  await userEvent.click(within(row).getByRole('link', { name: '林小雨' }));
  const details = await screen.findByRole('complementary', { name: '林小雨的详情' });
  expect(details).toHaveTextContent(
    '手机号139****0002邮箱—角色教师校区整个机构状态正常最近登录从未登录',
  );
  await waitFor(() => expect(details).toHaveTextContent('状态：正常 → 已停用'));
  expect(details).toHaveTextContent('角色：无 → 教师');
  expect(details).toHaveTextContent('手机号：已修改');
  expect(mock.calls).toMatchObject([{ query: { kind: 'administrator', id: 'p' } }]);
  expect(window.location.search).toBe('?row=p');
});

it('invites by a phone number with roles, and says that it has to be accepted', async () => {
  await open();
  await userEvent.click(await button('邀请管理员'));
  // the form is checked before a request is sent
  expect(
    await screen.findByText(
      /还没有账号时，保存后立即创建账号.*对方会收到短信，可用验证码登录.*对方会收到邀请/,
    ),
  ).toBeVisible();
  const form = await dialog();
  await userEvent.type(within(form).getByRole('textbox', { name: '姓名' }), '王一');
  await userEvent.type(within(form).getByRole('textbox', { name: '手机号' }), '139 1234 5678');
  await userEvent.click(within(form).getByRole('combobox', { name: '角色' }));
  await userEvent.click(await screen.findByTitle('审计员'));
  const invite = mockApi('administrator.save', { data: { id: 'i', invited: true } });
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('已邀请王一，对方接受后生效'));
  expect(invite.calls[0]?.body).toEqual({
    name: '王一',
    phone: '13912345678',
    email: null,
    roleIds: ['u'],
    branchIds: [],
  });
});

it('sends only changed fields, and shows the server’s message about a number beside it', async () => {
  const row = await open();
  await userEvent.click(within(row).getByRole('button', { name: /编辑/ }));
  const form = await dialog();
  await userEvent.clear(within(form).getByRole('textbox', { name: '手机号' }));
  await userEvent.type(within(form).getByRole('textbox', { name: '手机号' }), '13900000009');
  const mock = mockApi('administrator.update', {
    code: errorCodes.conflict,
    message: '该手机号已被使用',
    data: { fields: { phone: '该手机号已被使用' } },
  });
  await userEvent.click(within(form).getByRole('button', { name: '保存' }));
  expect(await within(form).findByText('该手机号已被使用')).toBeVisible();
  expect(mock.calls[0]?.body).toEqual({ id: 'p', version: 3, phone: '13900000009' });
});

it('suspends at once and undoes it with the row’s current version', async () => {
  const row = await open();
  const suspend = mockApi('administrator.changeStatus', { data: null });
  await userEvent.click(within(row).getByRole('button', { name: /停用/ }));
  const undo = await screen.findByRole('button', { name: '撤销: 已停用“林小雨”' });
  expect(suspend.calls[0]?.body).toEqual({ id: 'p', version: 3, status: 'suspended' });
  people = people.map((person) =>
    person.id === 'p' ? { ...person, status: 'suspended', version: 5 } : person,
  );
  const undoCall = mockApi('administrator.changeStatus', { data: null });
  await userEvent.click(undo);
  await waitFor(() =>
    expect(undoCall.calls[0]?.body).toEqual({ id: 'p', version: 5, status: 'active' }),
  );
});

it('generates a password after a confirmation, shows it once, and shows why it failed', async () => {
  const row = await open();
  const moreButton = within(row).queryByRole('button', { name: /更多/ });
  if (moreButton) await userEvent.click(moreButton);
  await userEvent.click((await screen.findAllByText('生成新密码'))[0] as HTMLElement);
  const confirmDialog = await screen.findByRole('dialog', { name: '为“林小雨”生成新密码？' });
  // A second Enter must not replace the password that the person uses.
  await waitFor(() =>
    expect(within(confirmDialog).getByRole('button', { name: /取\s?消/ })).toHaveFocus(),
  );
  const message = '您没有权限进行此操作';
  mockApi('account.generateAndSetPassword', { code: errorCodes.forbidden, message });
  await userEvent.click(within(confirmDialog).getByRole('button', { name: '生成新密码' }));
  expect(await within(confirmDialog).findByText(message)).toBeVisible();
  mockApi('account.generateAndSetPassword', { data: { password: 'aB3#xyz9' } });
  await userEvent.click(within(confirmDialog).getByRole('button', { name: '生成新密码' }));
  expect(await within(confirmDialog).findByText('aB3#xyz9')).toBeVisible();
});

it('lists open invitations, with the number on demand, and withdraws one', async () => {
  await open([...permissionCodes, 'administrator.reveal']);
  const invitation = {
    id: 'i',
    name: '王一',
    phone: '139****5678',
    email: null,
    roles: [],
    branches: [],
    invitedBy: '陈晓阳',
    createdAt: '2026-03-01T08:00:00.000Z',
    expiresAt: '2026-03-08T08:00:00.000Z',
  };
  let waiting = [invitation];
  mockApi(
    'invitation.find',
    () => ({ data: { list: waiting, total: waiting.length, pageNum: 1, pageSize: 200 } }),
    everyTime,
  );
  await userEvent.click(await button('待接受的邀请'));
  const reveal = mockApi('invitation.reveal', { data: { value: '13912345678' } });
  await userEvent.click(await button('显示王一的手机号'));
  expect(await screen.findByText('13912345678')).toBeVisible();
  expect(reveal.calls).toHaveLength(1);
  const other = { ...invitation, id: 'j', name: '王二' };
  mockApi('invitation.withdraw', () => {
    waiting = [other];
    return { code: errorCodes.notFound, message: '邀请已不存在' };
  });
  await userEvent.click(await button('撤回对王一的邀请'));
  expect(await screen.findByText(/王二/)).toBeVisible();
  expect(screen.queryByText(/王一/)).toBeNull();
  expect(toasts.at(-1)?.message).toBe('邀请已不存在');
  const withdraw = mockApi('invitation.withdraw', () => {
    waiting = [];
    return { data: null };
  });
  await userEvent.click(await button('撤回对王二的邀请'));
  expect(await screen.findByText('没有待接受的邀请。')).toBeVisible();
  expect(withdraw.calls[0]?.body).toEqual({ id: 'j' });
});

it('without the permission the page says who can grant it', async () => {
  mockApi('administrator.findByCondition', { code: errorCodes.forbidden, message: '您没有权限' });
  visit('/platform/account', []);
  expect(await screen.findByText(/如有需要请联系租户管理员/)).toBeVisible();
});
