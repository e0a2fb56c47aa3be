import { type Announcement, type AnnouncementReach, context, overlays } from '@edu/shared-utility';
import { mockApi, unsavedQuestions } from '@edu/shared-utility/testing';
import { act as acting, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { pageOf } from '../testing/students';
import { trainRow } from '../testing/trains';
import { dialog, field, signIn, toasts, visit } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };
const permissionCodes = ['message.read', 'message.write', 'message.send', 'role.read'];

const message = (overrides: Partial<Announcement> = {}): Announcement => ({
  ...{ id: 'm', state: 'draft', actions: ['edit', 'send', 'delete'], problem: null },
  ...{ title: '系统维护通知', text: '周六维护。\n见 https://example.com/a', channels: [] },
  ...{ audience: { kind: 'all', ids: [] }, audienceNames: [], branchName: null },
  ...{ author: '陈晓阳', sendAt: null, sentAt: null, reached: 0, read: 0 },
  ...{ createdAt: '2026-11-20T02:00:00Z', version: 3 },
  ...overrides,
});
const sent = (overrides: Partial<Announcement> = {}) =>
  message({
    ...{ state: 'sent', actions: ['withdraw'], sentAt: '2026-11-20T03:00:00Z' },
    ...{ reached: 90, read: 12 },
    ...overrides,
  });
const reach = (overrides: Partial<AnnouncementReach> = {}): AnnouncementReach => ({
  ...{ people: 1200, inbox: 30, mailsPerHour: 1000, limit: 20000 },
  mail: { people: 1100, isConfigured: true },
  sms: { people: 1200, isConfigured: true },
  ...overrides,
});

const questions = unsavedQuestions();

beforeEach(signIn);
afterEach(() => nock.cleanAll());

/** Opens the list with these messages; tests may change the response later. */
async function open(rows: Announcement[], permissions = permissionCodes) {
  const server = { rows };
  const findMock = mockApi(
    'announcement.find',
    () => ({ data: { list: server.rows, total: server.rows.length, pageNum: 1, pageSize: 20 } }),
    everyTime,
  );
  visit('/message', permissions);
  if (rows.length > 0) await screen.findByRole('row', { name: new RegExp(rows[0]?.title ?? '') });
  return Object.assign(server, { findMock, user: userEvent.setup() });
}
const act = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  const direct = screen.queryByRole('button', { name: new RegExp(`^${name}`) });
  if (direct) return user.click(direct);
  await user.click(screen.getByRole('button', { name: /更多|更多操作/ }));
  return user.click(await screen.findByRole('menuitem', { name }));
};

it('shows each with its state, its recipients and how many have read it', async () => {
  await open([
    sent({ audience: { kind: 'department', ids: ['d'] }, audienceNames: ['教学部', '服务部'] }),
    message({ id: 'n', title: '开放日', problem: 'sender', branchName: '浦东校区' }),
  ]);
  expect(screen.getByRole('row', { name: /系统维护/ })).toHaveTextContent(
    /已发送教学部、服务部12 \/ 90/,
  );
  expect(screen.getByRole('row', { name: /开放日/ })).toHaveTextContent(
    /草稿浦东校区 · 全体人员—未发送：发送人已无权限/,
  );
});

it('a message is written: its reach is shown, and channels that are not set up are disabled', async () => {
  const { user } = await open([]);
  const mock = mockApi(
    'announcement.reach',
    { data: reach({ sms: { people: 1200, isConfigured: false } }) },
    everyTime,
  );
  const [add] = await screen.findAllByRole('button', { name: '写消息' });
  await user.click(add as HTMLElement);
  await dialog();
  expect(await screen.findByText('将送达 1,200 人，其中 30 人有账号，可在站内查看')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /短信（未配置/ })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: '邮件（1,100 人）' }));
  expect(screen.getByText('邮件每小时最多发送 1,000 封，约需 2 小时')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /保存/ }));
  expect(await screen.findByText('请填写标题')).toBeVisible();
  expect(await screen.findByText('请填写内容')).toBeVisible();
  await user.type(field('标题'), ' 新消息 ');
  await user.type(field('内容'), '第一段');
  const save = mockApi('announcement.save', { data: { id: 'm' } });
  await user.click(screen.getByRole('button', { name: /保存/ }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('草稿已保存'));
  expect(save.calls[0]?.body).toEqual({
    ...{ title: '新消息', text: '第一段', channels: ['mail'] },
    audience: { kind: 'all', ids: [] },
  });
  expect(mock.calls[0]?.body).toEqual({ audience: { kind: 'all', ids: [] } });
});

it('departments are chosen by name; without one sending is refused in the form', async () => {
  const { user } = await open([message()]);
  mockApi('announcement.reach', { data: reach() }, everyTime);
  await user.click(screen.getByRole('button', { name: /^修改/ }));
  await dialog();
  await user.click(await screen.findByRole('combobox', { name: '发送范围' }));
  await user.click(await screen.findByTitle('部门'));
  await user.click(screen.getByRole('button', { name: /保存/ }));
  expect(await screen.findByText('请至少选择一项')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: '选择部门（含下级）' }));
  await user.click(await screen.findByTitle('教务部 / 一组'));
  const save = mockApi('announcement.save', { data: { id: 'm' } });
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: /保存/ }));
  await waitFor(() => expect(save.calls).toHaveLength(1));
  // only changed fields are sent
  expect(save.calls[0]?.body).toEqual({
    ...{ id: 'm', version: 3 },
    audience: { kind: 'department', ids: ['d2'] },
  });
});

it('a training is chosen by its title, which is shown when the draft is opened again', async () => {
  const { user } = await open(
    [message({ audience: { kind: 'train', ids: ['t1'] }, audienceNames: ['夜班'] })],
    [...permissionCodes, 'train.read'],
  );
  expect(screen.getByRole('row', { name: /系统维护/ })).toHaveTextContent('草稿夜班');
  mockApi('announcement.reach', { data: reach() }, everyTime);
  mockApi(
    'train.findByCondition',
    { data: pageOf([trainRow('t1', '夜班'), trainRow('t2', '早班')]) },
    everyTime,
  );
  await user.click(screen.getByRole('button', { name: /^修改/ }));
  const form = within(await dialog());
  await waitFor(() => expect(form.getByText('夜班')).toBeVisible());
  await user.click(form.getByRole('combobox', { name: '选择培训' }));
  await user.click(await screen.findByTitle('早班'));
  const save = mockApi('announcement.save', { data: { id: 'm' } });
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: /保存/ }));
  await waitFor(() => expect(save.calls).toHaveLength(1));
  expect(save.calls[0]?.body).toMatchObject({ audience: { kind: 'train', ids: ['t1', 't2'] } });
});

it('roles are offered only to people who may see them', async () => {
  const { user } = await open([message()], ['message.read', 'message.write']);
  mockApi('announcement.reach', { data: reach() }, everyTime);
  await user.click(screen.getByRole('button', { name: /^修改/ }));
  await user.click(await screen.findByRole('combobox', { name: '发送范围' }));
  await screen.findByTitle('部门');
  expect(screen.queryByTitle('角色')).toBeNull();
});

it('is sent at once', async () => {
  const { user } = await open([message({ channels: ['mail'] })]);
  mockApi('announcement.reach', { data: reach() }, everyTime);
  await act(user, '发送');
  const confirmDialog = await dialog();
  expect(await within(confirmDialog).findByText(/全体人员：将送达 1,200 人/)).toBeVisible();
  expect(within(confirmDialog).getByText('同时通过邮件发送。')).toBeVisible();
  const send = mockApi('announcement.send', { data: sent() });
  await user.click(within(confirmDialog).getByRole('button', { name: '立即发送' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('“系统维护通知”已发送'));
  expect(send.calls[0]?.body).toEqual({ id: 'm', version: 3, at: null });
});

it('cannot be sent once another person has sent it, and the list says so', async () => {
  const server = await open([message()]);
  const { user } = server;
  mockApi('announcement.reach', { data: reach() }, everyTime);
  await act(user, '发送');
  const confirmDialog = await dialog();
  server.rows = [sent()];
  mockApi('announcement.send', {
    ...{ code: 40900, message: '消息的状态已变化', data: { present: sent() } },
  });
  const button = within(confirmDialog).getByRole('button', { name: '立即发送' });
  await user.click(button);
  expect(await within(confirmDialog).findByRole('alert')).toHaveTextContent('消息的状态已变化');
  expect(button).toBeDisabled();
  expect(await screen.findByText('已发送', { selector: '.ant-tag' })).toBeInTheDocument();
});

it('asks before a typed time is lost', async () => {
  const { user } = await open([message()]);
  mockApi('announcement.reach', { data: reach() }, everyTime);
  await act(user, '发送');
  const form = await dialog();
  await user.click(within(form).getByRole('checkbox', { name: '定时发送' }));
  const moment = within(form).getByLabelText('发送时间');
  await user.type(moment, '2030-01-02T08:30');
  await questions.expectOnClose(form, () => expect(moment).toHaveValue('2030-01-02T08:30'));
});

it('is sent later at a time in the chosen zone, and a refused time is reported at its field', async () => {
  context.set('timezone', 'America/New_York');
  const { user } = await open([message()]);
  mockApi('announcement.reach', { data: reach() }, everyTime);
  await act(user, '发送');
  const confirmDialog = await dialog();
  await user.click(within(confirmDialog).getByRole('checkbox', { name: '定时发送' }));
  await user.click(within(confirmDialog).getByRole('button', { name: '定时发送' }));
  expect(await within(confirmDialog).findByRole('alert')).toHaveTextContent('请选择发送时间');
  expect(within(confirmDialog).getByText('按 America/New_York 时间')).toBeVisible();
  const moment = within(confirmDialog).getByLabelText('发送时间');
  await user.type(moment, '2030-01-02T08:30');
  expect(within(confirmDialog).queryByText('请选择发送时间')).toBeNull();
  const words = '请选择一年以内的未来时间';
  const refused = { code: 40000, message: words, data: { fields: { at: words } } };
  const send = mockApi('announcement.send', refused);
  await user.click(within(confirmDialog).getByRole('button', { name: '定时发送' }));
  await waitFor(() => expect(within(confirmDialog).getByRole('alert')).toHaveTextContent(words));
  expect(within(confirmDialog).getByRole('alert').closest('.ant-form-item')).toContainElement(
    moment,
  );
  expect(send.calls[0]?.body).toEqual({
    ...{ id: 'm', version: 3 },
    at: '2030-01-02T13:30:00.000Z',
  });
  // without scheduling, the error of the time is gone
  await user.click(within(confirmDialog).getByRole('checkbox', { name: '定时发送' }));
  expect(within(confirmDialog).queryByText(words)).toBeNull();
});

it('the confirmation before sending is closed by Back, and nothing is sent', async () => {
  const { user } = await open([message()]);
  mockApi('announcement.reach', { data: reach() }, everyTime);
  await act(user, '发送');
  await dialog();
  acting(() => expect(overlays.closeTop()).toBe(true));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(overlays.closeTop()).toBe(false);
});

it('the input and the recipients are offered again after the page was left', async () => {
  const { user } = await open([message()]);
  mockApi('announcement.reach', { data: reach() }, everyTime);
  await user.click(screen.getByRole('button', { name: /^修改/ }));
  await user.click(await screen.findByRole('combobox', { name: '发送范围' }));
  await user.click(await screen.findByTitle('部门'));
  await user.type(field('标题'), '改期');
  const key = () => Object.keys(localStorage).find((value) => value.includes('draft:saas.message'));
  await waitFor(() => expect(localStorage.getItem(key() ?? '')).toContain('改期'));
  cleanup();
  visit('/message', permissionCodes);
  await user.click(await screen.findByRole('button', { name: /^修改/ }));
  await user.click(await screen.findByRole('button', { name: /恢复|继续/ }));
  expect(field('标题')).toHaveValue('系统维护通知改期');
  expect(screen.getByRole('combobox', { name: '选择部门（含下级）' })).toBeVisible();
});

it('is withdrawn after a confirmation with its title', async () => {
  const { user } = await open([sent()]);
  await act(user, '撤回');
  const confirmDialog = await dialog();
  expect(confirmDialog).toHaveTextContent('撤回“系统维护通知”？90 人将无法再看到此消息');
  const withdraw = mockApi('announcement.withdraw', { data: sent({ state: 'withdrawn' }) });
  await user.click(within(confirmDialog).getByRole('button', { name: '撤回' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('已撤回“系统维护通知”'));
  expect(withdraw.calls[0]?.body).toEqual({ id: 'm', version: 3 });
});

it('one that another person sent meanwhile is reported above the list', async () => {
  const { user } = await open([message({ state: 'scheduled', actions: ['unschedule'] })]);
  const current = sent({ version: 4 });
  mockApi('announcement.unschedule', {
    code: 40900,
    message: '此消息的状态已变更',
    data: { present: current },
  });
  await act(user, '取消定时');
  expect(await screen.findByRole('alert')).toHaveTextContent('系统维护通知');
  expect(toasts).toEqual([]);
});

it('shows its text with links, and its readers', async () => {
  const { user } = await open([sent()]);
  const people = [
    ...[
      { memberId: '1', name: '林小雨', departmentName: '教学部', hasAccount: true, readAt: null },
    ],
    ...[{ memberId: '2', name: '朱若曦', departmentName: null, hasAccount: false, readAt: null }],
  ];
  const receipts = mockApi(
    'announcement.receipts',
    { data: { list: people, total: 2, pageNum: 1, pageSize: 10 } },
    everyTime,
  );
  mockApi('audit.ofRow', { data: { list: [], total: 0, pageNum: 1, pageSize: 10 } }, everyTime);
  await user.click(screen.getByRole('link', { name: '系统维护通知' }));
  expect(await screen.findByRole('link', { name: 'https://example.com/a' })).toBeVisible();
  expect(await screen.findByRole('row', { name: '林小雨 教学部 未读' })).toBeVisible();
  expect(screen.getByRole('row', { name: '朱若曦 — 未读（没有账号）' })).toBeVisible();
  expect(screen.getByText('已读 12 / 90 人')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: '阅读情况' }));
  await user.click(await screen.findByTitle('未读'));
  await waitFor(() =>
    expect(receipts.calls.at(-1)?.query).toMatchObject({ read: 'no', pageNum: '1' }),
  );
});

it('is read-only for people with read-only access', async () => {
  await open([message(), sent({ id: 'n', title: '另一条' })], ['message.read']);
  await waitFor(() => expect(context.get('permissions').status).toBe('ready'));
  for (const name of [/^修改/, /^发送/, /^撤回/, /^删除/, '写消息']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

it('says who grants access', async () => {
  mockApi('announcement.find', { code: 40300, message: '无权限' });
  visit('/message', []);
  expect(await screen.findByText(/请联系租户管理员/)).toBeVisible();
});
