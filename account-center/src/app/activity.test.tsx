import type { AccountActivity } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { click, comeBack, openPage, signIn } from '../testing/open-page';
import { verified } from '../testing/people';

beforeEach(signIn);
afterEach(() => nock.cleanAll());

/** The server's trail, newest first; the entries differ by their address. */
let trail: AccountActivity[] = [];
const happen = (count: number) => {
  for (let n = 0; n < count; n += 1) {
    const id = String(trail.length + 1);
    const happenedAt = '2026-03-01T08:00:00.000Z';
    trail = [{ id, action: 'login', ip: `10.0.0.${id}`, userAgent: '', happenedAt }, ...trail];
  }
};
const serve = () =>
  mockApi(
    'account.findActivity',
    ({ query }) => {
      const pageNum = Number(query.pageNum);
      const list = trail.slice((pageNum - 1) * 10, pageNum * 10);
      return { data: { list, total: trail.length, pageNum, pageSize: 10 } };
    },
    { times: Number.POSITIVE_INFINITY },
  );
const shown = () =>
  screen.getAllByText(/^10\.0\.0\.\d+ ·/).map((element) => element.textContent ?? '');
const open = async () => {
  const mock = serve();
  await openPage(verified, { mockedCalls: ['account.findActivity'] });
  await screen.findAllByText(/^10\.0\.0\.\d+ ·/);
  return mock;
};

it('shows the whole trail even if it grows while it is read', async () => {
  trail = [];
  happen(35);
  const mock = await open();
  expect(shown()).toHaveLength(10);
  happen(1);
  await click('查看更多');
  await waitFor(() => expect(shown()).toHaveLength(19));
  // a whole page of new entries: page 3 brings nothing new
  happen(10);
  await click('查看更多');
  await waitFor(() => expect(shown()).toHaveLength(29));
  expect(mock.calls.map(({ query }) => query.pageNum)).toEqual(['1', '2', '3', '4']);
  await click('查看更多');
  await waitFor(() => expect(shown()).toHaveLength(35));
  expect(new Set(shown()).size).toBe(35);
  expect(screen.queryByRole('button', { name: '查看更多' })).not.toBeInTheDocument();
});

it('names each change of the second factors, each recovery code used and an undone change', async () => {
  trail = [];
  happen(11);
  const texts = {
    appAdded: '添加身份验证器',
    appRemoved: '移除身份验证器',
    passkeyAdded: '添加通行密钥',
    passkeyRemoved: '移除通行密钥',
    factorsRemoved: '平台运营人员移除了全部第二验证方式',
    recoveryCodesRenewed: '重新生成恢复码',
    recoveryCodeUsed: '使用了恢复码',
    changesUndone: '通过链接撤销变更',
    noticesChosen: '更改通知设置',
    calendarOpened: '生成日历订阅地址',
    calendarClosed: '停用日历订阅地址',
  } as const;
  const actions = Object.keys(texts) as (keyof typeof texts)[];
  trail = trail.map((entry, i) => ({ ...entry, action: actions[i] ?? 'login' }));
  await open();
  await click('查看更多');
  await waitFor(() => expect(shown()).toHaveLength(11));
  const list = screen.getByRole('region', { name: '账号动态' });
  for (const text of Object.values(texts)) expect(list).toHaveTextContent(text);
});

it('shows new entries on top after a return to the tab and keeps opened entries open', async () => {
  trail = [];
  happen(15);
  await open();
  await click('查看更多');
  await waitFor(() => expect(shown()).toHaveLength(15));
  happen(2);
  mockApi('account.getUserInfo', { data: verified });
  await comeBack();
  await waitFor(() => expect(shown()).toHaveLength(17));
  expect(shown()[0]).toMatch(/^10\.0\.0\.17 ·/);
});

it('shows a change of the second factors at once', async () => {
  trail = [];
  happen(1);
  serve();
  const phone = {
    id: 'f1',
    kind: 'totp' as const,
    name: '我的手机',
    host: null,
    createdAt: '2026-03-01T00:00:00.000Z',
    lastUsedAt: null,
  };
  mockApi('secondFactor.list', {
    data: { list: [phone], recoveryCodesLeft: 9, demanded: false },
  });
  await openPage(verified, { mockedCalls: ['account.findActivity', 'secondFactor.list'] });
  await waitFor(() => expect(shown()).toHaveLength(1));
  await userEvent.click(await screen.findByRole('button', { name: '移除 我的手机' }));
  mockApi('secondFactor.remove', () => {
    happen(1);
    return { data: null };
  });
  mockApi('secondFactor.list', { data: { list: [], recoveryCodesLeft: 0, demanded: false } });
  const dialog = within(await screen.findByRole('dialog', { name: '移除验证方式' }));
  await userEvent.click(dialog.getByRole('button', { name: '移除' }));
  await waitFor(() => expect(shown()).toHaveLength(2));
});
