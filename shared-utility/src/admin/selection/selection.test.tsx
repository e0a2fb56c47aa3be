import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BulkAction } from '../../admin.entry';
import { mockApi } from '../../testing';
import { pageOf, people, person, rowOf, signIn, toasts, visit } from '../testing/people';
import { PeoplePage } from '../testing/people-page';

beforeEach(signIn);

const three = [person(1), person(2), person(3)];
const bar = () => screen.findByRole('region', { name: '所选内容的操作' });
const box = (name: string) => screen.getByRole('checkbox', { name });

function BulkPage({ onAll }: { onAll?: () => Promise<{ error?: unknown }> }) {
  const [update] = people.useUserUpdateStudentMutation();
  const suspend: BulkAction<(typeof three)[number]> = {
    key: 'suspend',
    label: '停用所选',
    permission: 'person.write',
    send: ({ userId, version }) => update({ userId, version, status: 'suspended' }),
    ...(onAll && { sendAll: onAll }),
    confirm: (count) => ({ title: `停用 ${count} 人？`, hint: '他们将无法登录。' }),
    done: (count) => `已停用 ${count} 人`,
  };
  return <PeoplePage bulk={[suspend]} />;
}

async function choose(...names: string[]) {
  await rowOf('人1');
  for (const name of names) await userEvent.click(box(name));
  return within(await bar());
}
const confirm = async () =>
  userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: '停用所选' }),
  );

it('has no boxes for who may do nothing with several rows', async () => {
  mockApi('user.findByCondition', pageOf(three));
  visit(<BulkPage />, '', []);
  await rowOf('人1');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('counts what is chosen, of the page too, and lets go of it', async () => {
  mockApi('user.findByCondition', pageOf(three));
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

it('leaves out of the Tab key’s way the box that antd measures by', async () => {
  mockApi('user.findByCondition', pageOf(three));
  visit(<BulkPage />);
  await rowOf('人1');
  const measured = document.querySelectorAll('[aria-hidden="true"] input');
  expect(measured.length).toBeGreaterThan(0);
  for (const field of measured) expect(field).toHaveAttribute('tabindex', '-1');
});

it('does it for each row, says which were refused and why, and retries those in their present version', async () => {
  mockApi('user.findByCondition', pageOf(three));
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
  expect(toasts).toEqual([]);
  await screen.findByText('13999999999');
  const again = mockApi('user.updateStudent', { data: null });
  await userEvent.click(within(refused).getByRole('button', { name: '重试未完成的' }));
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success', message: '已停用 1 人' }]));
  expect(again.calls).toMatchObject([{ query: { userId: 'p2' }, body: { version: 5 } }]);
});

it('means all that match where the platform can do that in one call', async () => {
  mockApi('user.findByCondition', pageOf(three, 57));
  const onAll = jest.fn(async () => ({}));
  visit(<BulkPage onAll={onAll} />);
  const chosen = await choose('选择 人1');
  await userEvent.click(chosen.getByRole('button', { name: '选择全部 57 项' }));
  expect(chosen.getByText('已选择全部 57 项符合条件的结果')).toBeVisible();
  await userEvent.click(chosen.getByRole('button', { name: '停用所选' }));
  await confirm();
  await waitFor(() => expect(toasts).toMatchObject([{ message: '已停用 57 人' }]));
  expect(onAll).toHaveBeenCalledTimes(1);
});

it('is forgotten under other conditions, and kept on another page', async () => {
  const reply = ({ query }: { query: Record<string, unknown> }) =>
    pageOf(query.pageNum === '2' ? [person(21)] : three, 21);
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
