import { type BranchMerge, errorCodes, type PlacedBranch } from '@edu/shared-utility';
import { heldAnswer, mockApi } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { branchNamed, organNamed } from '../../../testing/organs';
import { button, dialog, signIn, toasts, visit } from '../../../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };
const moved: BranchMerge = {
  ...{ students: 12, teachers: 2, staff: 3, below: 0, scheduled: 1, invitations: 0 },
  ...{ courses: 4, trains: 0, resources: 6, exams: 1, others: 9, intoFirst: false },
};

/** The server's branches; a merge removes one of them. */
let tree: PlacedBranch[];

beforeEach(() => {
  signIn();
  tree = [branchNamed('m', '总部校区'), branchNamed('x', '徐汇校区')];
});
afterEach(() => nock.cleanAll());

async function open() {
  const organs = () => [organNamed('h', '阳光总部', { branches: tree })];
  mockApi('organ.find', () => ({ data: { isAll: true, organs: organs() } }), everyTime);
  const emptyPage = { list: [], total: 0, pageNum: 1, pageSize: 10 };
  mockApi('audit.ofRow', { data: emptyPage }, everyTime);
  mockApi('region.getTree', { data: [] }, everyTime);
  visit('/tenant/organ', ['branch.read', 'branch.write']);
  await userEvent.click(await screen.findByText('徐汇校区'));
  await userEvent.click(await button('合并到…'));
  return dialog();
}

async function choose(confirmDialog: HTMLElement, name = '总部校区'): Promise<void> {
  await userEvent.click(within(confirmDialog).getByRole('combobox', { name: '合并到' }));
  const titled = await screen.findAllByTitle(name);
  await userEvent.click(titled.at(-1) as HTMLElement);
}
const send = (confirmDialog: HTMLElement) =>
  within(confirmDialog).getByRole('button', { name: '合并' });

it('shows what is moved and who will see more, then merges and shows the remaining branch', async () => {
  const confirmDialog = await open();
  expect(send(confirmDialog)).toBeDisabled();
  const mock = mockApi('branch.findMerge', { data: moved });
  await choose(confirmDialog);
  expect(await within(confirmDialog).findByText('12 名学员')).toBeVisible();
  expect(within(confirmDialog).getByText('3 名工作人员')).toBeVisible();
  expect(within(confirmDialog).getByText(/1 条尚未发出的消息/)).toBeVisible();
  for (const taught of ['4 门课程', '6 个资源', '1 场考试']) {
    expect(within(confirmDialog).getByText(taught)).toBeVisible();
  }
  expect(within(confirmDialog).getByText(/^9 项其他内容/)).toBeVisible();
  expect(within(confirmDialog).queryByText(/下级校区|培训/)).toBeNull();
  expect(within(confirmDialog).getByText(/能看到“总部校区”的全部学员/)).toBeVisible();
  expect(within(confirmDialog).getByText(/不能撤销/)).toBeVisible();
  expect(mock.calls[0]?.query).toEqual({ into: 'm', organId: 'h' });
  const merge = mockApi('branch.merge', () => {
    tree = tree.slice(0, 1);
    return { data: moved };
  });
  await userEvent.click(send(confirmDialog));
  await waitFor(() =>
    expect(toasts.at(-1)).toMatchObject({ message: '已将“徐汇校区”合并到“总部校区”' }),
  );
  expect(merge.calls[0]?.body).toEqual({ into: 'm', version: 2, organId: 'h' });
  expect(await screen.findByRole('region', { name: '总部校区' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('徐汇校区')).toBeNull());
  expect(screen.queryByRole('button', { name: '合并到…' })).toBeNull();
});

it('warns about the whole organisation, and shows a refusal beside the choice', async () => {
  const confirmDialog = await open();
  mockApi('branch.findMerge', { data: { ...moved, intoFirst: true } });
  await choose(confirmDialog);
  expect(await within(confirmDialog).findByText(/能看到整个机构的学员/)).toBeVisible();
  mockApi('branch.merge', { code: errorCodes.conflict, message: '内容已被他人修改' });
  await userEvent.click(send(confirmDialog));
  expect(await within(confirmDialog).findByText('内容已被他人修改')).toBeVisible();
  expect(within(confirmDialog).getByText('12 名学员')).toBeVisible();
});

it('a refused choice cannot be sent', async () => {
  const confirmDialog = await open();
  const message = '这是机构的首个校区，负责整个机构，不能合并到其他校区';
  mockApi('branch.findMerge', { code: errorCodes.conflict, message });
  await choose(confirmDialog);
  expect(await within(confirmDialog).findByRole('alert')).toHaveTextContent(message);
  expect(send(confirmDialog)).toBeDisabled();
});

it('nothing can be sent while the facts of another choice are loading', async () => {
  tree.push(branchNamed('y', '静安校区'));
  const confirmDialog = await open();
  mockApi('branch.findMerge', { data: moved });
  await choose(confirmDialog);
  expect(await within(confirmDialog).findByText('12 名学员')).toBeVisible();
  expect(send(confirmDialog)).toBeEnabled();
  const answer = heldAnswer();
  mockApi('branch.findMerge', { data: { ...moved, students: 7 } }, { until: answer });
  await choose(confirmDialog, '静安校区');
  expect(within(confirmDialog).queryByText('12 名学员')).toBeNull();
  expect(send(confirmDialog)).toBeDisabled();
  answer.release();
  expect(await within(confirmDialog).findByText('7 名学员')).toBeVisible();
  expect(send(confirmDialog)).toBeEnabled();
});
