import type { RegionNode, RegisteredCompanyDetail } from '@edu/shared-utility';
import { mockApi, unsavedQuestions } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { button, dialog, signIn, toasts, visit } from '../../../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };
const permissionCodes = ['registration.read', 'registration.review'];

const company = (overrides: Partial<RegisteredCompanyDetail> = {}): RegisteredCompanyDetail => ({
  id: 'c',
  tenantId: 't',
  tenantName: '阳光教育',
  kind: 'registration',
  state: 'claimed',
  actions: ['accept', 'return'],
  name: '明德教育科技有限公司',
  creditCode: '91310000MA1K40000X',
  contactName: '孟繁星',
  contactPhone: '13699000010',
  email: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  decidedAt: null,
  decidedBy: null,
  reason: null,
  version: 3,
  regionIds: [],
  address: '张江路100号',
  memberCount: null,
  licenceImage: null,
  rivals: 0,
  mayBecomeTenant: false,
  ...overrides,
});

/** The server's state; tests change it to act as another person. */
let current: RegisteredCompanyDetail;

async function open(
  overrides: Partial<RegisteredCompanyDetail> = {},
  permissions = permissionCodes,
) {
  current = company(overrides);
  mockApi(
    'registration.find',
    () => ({ data: { list: [current], total: 1, pageNum: 1, pageSize: 20 } }),
    everyTime,
  );
  mockApi('registration.findById', () => ({ data: current }), everyTime);
  visit('/registrations', permissions);
  const row = await screen.findByRole('row', { name: /明德教育/ });
  await userEvent.click(within(row).getByRole('button', { name: /查看/ }));
  await screen.findByText('张江路100号');
  return dialog();
}

const press = (name: string) => button(name).then((element) => userEvent.click(element));

const questions = unsavedQuestions();

beforeEach(signIn);
afterEach(() => nock.cleanAll());

describe('an address with `row`', () => {
  const visitRow = (id: string) => {
    const list = {
      list: [company({ id: 'other', name: '别家' })],
      total: 9,
      pageNum: 1,
      pageSize: 20,
    };
    mockApi('registration.find', { data: list }, everyTime);
    visit(`/registrations?row=${id}`, permissionCodes);
  };

  it('opens that registration, on any page of the list, and is removed with it', async () => {
    const read = mockApi('registration.findById', { data: company() }, everyTime);
    visitRow('c');
    const details = await screen.findByRole('dialog', { name: '明德教育科技有限公司' });
    expect(read.calls).toHaveLength(1);
    expect(within(details).getByText('张江路100号')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.search).toBe('');
  });

  it.each([
    ['of another tenant', 40400, '内容不存在或已被删除'],
    ['that is invalid', 40000, '提交的内容有误，请检查后重试'],
  ])('%s says once that there is none', async (_, code, message) => {
    mockApi('registration.findById', { code, message }, everyTime);
    visitRow('x');
    const details = await screen.findByRole('dialog', { name: '入驻审核' });
    expect(await within(details).findByText('没有这份申请，可能已被删除。')).toBeVisible();
    expect(within(details).queryByRole('button', { name: '重试' })).toBeNull();
    expect(toasts).toEqual([]);
  });
});

it('keeps the open registration in the address', async () => {
  await open();
  expect(window.location.search).toBe('?row=c');
});

it('shows the region of the company', async () => {
  const region = (id: string, name: string, children: RegionNode[] = []): RegionNode => ({
    ...{ id, name, children },
    level: 'province',
  });
  const county = region('310115', '浦东新区');
  mockApi('region.getTree', {
    data: [region('31', '上海市', [region('3101', '市辖区', [county])])],
  });
  const details = await open({ regionIds: ['31', '3101', '310115'] });
  expect(await within(details).findByText('上海市 / 市辖区 / 浦东新区')).toBeVisible();
});

it('shows no error before a reason is written', async () => {
  await open();
  await press('退回');
  expect(await screen.findByRole('textbox', { name: '退回原因' })).toHaveFocus();
  expect(screen.queryByText('请填写退回原因')).toBeNull();
  await press('退回');
  expect(await screen.findByText('请填写退回原因')).toBeVisible();
});

it('accepts into an organisation, and confirms it', async () => {
  await open({ rivals: 2 });
  expect(screen.getByText(/另有2份相同公司的申请/)).toBeVisible();
  await press('通过');
  const accept = mockApi('registration.accept', { data: { tenantId: 't', organId: 'o' } });
  await press('通过');
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('已通过“明德教育科技有限公司”'));
  expect(accept.calls[0]?.body).toEqual({ id: 'c', version: 3, into: 'organ' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('an operator creates a tenant from it; a taken domain is reported at its field', async () => {
  await open({ mayBecomeTenant: true, contactPhone: '' });
  await press('通过');
  await userEvent.click(screen.getByRole('combobox', { name: '入驻方式' }));
  await userEvent.click(await screen.findByTitle('独立租户'));
  await press('通过');
  expect(await screen.findByText('请输入域名')).toBeVisible();
  expect(await screen.findByText('请输入联系人手机号')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: '域名' }), 'own.example');
  await userEvent.type(screen.getByRole('textbox', { name: '联系人手机号' }), '136 9900 0010');
  const takenReply = {
    code: 40900,
    message: '该域名已被使用',
    data: { fields: { domain: '该域名已被使用' } },
  };
  const accept = mockApi('registration.accept', takenReply);
  await press('通过');
  expect(await screen.findByText('该域名已被使用')).toBeVisible();
  expect(accept.calls[0]?.body).toEqual({
    id: 'c',
    version: 3,
    into: 'tenant',
    domain: 'own.example',
    contactPhone: '13699000010',
  });
});

it('a name that another organisation has is reported at its field, and can be changed', async () => {
  await open();
  await press('通过');
  const message = '已有机构使用此名称';
  const accept = mockApi(
    'registration.accept',
    { code: 40900, message, data: { fields: { name: message } } },
    everyTime,
  );
  await press('通过');
  expect(await screen.findByText(message)).toBeVisible();
  const name = screen.getByRole('textbox', { name: '名称' });
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveValue('明德教育科技有限公司');
  await userEvent.type(name, '二部');
  await press('通过');
  await waitFor(() => expect(accept.calls).toHaveLength(2));
  expect(accept.calls[1]?.body).toMatchObject({ name: '明德教育科技有限公司二部' });
});

it('returns only with a reason', async () => {
  await open();
  await press('退回');
  await press('退回');
  expect(await screen.findByText('请填写退回原因')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: '退回原因' }), '请补充执照');
  const giveBack = mockApi('registration.giveBack', { data: null });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('已退回“明德教育科技有限公司”'));
  expect(giveBack.calls[0]?.body).toEqual({ id: 'c', version: 3, reason: '请补充执照' });
});

it('asks before a typed reason is lost', async () => {
  const confirmDialog = await open();
  await press('退回');
  const reason = await screen.findByRole('textbox', { name: '退回原因' });
  await userEvent.type(reason, '请补充执照');
  await userEvent.click(within(confirmDialog).getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(questions.asked()).toBe(1));
  expect(reason).toHaveValue('请补充执照');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(questions.asked()).toBe(2));
  expect(reason).toHaveValue('请补充执照');
});

it('says that another person decided first, and shows the current state', async () => {
  await open();
  await press('通过');
  current = company({ state: 'accepted', actions: [], decidedBy: '周运营', version: 4 });
  mockApi('registration.accept', {
    code: 40900,
    message: '此申请已处理',
    data: { present: current },
  });
  await press('通过');
  expect(await screen.findByRole('alert')).toHaveTextContent('此申请已处理');
  expect(await screen.findByText('周运营')).toBeVisible();
  expect(screen.queryByRole('button', { name: '通过' })).toBeNull();
  // the list behind the dialog is refreshed, too
  expect(await screen.findByRole('row', { name: /已通过/, hidden: true })).toBeInTheDocument();
});

it('offers no decision to people with read-only access', async () => {
  await open({}, ['registration.read']);
  expect(screen.queryByRole('button', { name: '通过' })).toBeNull();
  expect(screen.queryByRole('button', { name: '退回' })).toBeNull();
});
