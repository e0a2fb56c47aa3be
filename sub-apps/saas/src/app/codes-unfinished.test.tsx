import { context } from '@edu/shared-utility';
import { mockApi, pasteInto } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';
import { openBatches } from '../testing/code-batches';
import { courseRow } from '../testing/courses';
import { codeBatch, pageWith } from '../testing/sales-fixtures';
import { dialog, field, signIn, toasts } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };

beforeEach(() => {
  localStorage.clear();
  signIn();
  context.set('timezone', 'Asia/Shanghai');
});
afterEach(() => nock.cleanAll());

it('codes created before the job was cancelled are shown and can be downloaded', async () => {
  await openBatches([codeBatch({ made: 120, redeemed: 2 })]);
  const row = screen.getByRole('row', { name: /双十一/ });
  expect(row).toHaveTextContent(/可兑换只生成了 120 \/ 3002 \/ 120/);
  expect(within(row).getByRole('button', { name: /^导出/ })).toBeEnabled();
});

it('an expired one is not called redeemable', async () => {
  await openBatches([codeBatch({ isOver: true })]);
  const row = screen.getByRole('row', { name: /双十一/ });
  expect(row).toHaveTextContent('已过期');
  expect(row).not.toHaveTextContent('可兑换');
});

it('the same batch requested again is reported as existing, and no second one is promised', async () => {
  const { user } = await openBatches([codeBatch()]);
  const course = courseRow('c', '母婴护理', { status: 'published', price: 19_900 });
  mockApi('course.findManageList', { data: pageWith([course]) }, everyTime);
  await user.click(screen.getByRole('button', { name: '生成兑换码' }));
  const form = await dialog();
  await user.click(await within(form).findByRole('combobox', { name: '课程' }));
  const [choice] = await screen.findAllByTitle('母婴护理');
  await user.click(choice as HTMLElement);
  await pasteInto(field('批次名称'), '双十一');
  await pasteInto(field('数量'), '300');
  mockApi('redemption.makeBatch', { data: { id: 'b', jobId: 'j' } });
  await user.click(within(form).getByRole('button', { name: /生\s?成/ }));
  await waitFor(() =>
    expect(toasts.at(-1)?.message).toBe('相同的一批兑换码刚刚已生成，没有重复生成'),
  );
});
