import type { Tenant } from '@edu/shared-utility';
import { mockApi, pasteInto } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { dialog, signIn, toasts, visit } from '../../../testing/visit';

const tenant: Tenant = {
  id: '11111111-1111-4111-8111-111111111111',
  version: 3,
  name: '晨光学校',
  domain: 'morning.example',
  status: 'enabled',
  contactName: '张三',
  contactPhone: '138****5678',
  theme: 'red',
  logo: null,
  userCount: 12,
  createdAt: '2026-03-01T08:00:00.000Z',
  expiresAt: null,
};
const closed: Tenant = { ...tenant, id: 't2', name: '停用学校', status: 'disabled' };

beforeEach(signIn);
afterEach(() => nock.cleanAll());

const everyCall = { times: Number.POSITIVE_INFINITY };

async function open(rows = [tenant, closed]): Promise<void> {
  const page = { list: rows, total: rows.length, pageNum: 1, pageSize: 20 };
  mockApi('saas.findByCondition', { data: page }, everyCall);
  visit('/platform/tenant', ['platform.tenant']);
  await screen.findByText('停用学校');
  await screen.findByRole('button', { name: /新建租户/ });
}

const rowOf = (name: string) => within(screen.getByText(name).closest('tr') as HTMLElement);

async function act(name: string, action: string): Promise<void> {
  const row = rowOf(name);
  const direct = row.queryByRole('button', { name: new RegExp(`^${action}`) });
  if (direct) return userEvent.click(direct);
  await userEvent.click(row.getByRole('button', { name: /更多/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(action) }));
}

test('the number of a contact is shown in full on demand, and kept unchanged by the form', async () => {
  await open([tenant, { ...closed, contactName: '李四' }]);
  expect(rowOf('晨光学校').getByText('138****5678')).toBeVisible();
  const reveal = mockApi('saas.reveal', { data: { value: '13812345678' } });
  await userEvent.click(rowOf('晨光学校').getByRole('button', { name: '显示张三的联系人手机号' }));
  expect(await rowOf('晨光学校').findByText('13812345678')).toBeVisible();
  expect(reveal.calls).toHaveLength(1);
  await act('晨光学校', '编辑');
  const form = within(await dialog());
  expect(await form.findByLabelText('联系人手机号')).toHaveValue('138****5678');
  await userEvent.type(form.getByLabelText('联系人姓名'), '丰');
  const update = mockApi('saas.update', { data: null });
  await userEvent.click(form.getByRole('button', { name: /保存/ }));
  await waitFor(() => expect(update.calls).toHaveLength(1));
  expect(update.calls[0]?.body).toEqual({ id: tenant.id, version: 3, contactName: '张三丰' });
});

test('a tenant is created with its first administrator, and a taken domain is reported at its field', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: /新建租户/ }));
  const form = within(await dialog());
  await pasteInto(await form.findByLabelText('租户名称'), '暮光学校');
  await pasteInto(form.getByLabelText('域名'), 'morning.example');
  await pasteInto(form.getByLabelText('联系人姓名'), '李四');
  await pasteInto(form.getByLabelText('联系人手机号'), '138 1234 0000');
  mockApi('saas.save', {
    code: 40900,
    message: '该域名已被使用',
    data: { fields: { domain: '该域名已被使用' } },
  });
  const submit = form.getByRole('button', { name: /保存/ });
  await userEvent.click(submit);
  expect(await form.findByText('该域名已被使用')).toBeVisible();
  await userEvent.clear(form.getByLabelText('域名'));
  await pasteInto(form.getByLabelText('域名'), 'dusk.example');
  const { calls } = mockApi('saas.save', { data: { id: 'new' } });
  await userEvent.click(submit);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toEqual({
    name: '暮光学校',
    domain: 'dusk.example',
    contactName: '李四',
    contactPhone: '13812340000',
    theme: 'init',
    expiresAt: null,
  });
});

test('disabling asks first and shows the consequences; enabling does not', async () => {
  await open();
  const disabled = mockApi('saas.update', { data: null });
  await act('晨光学校', '停用');
  const confirmDialog = within(await dialog());
  expect(confirmDialog.getByText(/所有人会立即退出登录/)).toBeVisible();
  await userEvent.click(confirmDialog.getByRole('button', { name: /停用|确定/ }));
  await waitFor(() => expect(disabled.calls).toHaveLength(1));
  expect(disabled.calls[0]?.body).toEqual({ id: tenant.id, version: 3, status: 'disabled' });
  await waitFor(() => expect(toasts.map(({ message }) => message)).toContain('“晨光学校”已停用'));
  const enabled = mockApi('saas.update', { data: null });
  await act('停用学校', '启用');
  await waitFor(() => expect(enabled.calls[0]?.body).toMatchObject({ status: 'enabled' }));
});

test('one’s own tenant cannot be disabled, and the page says why', async () => {
  await open([{ ...tenant, domain: 'localhost' }, closed]);
  const disable = rowOf('晨光学校').getByRole('button', { name: /^停用/ });
  expect(disable).toBeDisabled();
  expect(disable).toHaveAttribute('title', '这是您正在使用的租户，不能停用');
});

test('the branches of a tenant are shown, or the reason why not', async () => {
  await open();
  mockApi('branch.getBranchTreeBySaasId', { code: 50000, message: '服务器开小差了' });
  await act('晨光学校', '校区');
  const shown = within(await dialog());
  expect(await shown.findByRole('alert')).toHaveTextContent('服务器开小差了');
  const branch = {
    ...{ id: 'b', branch: 'b', name: '总部校区', organ: 'o', actor: 'a', channel: '1' },
    ...{ ucode: 'HQ', parentId: null, regionId: null, children: [] },
  };
  mockApi('branch.getBranchTreeBySaasId', { data: [branch] });
  await userEvent.click(shown.getByRole('button', { name: '重试' }));
  expect(await shown.findByText('总部校区')).toBeVisible();
});

test('without the operator’s permission the page says whom it is for', async () => {
  mockApi('saas.findByCondition', { code: 40300, message: '没有权限' });
  visit('/platform/tenant', []);
  expect(await screen.findByText('此页面仅供平台运营人员查看。')).toBeVisible();
});
