import { waitFor } from '@testing-library/react';
import nock from 'nock';
import { api } from '../api';
import { setPageExit } from '../environment';
import { context } from '../storage';
import { mockApi, resetContext } from '../testing';
import { session } from './session';

const person = {
  userId: 'u1',
  phone: '13900000001',
  nickname: '阳光老师',
  name: '王晓明',
  accountPhone: '13900000001',
  accountMail: null,
  idAuthStatus: 1,
} as const;

let visits: string[];
let stop: () => void;

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

beforeEach(() => {
  resetContext();
  visits = [];
  setPageExit({ assign: (url) => visits.push(url), reload: () => visits.push('reload') });
  session.start({ token: 'mine' });
  context.set('userInfo', person);
  stop = session.watchReturn();
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  nock.cleanAll();
});

it('goes to the log-in if the session ended while the tab was hidden', async () => {
  mockApi('account.getUserInfo', {
    code: 303,
    message: '登录已过期',
    data: { ended: 'elsewhere' },
  });
  comeBack();
  await waitFor(() => expect(visits).toHaveLength(1));
  expect(visits[0]).toMatch(/^\/entrance/);
  expect(context.get('token')).toBeNull();
  expect(context.get('userInfo')).toBeNull();
});

it('stays if the session is valid, and makes one request even if the tab is shown twice meanwhile', async () => {
  const mock = mockApi('account.getUserInfo', { data: { ...person, nickname: '新昵称' } });
  comeBack();
  comeBack();
  await waitFor(() => expect(context.get('userInfo')?.nickname).toBe('新昵称'));
  expect([visits, mock.calls.length]).toEqual([[], 1]);
});

it('stays and shows nothing if no server answers', async () => {
  const failed = mockApi('account.getUserInfo', { networkError: true });
  const next = mockApi('account.getUserInfo', { data: { ...person, nickname: '又来了' } });
  comeBack();
  await waitFor(() => expect(failed.calls.length + next.calls.length).toBeGreaterThan(0));
  await waitFor(() => {
    comeBack();
    expect(context.get('userInfo')?.nickname).toBe('又来了');
  });
  expect(visits).toEqual([]);
});

it.each([
  [
    'the tab is hidden',
    () => jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden'),
  ],
  ['there is no session', () => context.remove('token')],
  ['the identity is not loaded yet', () => context.remove('userInfo')],
])('makes no request if %s', async (_, before) => {
  const mock = mockApi('account.getUserInfo', { data: person });
  before();
  comeBack();
  // Requests are sent in order, so this one comes after any earlier one.
  jest.restoreAllMocks();
  const laterCall = mockApi('account.findAdminBranchList', { data: [] });
  await api.account.findAdminBranchList();
  expect(laterCall.calls).toHaveLength(1);
  expect(mock.calls).toHaveLength(0);
});
