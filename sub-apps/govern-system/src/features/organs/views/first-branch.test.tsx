import { context } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { branchNamed, organNamed } from '../../../testing/organs';
import { signIn, visit } from '../../../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };
const head = organNamed('h', '阳光总部', {
  isHead: true,
  branches: [
    branchNamed('m', '总部校区', { isFirst: true }),
    branchNamed('x', '徐汇校区', { students: 3 }),
    branchNamed('y', '空校区'),
  ],
});

beforeEach(() => {
  signIn();
  context.set('organ', 'h');
});
afterEach(() => nock.cleanAll());

async function choose(name: string, permissions: string[]) {
  mockApi('organ.find', { data: { isAll: true, organs: [head] } }, everyTime);
  mockApi('region.getTree', { data: [] }, everyTime);
  mockApi('audit.ofRow', { data: { list: [], total: 0, pageNum: 1, pageSize: 10 } }, everyTime);
  visit('/tenant/organ', permissions);
  const tree = await screen.findByRole('tree', { name: '机构与校区' });
  await userEvent.click(within(tree).getByText(name));
  return within(await screen.findByRole('region', { name }));
}
const writes = ['branch.read', 'branch.write'];
const reason = '首个校区负责整个机构，不能移动、合并或删除。';

it('the first branch cannot be moved, merged or deleted, and the page says why', async () => {
  const panel = await choose('总部校区', writes);
  expect(await panel.findByRole('button', { name: '编辑' })).toBeVisible();
  expect(panel.getByText(reason)).toBeVisible();
  for (const name of ['移动到…', '合并到…', '删除']) {
    expect(panel.queryByRole('button', { name })).toBeNull();
  }
});

it('the reason is hidden from people with read-only access', async () => {
  const panel = await choose('总部校区', ['branch.read']);
  expect(panel.queryByText(reason)).toBeNull();
});

it('another one with students has to be merged or emptied before it is deleted', async () => {
  const panel = await choose('徐汇校区', writes);
  expect(await panel.findByRole('button', { name: '删除' })).toBeDisabled();
  expect(panel.getByText(/还有 3 名学员/)).toBeVisible();
  expect(panel.getByRole('button', { name: '合并到…' })).toBeEnabled();
});

it('an empty one is deleted', async () => {
  const panel = await choose('空校区', writes);
  expect(await panel.findByRole('button', { name: '删除' })).toBeEnabled();
  expect(panel.getByRole('button', { name: '移动到…' })).toBeEnabled();
});
