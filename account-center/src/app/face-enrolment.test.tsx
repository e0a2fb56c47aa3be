import { context } from '@edu/shared-utility';
import { mockApi, renderApp } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';
import { click, signIn, toasts } from '../testing/open-page';
import { verified } from '../testing/people';
import { RootView } from './root.view';

beforeEach(signIn);
afterEach(() => nock.cleanAll());
afterAll(() => nock.restore());

const guards = {
  passwordChangedAt: '2026-01-05T08:00:00.000Z',
  phoneChangedAt: '2026-02-06T08:00:00.000Z',
  mailChangedAt: null,
  verifiedAt: '2026-03-07T08:00:00.000Z',
  faceEnrolledAt: '2026-03-07T08:00:00.000Z',
};

const open = async () => {
  context.set('timezone', 'Asia/Shanghai');
  mockApi('account.getUserInfo', { data: verified });
  for (const call of [
    'account.findSessions',
    'account.findActivity',
    'account.getAccountLogoutState',
  ] as const) {
    mockApi(call, { code: 50100, message: '暂不支持' });
  }
  mockApi('account.getAccountGuards', { data: guards });
  renderApp(<RootView />);
  return screen.findByRole('region', { name: '人脸信息' });
};

it('says when password, phone and verification last changed', async () => {
  await open();
  const safety = within(screen.getByRole('region', { name: '账号安全' }));
  const lines = safety.getAllByRole('listitem').map((line) => line.textContent);
  expect(lines).toEqual([
    expect.stringContaining('2026/01/05 更新'),
    expect.stringContaining('2026/02/06 更新'),
    expect.not.stringContaining('更新'),
    expect.stringContaining('2026/03/07 更新'),
  ]);
});

it('deletes the enrolled face after a second question', async () => {
  const section = await open();
  expect(section).toHaveTextContent('您于2026/03/07录入了人脸特征');
  const withdraw = mockApi('monitor.withdrawFace', { data: null });
  await click('撤回并删除');
  expect(await screen.findByRole('alert')).toHaveTextContent('不能恢复');
  expect(withdraw.calls).toEqual([]);
  expect(screen.getByRole('button', { name: '取消' })).toHaveFocus();
  mockApi('account.getAccountGuards', { data: { ...guards, faceEnrolledAt: null } });
  await click('确认删除');
  await waitFor(() => expect(section).not.toBeInTheDocument());
  expect(withdraw.calls).toHaveLength(1);
  expect(toasts).toMatchObject([{ kind: 'success', message: '人脸信息已删除' }]);
});

it('keeps it when the person refrains, and when the server refuses', async () => {
  const section = await open();
  await click('撤回并删除');
  await click('取消');
  expect(section).toHaveTextContent('您于2026/03/07录入了人脸特征');
  mockApi('monitor.withdrawFace', { code: 50000, message: '服务器开小差了' });
  await click('撤回并删除');
  await click('确认删除');
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', message: '服务器开小差了' }]));
  expect(section).toHaveTextContent('您于2026/03/07录入了人脸特征');
});
