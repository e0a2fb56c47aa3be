import { context, errorCodes } from '@edu/shared-utility';
import { mockApi, pasteInto } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { pageOf } from '../testing/students';
import { trainRow, wholeTrain } from '../testing/trains';
import { dialog, field, signIn, toasts, visit } from '../testing/visit';

const often = { times: Number.POSITIVE_INFINITY };
/** What comes in chunks, and rights that are asked for, take a moment. */
const patient = { timeout: 4_000 };
const manager = ['train.read', 'train.write', 'train.publish'];

beforeEach(() => {
  localStorage.clear();
  signIn();
  context.set('userInfo', { userId: 'u' } as never);
  context.set('timezone', 'Asia/Shanghai');
});
afterEach(() => nock.cleanAll());

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }, patient));

function list() {
  const found = mockApi(
    'train.findByCondition',
    {
      data: pageOf([
        trainRow('t1', '草稿培训'),
        trainRow('t2', '进行培训', {
          ...{ status: 'published', phase: 'running', userCount: 20, passedCount: 5 },
        }),
        trainRow('t3', '停用培训', { status: 'unpublished' }),
      ]),
    },
    often,
  );
  return found;
}

it('lists trainings with what their state allows, and asks before one is published', async () => {
  list();
  visit('/task', manager);
  expect((await row(/进行培训/)).getByText('5 / 20')).toBeVisible();
  expect((await row(/进行培训/)).getByRole('link', { name: /统计/ })).toHaveAttribute(
    'href',
    '/saas/task/t2/statistics',
  );
  expect((await row(/进行培训/)).queryByRole('button', { name: /^发布/ })).toBeNull();
  expect(await (await row(/停用培训/)).findByRole('button', { name: /^发布/ })).toBeVisible();
  const publish = mockApi('train.publish', { code: errorCodes.conflict, message: '还没有内容' });
  await userEvent.click(await (await row(/草稿培训/)).findByRole('button', { name: /^发布/ }));
  const asked = within(await dialog());
  expect(asked.getAllByText('发布培训“草稿培训”？')[0]).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: '发布' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('还没有内容'));
  expect(publish.calls[0]?.query).toMatchObject({ id: 't1', version: '3' });
});

it('unpublishes one, and deletes drafts alone', async () => {
  list();
  visit('/task', manager);
  const more = async (name: RegExp) =>
    userEvent.click(await (await row(name)).findByRole('button', { name: /更多/ }, patient));
  await more(/进行培训/);
  expect(screen.queryByRole('menuitem', { name: '删除' })).toBeNull();
  const away = mockApi('train.unPublish', { data: null });
  await userEvent.click(await screen.findByRole('menuitem', { name: '取消发布' }));
  await waitFor(() => expect(away.calls[0]?.query).toMatchObject({ id: 't2', version: '3' }));
});

it('makes one of a title, with a month from tomorrow on', async () => {
  list();
  visit('/task', manager);
  await userEvent.click(await screen.findByRole('button', { name: '新建培训' }, patient));
  await userEvent.click((await dialog()).querySelector('.ant-btn-primary') as HTMLElement);
  expect(await screen.findByText('请输入名称')).toBeVisible();
  await pasteInto(field('名称'), '春季班');
  const save = mockApi('train.save', { data: { id: 't9', version: 1 } });
  mockApi('train.findById', { data: wholeTrain({ id: 't9' }) }, often);
  await userEvent.click(within(await dialog()).getByRole('button', { name: '创建并设置' }));
  await waitFor(() => expect(save.calls).toHaveLength(1));
  const { title, startsAt, endsAt } = (save.calls[0]?.body ?? {}) as Record<string, string>;
  expect(title).toBe('春季班');
  expect([startsAt, endsAt].map((one) => one?.slice(10))).toEqual(Array(2).fill('T16:00:00.000Z'));
  expect(Date.parse(endsAt ?? '') - Date.parse(startsAt ?? '')).toBe(30 * 86_400_000);
});

it('offers who may only read nothing to change', async () => {
  list();
  visit('/task', ['train.read']);
  await row(/草稿培训/);
  await waitFor(() => expect(context.get('permissions').status).toBe('ready'), patient);
  expect(screen.queryByRole('button', { name: '新建培训' })).toBeNull();
  expect((await row(/草稿培训/)).getByRole('link', { name: /查看/ })).toBeVisible();
  expect((await row(/草稿培训/)).queryByRole('button', { name: /^发布/ })).toBeNull();
});
