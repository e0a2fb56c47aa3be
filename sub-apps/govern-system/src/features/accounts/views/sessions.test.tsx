import { type AdministratorSession, context } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { administrator } from '../../../testing/people';
import { button, dialog, signIn, toasts, visit } from '../../../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };
const session = (id: string, ip: string): AdministratorSession => ({
  sessionId: id,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ip,
  createdAt: '2026-11-20T00:00:00.000Z',
  lastSeenAt: '2026-11-20T02:00:00.000Z',
});

/** The server's state; tests change it to act as another person. */
let current: AdministratorSession[];

beforeEach(() => {
  signIn();
  context.set('actor', 'self');
  context.set('timezone', 'Asia/Shanghai');
  current = [session('a', '10.0.0.1'), session('b', '10.0.0.2')];
});
afterEach(() => nock.cleanAll());

async function open() {
  const list = [administrator('p', '林小雨', []), administrator('self', '陈晓阳', [])];
  const page = { list, total: 2, pageNum: 1, pageSize: 20 };
  mockApi('administrator.findByCondition', { data: page }, everyTime);
  mockApi('administrator.findSessions', () => ({ data: current }), everyTime);
  visit('/platform/account', ['administrator.read', 'administrator.write', 'account.reset']);
  await screen.findByRole('row', { name: /林小雨/ });
  await userEvent.click(await button('更多 林小雨'));
  await userEvent.click(await screen.findByRole('menuitem', { name: '登录情况' }));
  return dialog();
}

it('one is ended with a reason and removed from the list', async () => {
  const dialogElement = await open();
  expect(
    await within(dialogElement).findByText(/2026\/11\/20 10:00 使用过 · 10\.0\.0\.1/),
  ).toBeVisible();
  expect(within(dialogElement).getAllByText(/ · Firefox · Linux$/)).toHaveLength(2);
  await userEvent.click(
    within(dialogElement).getByRole('button', { name: '结束登录：2026/11/20 10:00，10.0.0.2' }),
  );
  const reason = await within(dialogElement).findByRole('textbox', { name: '原因' });
  expect(reason).toHaveFocus();
  const end = mockApi('administrator.endSessions', () => {
    current = current.slice(0, 1);
    return { data: { ended: 1 } };
  });
  await userEvent.click(within(dialogElement).getByRole('button', { name: '结束登录' }));
  expect(await within(dialogElement).findByText('请填写原因')).toBeVisible();
  expect(end.calls).toEqual([]);
  await userEvent.type(reason, ' 电脑遗失 {Enter}');
  await waitFor(() =>
    expect(toasts.map(({ message }) => message)).toEqual(['已结束“林小雨”的1次登录']),
  );
  expect(end.calls[0]?.body).toEqual({ reason: '电脑遗失', sessionId: 'b' });
  await waitFor(() => expect(within(dialogElement).queryByText(/10\.0\.0\.2/)).toBeNull());
  expect(within(dialogElement).queryByRole('button', { name: '结束全部登录' })).toBeNull();
});

it('all are ended together; a refusal is shown and the reason stays typed', async () => {
  const dialogElement = await open();
  await userEvent.click(await within(dialogElement).findByRole('button', { name: '结束全部登录' }));
  const reason = await within(dialogElement).findByRole('textbox', { name: '原因' });
  mockApi('administrator.endSessions', { code: 50000, message: '服务器开小差了' });
  await userEvent.type(reason, '离职{Enter}');
  expect(await within(dialogElement).findByRole('alert')).toHaveTextContent('服务器开小差了');
  expect(reason).toHaveValue('离职');
  // The refusal belongs to this attempt, not to the list or to another session.
  await userEvent.click(within(dialogElement).getByRole('button', { name: '返回' }));
  expect(within(dialogElement).queryByRole('alert')).toBeNull();
  await userEvent.click(within(dialogElement).getByRole('button', { name: '结束全部登录' }));
  await userEvent.type(await within(dialogElement).findByRole('textbox', { name: '原因' }), '离职');
  const end = mockApi('administrator.endSessions', () => {
    current = [];
    return { data: { ended: 2 } };
  });
  await userEvent.click(within(dialogElement).getByRole('button', { name: '结束登录' }));
  await waitFor(() => expect(end.calls[0]?.body).toEqual({ reason: '离职' }));
  expect(await within(dialogElement).findByText('目前没有登录。')).toBeVisible();
});

it('a failed list can be requested again', async () => {
  mockApi('administrator.findSessions', { code: 50000, message: '服务器开小差了' });
  const dialogElement = await open();
  await userEvent.click(await within(dialogElement).findByRole('button', { name: '重试' }));
  expect(await within(dialogElement).findByText(/10\.0\.0\.1/)).toBeVisible();
});
