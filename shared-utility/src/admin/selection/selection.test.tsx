import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BulkAction } from '../../admin.entry';
import { heldAnswer, mockApi, onPhone } from '../../testing';
import { pageOf, people, person, rowOf, signIn, toasts, visit } from '../testing/people';
import { PeoplePage } from '../testing/people-page';

beforeEach(signIn);

const threePeople = [person(1), person(2), person(3)];
const bar = () => screen.findByRole('region', { name: '所选内容的操作' });
const box = (name: string) => screen.getByRole('checkbox', { name });

type More = Partial<BulkAction<(typeof threePeople)[number]>>;

function BulkPage({ more = {} }: { more?: More }) {
  const [update] = people.useUserUpdateStudentMutation();
  const suspend: BulkAction<(typeof threePeople)[number]> = {
    key: 'suspend',
    label: '停用所选',
    permission: 'person.write',
    send: ({ userId, version }) => update({ userId, version, status: 'suspended' }),
    confirm: (count) => ({ title: `停用 ${count} 人？`, hint: '他们将无法登录。' }),
    done: (count) => `已停用 ${count} 人`,
    ...more,
  };
  return <PeoplePage bulk={[suspend]} />;
}

async function choose(...names: string[]) {
  for (const name of names) await userEvent.click(await screen.findByRole('checkbox', { name }));
  return within(await bar());
}
const confirm = async () =>
  userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: '停用所选' }),
  );

it('has no checkboxes if no action for several rows is permitted', async () => {
  mockApi('user.findByCondition', pageOf(threePeople));
  visit(<BulkPage />, '', []);
  await rowOf('人1');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('counts the selected rows, the page’s too, and can be cleared', async () => {
  mockApi('user.findByCondition', pageOf(threePeople));
  visit(<BulkPage />);
  const chosen = await choose('选择 人2');
  expect(chosen.getByText('已选择 1 项')).toBeVisible();
  await userEvent.click(box('选择本页全部'));
  expect(chosen.getByText('已选择 3 项')).toBeVisible();
  await userEvent.click(box('选择 人1'));
  expect(chosen.getByText('已选择 2 项')).toBeVisible();
  await userEvent.click(chosen.getByRole('button', { name: '取消选择' }));
  expect(screen.queryByRole('region', { name: '所选内容的操作' })).toBeNull();
});

it('removes the checkbox that antd measures with from the tab order', async () => {
  mockApi('user.findByCondition', pageOf(threePeople));
  visit(<BulkPage />);
  await rowOf('人1');
  const measured = document.querySelectorAll('[aria-hidden="true"] input');
  expect(measured.length).toBeGreaterThan(0);
  for (const field of measured) expect(field).toHaveAttribute('tabindex', '-1');
});

it('runs for each row, lists the refused ones with reasons, and retries those in their current version', async () => {
  mockApi('user.findByCondition', pageOf(threePeople));
  visit(<BulkPage />);
  const chosen = await choose('选择 人1', '选择 人2');
  const update = mockApi(
    'user.updateStudent',
    ({ query }) =>
      query.userId === 'p2' ? { code: 40900, message: '内容已被他人修改' } : { data: null },
    { times: 2 },
  );
  const fresh = [
    person(1, { version: 2 }),
    person(2, { version: 5, phone: '13999999999' }),
    person(3),
  ];
  mockApi('user.findByCondition', pageOf(fresh), { times: 9 });
  await userEvent.click(chosen.getByRole('button', { name: '停用所选' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('停用 2 人？');
  await confirm();
  const refused = await screen.findByRole('dialog', { name: '1 项未完成' });
  expect(refused).toHaveTextContent('1 项已完成。以下各项没有改变：人2 — 内容已被他人修改');
  expect(update.calls.map(({ body }) => body)).toEqual([
    { version: 1, status: 'suspended' },
    { version: 1, status: 'suspended' },
  ]);
  expect(toasts).toMatchObject([{ kind: 'success', message: '已停用 1 人' }]);
  await screen.findByText('13999999999');
  const secondUpdate = mockApi('user.updateStudent', { data: null });
  await userEvent.click(within(refused).getByRole('button', { name: '重试未完成的' }));
  await waitFor(() => expect(secondUpdate.calls).toHaveLength(1));
  expect(secondUpdate.calls).toMatchObject([{ query: { userId: 'p2' }, body: { version: 5 } }]);
});

it('can be stopped: the rows that were not sent stay selected, and are not counted as done', async () => {
  const six = [1, 2, 3, 4, 5, 6].map((number) => person(number));
  mockApi('user.findByCondition', pageOf(six));
  const answer = heldAnswer();
  const send = jest.fn(async () => {
    await answer.released;
    return {};
  });
  visit(<BulkPage more={{ send, confirm: () => null }} />);
  await rowOf('人1');
  await userEvent.click(box('选择本页全部'));
  const chosen = within(await bar());
  await userEvent.click(chosen.getByRole('button', { name: '停用所选' }));
  await userEvent.click(await chosen.findByRole('button', { name: '停止' }));
  answer.release();
  expect(await chosen.findByText('已选择 2 项')).toBeVisible();
  expect(send).toHaveBeenCalledTimes(4);
  expect(box('选择 人6')).toBeChecked();
  expect(box('选择 人1')).not.toBeChecked();
  expect(toasts).toMatchObject([{ message: '已停用 4 人' }]);
});

it('can include all matching rows if the platform can do that in one call', async () => {
  mockApi('user.findByCondition', pageOf(threePeople, 57));
  const onAll = jest.fn(async () => ({}));
  visit(<BulkPage more={{ sendAll: onAll }} />);
  const chosen = await choose('选择 人1');
  await userEvent.click(chosen.getByRole('button', { name: '选择全部 57 项' }));
  expect(chosen.getByText('已选择全部 57 项符合条件的结果')).toBeVisible();
  for (const name of ['人1', '人2', '人3']) {
    expect(screen.getByRole('checkbox', { name: `选择 ${name}` })).toBeChecked();
  }
  await userEvent.click(chosen.getByRole('button', { name: '停用所选' }));
  await confirm();
  await waitFor(() => expect(toasts).toMatchObject([{ message: '已停用 57 人' }]));
  expect(onAll).toHaveBeenCalledWith(57);
});

it.each([1440, 390])(
  'becomes the page’s rows except one when one of all is deselected, at %i pixels',
  async (width) => {
    if (width === 390) onPhone();
    mockApi('user.findByCondition', pageOf(threePeople, 57));
    visit(<BulkPage more={{ sendAll: async () => ({}) }} />);
    const chosen = await choose('选择 人1');
    await userEvent.click(chosen.getByRole('button', { name: '选择全部 57 项' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '选择 人2' }));
    expect(chosen.getByText('已选择 2 项')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: '选择 人2' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: '选择 人3' })).toBeChecked();
  },
);

it.each([
  [
    'continues it as a job',
    { started: '正在后台停用 57 人' },
    { kind: 'success', message: '正在后台停用 57 人' },
  ],
  [
    'refuses it',
    {
      error: {
        cancelled: false,
        kind: 'business',
        code: 40900,
        message: '现在是 58 人',
        data: null,
      },
    },
    { kind: 'error', message: '现在是 58 人' },
  ],
])('says so if the platform %s', async (_, answer, toast) => {
  const list = mockApi('user.findByCondition', pageOf(threePeople, 57), { times: 2 });
  visit(<BulkPage more={{ sendAll: async () => answer }} />);
  const chosen = await choose('选择 人1');
  await userEvent.click(chosen.getByRole('button', { name: '选择全部 57 项' }));
  await userEvent.click(chosen.getByRole('button', { name: '停用所选' }));
  await confirm();
  await waitFor(() => expect(toasts).toMatchObject([toast]));
  await waitFor(() => expect(list.calls).toHaveLength('error' in answer ? 2 : 1));
});

it('asks with the page’s dialog, and changes nothing unless confirmed', async () => {
  mockApi('user.findByCondition', pageOf(threePeople), { times: 9 });
  const update = mockApi('user.updateStudent', { data: null });
  const ask = jest.fn(async () => false);
  visit(<BulkPage more={{ ask, confirm: () => null }} />);
  const chosen = await choose('选择 人1');
  await userEvent.click(chosen.getByRole('button', { name: '停用所选' }));
  await waitFor(() => expect(ask).toHaveBeenCalledWith(1, false));
  expect(update.calls).toEqual([]);
  ask.mockResolvedValue(true);
  await userEvent.click(chosen.getByRole('button', { name: '停用所选' }));
  await waitFor(() => expect(toasts).toMatchObject([{ message: '已停用 1 人' }]));
});

it('runs once for a double click, however long its question takes', async () => {
  mockApi('user.findByCondition', pageOf(threePeople));
  const answer = heldAnswer();
  const send = jest.fn(async () => ({}));
  const ask = async () => {
    await answer.released;
    return true;
  };
  visit(<BulkPage more={{ ask, send, confirm: () => null }} />);
  const chosen = await choose('选择 人1', '选择 人2');
  await userEvent.dblClick(chosen.getByRole('button', { name: '停用所选' }));
  answer.release();
  await waitFor(() => expect(toasts).toMatchObject([{ message: '已停用 2 人' }]));
  expect(send).toHaveBeenCalledTimes(2);
});

it('offers to undo the action, with the rows as they were', async () => {
  mockApi('user.findByCondition', pageOf(threePeople), { times: 9 });
  mockApi('user.updateStudent', { data: null });
  const undo = jest.fn(async () => {});
  const done: More['done'] = (count, rows) => ({
    message: `已停用 ${count} 人：${rows.map(({ name }) => name).join()}`,
    undo,
    undone: '已撤销',
    failed: () => '未能撤销',
  });
  visit(<BulkPage more={{ done }} />);
  const chosen = await choose('选择 人2');
  await userEvent.click(chosen.getByRole('button', { name: '停用所选' }));
  await confirm();
  await userEvent.click(await screen.findByRole('button', { name: '撤销: 已停用 1 人：人2' }));
  await waitFor(() => expect(undo).toHaveBeenCalledTimes(1));
});

it('offers to undo those that were done if others were refused', async () => {
  mockApi('user.findByCondition', pageOf(threePeople), { times: 9 });
  mockApi(
    'user.updateStudent',
    ({ query }) => (query.userId === 'p2' ? { code: 40900, message: '已变' } : { data: null }),
    { times: 3 },
  );
  const undo = jest.fn(async () => {});
  const done: More['done'] = (_, rows) => ({
    message: `已停用：${rows.map(({ name }) => name).join()}`,
    undo,
    undone: '已撤销',
    failed: () => '未能撤销',
  });
  visit(<BulkPage more={{ done, confirm: () => null }} />);
  const chosen = await choose('选择 人1', '选择 人2', '选择 人3');
  await userEvent.click(chosen.getByRole('button', { name: '停用所选' }));
  await screen.findByRole('dialog', { name: '1 项未完成' });
  await userEvent.click(await screen.findByRole('button', { name: '撤销: 已停用：人1,人3' }));
  await waitFor(() => expect(undo).toHaveBeenCalledTimes(1));
});

it('is cleared by other conditions, and kept on another page', async () => {
  const reply = ({ query }: { query: Record<string, unknown> }) =>
    pageOf(query.pageNum === '2' ? [person(21)] : threePeople, 21);
  mockApi('user.findByCondition', reply, { times: 9 });
  visit(<BulkPage />);
  await choose('选择 人1');
  await userEvent.click(screen.getByRole('listitem', { name: '2' }));
  await rowOf('人21');
  await userEvent.click(box('选择 人21'));
  expect(screen.getByText('已选择 2 项')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: '正常' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: '所选内容的操作' })).toBeNull());
});

it('runs for all selected rows in one call if there is one, and row by row if that is refused', async () => {
  mockApi('user.findByCondition', pageOf(threePeople), { times: 9 });
  const updates = mockApi('user.updateStudent', { data: null }, { times: 2 });
  const answers = [{}, { error: new Error('一项不行') }];
  const sendMany = jest.fn(async (_: readonly unknown[]) => answers.shift() ?? {});
  visit(<BulkPage more={{ confirm: () => null, sendMany }} />);
  for (const calls of [0, 2]) {
    const chosen = await choose('选择 人1', '选择 人2');
    await userEvent.click(chosen.getByRole('button', { name: '停用所选' }));
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ message: '已停用 2 人' }));
    await waitFor(() => expect(updates.calls).toHaveLength(calls));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: '所选内容的操作' })).toBeNull(),
    );
  }
  expect(sendMany.mock.calls.map(([rows]) => rows.length)).toEqual([2, 2]);
});
