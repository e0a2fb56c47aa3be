import { type BranchNode, errorCodes, type RegionNode } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { button, dialog, signIn, toasts, visit } from '../../../testing/visit';

const branch = (id: string, name: string, more: Partial<BranchNode> = {}): BranchNode => ({
  id,
  branch: id,
  name,
  organ: 'o',
  actor: 'a',
  channel: '1',
  ucode: `U-${id}`,
  parentId: null,
  regionId: null,
  version: 2,
  children: [],
  ...more,
});
const regions: RegionNode[] = [
  {
    id: '310000',
    name: '上海市',
    level: 'province',
    children: [{ id: '310115', name: '浦东新区', level: 'county', children: [] }],
  },
];
const tree = [
  branch('m', '总部校区', {
    children: [branch('p', '浦东校区', { parentId: 'm', regionId: '310115' })],
  }),
  branch('x', '徐汇校区'),
];
const open = async (permissions = ['branch.read', 'branch.write']) => {
  mockApi('branch.getTree', { data: tree });
  mockApi('region.getTree', { data: regions });
  visit('/tenant/organ', permissions);
  await screen.findByRole('tree', { name: '校区管理' });
};

beforeEach(signIn);
afterEach(() => nock.cleanAll());

it('shows the branches with their regions, and code and place of the chosen one', async () => {
  await open();
  expect(await screen.findByText('上海市 / 浦东新区')).toBeVisible();
  await userEvent.click(screen.getByText('浦东校区'));
  const panel = await screen.findByRole('region', { name: '浦东校区' });
  expect(within(panel).getByText('U-p')).toBeVisible();
  expect(within(panel).getByText('总部校区 / 浦东校区')).toBeVisible();
});

it('gives a branch a region found by its name, and sends nothing else', async () => {
  await open();
  await userEvent.click(screen.getByText('徐汇校区'));
  await userEvent.click(await button('编辑'));
  const form = await dialog();
  await userEvent.type(within(form).getByRole('combobox', { name: '所在地区' }), '浦东');
  await userEvent.click(await screen.findByTitle('浦东新区'));
  const save = mockApi('branch.save', { data: { id: 'x' } });
  mockApi('branch.getTree', { data: tree });
  await userEvent.click(within(form).getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(save.calls[0]?.body).toEqual({ id: 'x', version: 2, regionId: '310115' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('tells what the server says of a branch that is in use', async () => {
  await open();
  await userEvent.click(screen.getByText('徐汇校区'));
  await userEvent.click(await button('删除'));
  const message = '该校区还有3名人员，请先为他们更换校区';
  mockApi('branch.delete', { code: errorCodes.conflict, message });
  await userEvent.click(within(await dialog()).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ kind: 'error', message }));
  expect(screen.getAllByText('徐汇校区').length).toBeGreaterThan(0);
});

it('who may not see them is told who can grant it', async () => {
  mockApi('branch.getTree', { code: errorCodes.forbidden, message: '您没有权限进行此操作' });
  mockApi('region.getTree', { data: regions });
  visit('/tenant/organ', []);
  expect(await screen.findByText(/如有需要请联系租户管理员/)).toBeVisible();
});
