import { type AccountProfile, errorCodes, setLanguage } from '@edu/shared-utility';
import { mockApi, pasteInto } from '@edu/shared-utility/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { button, dialog, signIn, toasts, visit } from '../../../testing/visit';

const record = (
  id: string,
  name: string,
  overrides: Partial<AccountProfile> = {},
): AccountProfile => ({
  id,
  accountId: `account-${id}`,
  name,
  gender: 'unknown',
  idNumber: null,
  phone: '139****0002',
  birthday: null,
  email: null,
  address: null,
  education: null,
  employer: null,
  updatedAt: '2026-03-01T08:00:00.000Z',
  version: 3,
  ...overrides,
});
const allPermissions = ['profile.read', 'profile.write', 'profile.reveal'];
const everyTime = { times: Number.POSITIVE_INFINITY };
const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));

/** The server's state; tests change it to act as another person. */
let records: AccountProfile[];

async function open(permissions = allPermissions) {
  records = [record('r', '林小雨', { gender: 'female', idNumber: '110***********002X' })];
  mockApi(
    'user.findProfiles',
    () => ({ data: { list: records, total: records.length, pageNum: 1, pageSize: 20 } }),
    everyTime,
  );
  visit('/organ/records', permissions);
  return screen.findByRole('row', { name: /林小雨/ });
}

beforeEach(signIn);
afterEach(() => nock.cleanAll());

it('shows records with hidden numbers, and one of them in full on demand', async () => {
  const row = await open();
  expect(within(row).getByText('女')).toBeVisible();
  expect(row).toHaveTextContent('110***********002X');
  const mock = mockApi('profile.reveal', { data: { value: '11010519491231002X' } });
  await userEvent.click(await button('显示林小雨的身份证号'));
  expect(await within(row).findByText('11010519491231002X')).toBeVisible();
  expect(mock.calls[0]?.body).toEqual({ field: 'idNumber' });
  expect(row).toHaveTextContent('139****0002');
});

it('formats the birthday like every other date, the same day in every time zone', async () => {
  const withBirthday = record('b', '孔佳琪', { birthday: '1995-05-25' });
  mockApi('user.findProfiles', {
    data: { list: [withBirthday], total: 1, pageNum: 1, pageSize: 20 },
  });
  mockApi('audit.ofRow', { data: { list: [], total: 0, pageNum: 1, pageSize: 10 } });
  visit('/organ/records?row=b', allPermissions);
  const facts = await screen.findByRole('complementary', { name: '孔佳琪的详情' });
  expect(await within(facts).findByText('1995/05/25')).toBeVisible();
});

it('hides numbers and changes from people with read-only access', async () => {
  await open(['profile.read']);
  expect(screen.queryByRole('button', { name: /^显示/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /编辑|删除|新增/ })).toBeNull();
});

it('creates the record of a person who has none, found by name', async () => {
  await open();
  const people = mockApi(
    'profile.findPeople',
    { data: [{ accountId: 'w', name: '王老师', phone: '138****0008' }] },
    everyTime,
  );
  await userEvent.click(await button('新增档案'));
  const form = await dialog();
  await save();
  expect(await within(form).findByText('请选择人员')).toBeVisible();
  await userEvent.type(within(form).getByRole('combobox', { name: '人员' }), '王');
  await waitFor(() => expect(people.calls.at(-1)?.query).toEqual({ keyword: '王' }));
  await userEvent.click(await screen.findByTitle('王老师 138****0008'));
  expect(field('姓名')).toHaveValue('王老师');
  await pasteInto(field('身份证号'), '11010519491231002x');
  await userEvent.type(field('工作单位'), '阳光教育');
  const mock = mockApi('user.saveProfile', { data: { id: 'n' } });
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(mock.calls[0]?.body).toEqual({
    accountId: 'w',
    name: '王老师',
    gender: 'unknown',
    idNumber: '11010519491231002X',
    birthday: null,
    email: null,
    address: null,
    education: null,
    employer: '阳光教育',
  });
});

it('shows errors of the form and the server beside the field, and keeps the input', async () => {
  await open();
  await userEvent.click(await button('编辑 林小雨'));
  const form = await dialog();
  await userEvent.clear(field('身份证号'));
  await pasteInto(field('身份证号'), '123');
  await pasteInto(field('学历'), '本'.repeat(61));
  await save();
  expect(await within(form).findByText('身份证号格式不正确')).toBeVisible();
  expect(await within(form).findByText('最多60个字符')).toBeVisible();
  expect(within(form).getByText('有 2 处需要修改')).toBeVisible();

  await userEvent.clear(field('身份证号'));
  await pasteInto(field('身份证号'), '110***********002X');
  await userEvent.clear(field('学历'));
  await pasteInto(field('学历'), '本科');
  const message = '学历无效';
  const refused = mockApi('user.saveProfile', {
    code: errorCodes.invalidInput,
    message,
    data: { fields: { education: message } },
  });
  await save();
  expect(await within(form).findByText(message)).toBeVisible();
  expect(field('学历')).toHaveValue('本科');
  // an unchanged masked number must not overwrite the stored one
  expect(refused.calls[0]?.body).toEqual({ id: 'r', version: 3, education: '本科' });
});

it('asks before an irreversible deletion, with the person’s name', async () => {
  await open();
  await userEvent.click(await button('删除 林小雨'));
  const question = await screen.findByRole('dialog', { name: '删除“林小雨”的档案？' });
  expect(within(question).getByText(/不能恢复/)).toBeVisible();
  await waitFor(() => expect(within(question).getByRole('button', { name: '取消' })).toHaveFocus());
  const removed = mockApi('user.deleteProfile', () => {
    records = [];
    return { data: null };
  });
  await userEvent.click(within(question).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(removed.calls[0]?.query).toEqual({ id: 'r', version: '3' }));
  expect(await screen.findByText(/还没有个人档案/)).toBeVisible();
  expect(toasts.map(({ message }) => message)).toContain('已删除“林小雨”的档案');
});

it('without the permission the page says who can grant it', async () => {
  mockApi('user.findProfiles', { code: errorCodes.forbidden, message: '您没有权限进行此操作' });
  visit('/organ/records', []);
  expect(await screen.findByText(/如有需要请联系租户管理员/)).toBeVisible();
});

it('has three languages', async () => {
  await open();
  await act(() => setLanguage('fr-FR'));
  expect(await screen.findByRole('heading', { name: 'Dossiers personnels' })).toBeVisible();
  await act(() => setLanguage('en-US'));
  expect(await screen.findByRole('heading', { name: 'Personal records' })).toBeVisible();
  await act(() => setLanguage('zh-CN'));
});
