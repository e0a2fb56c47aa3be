import { waitFor } from '@testing-library/dom';
import nock from 'nock';
import { api } from '../api';
import type { UserInfo } from '../contract';
import { configureRuntime, type PageExit, setPageExit } from '../environment';
import { on } from '../events';
import { context, draftKey } from '../storage';
import { heldAnswer, mockApi, resetContext } from '../testing';
import { followLogout } from './end';
import { session } from './session';

let visits: string[];
const exit: PageExit = { assign: (url) => visits.push(url), reload: () => visits.push('reload') };

beforeEach(() => {
  resetContext();
  visits = [];
  setPageExit(exit);
  window.history.replaceState(null, '', '/saas/student?pageNum=2#row');
});
afterEach(() => nock.cleanAll());

test.each([303, 10000])(
  'code %i in 20 parallel calls clears once and goes to the login once, with the return address',
  async (code) => {
    session.start({ token: 't' });
    context.set('organ', 'o');
    window.localStorage.setItem('someOtherKey', 'x');
    window.sessionStorage.setItem('anything', 'x');
    window.localStorage.setItem('keep:language', 'fr-FR');
    window.localStorage.setItem('import-map-override:@edu-app/saas', 'http://localhost:1/x.js');
    mockApi('account.findOrganList', { code, message: '登录已过期' }, { times: 20 });
    let endings = 0;
    let clears = 0;
    const stopFunctions = [
      on('session:ended', () => {
        endings += 1;
      }),
      context.subscribe('organ', (value) => {
        if (value === null) clears += 1;
      }),
    ];
    const shown: string[] = [];
    stopFunctions.push(on('toast:show', ({ message }) => shown.push(message)));
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => api.account.findOrganList()),
    );
    for (const stop of stopFunctions) stop();
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(visits).toEqual([
      `/entrance/login?returnTo=${encodeURIComponent('/saas/student?pageNum=2#row')}`,
    ]);
    expect({ endings, clears, shown }).toEqual({ endings: 1, clears: 1, shown: [] });
    expect(Object.keys(window.localStorage).sort()).toEqual([
      'import-map-override:@edu-app/saas',
      'keep:language',
    ]);
    // The log-in page shows the reason.
    expect({ ...window.sessionStorage }).toEqual({ sessionEnd: 'expired' });
  },
);

test('a late answer to a call with the previous token does not end the current session', async () => {
  session.start({ token: 'first' });
  const answer = heldAnswer();
  const ended = { code: 303, message: '登录已过期' };
  const sent = mockApi('account.findOrganList', ended, { until: answer });
  const late = api.account.findOrganList().catch((error: unknown) => error);
  while (sent.calls.length === 0) await new Promise((next) => setTimeout(next));
  session.start({ token: 'second' });
  answer.release();
  await expect(late).resolves.toMatchObject({ kind: 'session' });
  expect([visits, context.get('token')]).toEqual([[], 'second']);
});

test.each([
  [{ code: 303, message: '登录已过期', data: { ended: 'elsewhere' } }, 'elsewhere'],
  [{ code: 303, message: '登录已过期', data: { ended: 'organ' } }, 'organ'],
  [{ code: 303, message: '登录已过期', data: { ended: 'tenant' } }, 'tenant'],
  [{ code: 303, message: '登录已过期', data: { ended: 'unknown' } }, 'expired'],
  [{ code: 303, message: '登录已过期', data: { ended: 'expired' } }, 'expired'],
  [{ code: 303, message: '登录已过期' }, 'expired'],
  [{ code: 10000, message: '请先登录', data: { ended: { odd: 1 } } }, 'expired'],
] as const)('the log-in page gets the reason for the end: %o', async (reply, reason) => {
  session.start({ token: 't' });
  mockApi('account.findOrganList', reply);
  await expect(api.account.findOrganList()).rejects.toMatchObject({ kind: 'session' });
  expect(context.get('sessionEnd')).toBe(reason);
  // After the next log-in the reason is no longer shown.
  session.start({ token: 'next' });
  expect(context.get('sessionEnd')).toBeNull();
});

test('it is told about idleness, a changed password and another tab, but not about a deliberate log-out', async () => {
  mockApi('account.logout', { data: null }, { times: 3 });
  session.start({ token: 't' });
  session.abandon();
  expect(context.get('sessionEnd')).toBe('idle');
  session.start({ token: 't' });
  await session.logout(Promise.resolve(), 'password');
  expect(context.get('sessionEnd')).toBe('password');
  session.start({ token: 't' });
  const stop = session.watchOtherTabs();
  window.localStorage.removeItem('token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
  stop();
  expect(context.get('sessionEnd')).toBe('otherTab');
  session.start({ token: 't' });
  await session.logout();
  expect(context.get('sessionEnd')).toBeNull();
});

test('after a log-out in another tab the log-in returns the same person to the page', () => {
  session.start({ token: 't' });
  context.set('userInfo', { ...({} as UserInfo), userId: 'u1' });
  followLogout();
  expect(visits).toEqual([
    `/entrance/login?of=u1&returnTo=${encodeURIComponent('/saas/student?pageNum=2#row')}`,
  ]);
});

test('the flag of the new flow is read before the storage is cleared', () => {
  context.set('frontendConfig', [{ key: 'isNewSaas', value: 'true' }]);
  session.expire();
  expect(visits[0]).toMatch(/^\/entrance_new\/login\?returnTo=/);
});

test('log out tells the server, clears and goes to the entrance', async () => {
  const mock = mockApi('account.logout', { data: null });
  session.start({ token: 't' });
  await session.logout();
  expect(mock.calls[0]?.headers.token).toBe('t');
  expect(context.get('token')).toBeNull();
  expect(visits).toEqual(['/entrance']);
});

test('a log-in removes everything of the former person and place', () => {
  const keys = [
    ...(['organ', 'actor', 'branch', 'channel', 'branchList', 'organList', 'roleList'] as const),
    ...(['userInfo', 'menu', 'permissions', 'isWdDemo', 'mustChoose', 'saas'] as const),
    ...(['identity', 'touched', 'sessionEnd', 'returningAccount'] as const),
  ];
  resetContext();
  const fresh = keys.map((key) => context.get(key));
  // 'former' is no valid value of most keys, which is reported.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  for (const key of keys) context.set(key, 'former' as never);
  expect(keys.map((key) => context.get(key))).not.toEqual(fresh);
  session.start({ token: 't2' });
  expect(keys.map((key) => context.get(key))).toEqual(fresh);
});

test('an idle session ends on the server, too, and the login page gets the return address', async () => {
  const mock = mockApi('account.logout', { networkError: true });
  session.start({ token: 't' });
  session.abandon();
  expect(visits).toEqual([
    `/entrance/login?returnTo=${encodeURIComponent('/saas/student?pageNum=2#row')}`,
  ]);
  await waitFor(() => expect(mock.scope.isDone()).toBe(true));
  expect(context.get('token')).toBeNull();
});

test('other tabs are notified of a log-out, and of nothing else', async () => {
  mockApi('account.logout', { data: null });
  const stored = jest.spyOn(Storage.prototype, 'setItem');
  const noticeCount = () => stored.mock.calls.filter(([key]) => key === 'session:farewell').length;
  session.start({ token: 't' });
  session.expire();
  expect(noticeCount()).toBe(0);
  session.start({ token: 't' });
  await session.logout();
  expect(noticeCount()).toBe(1);
  expect(window.localStorage.getItem('session:farewell')).toBeNull();
});

test('a new login starts without the tenant, identity and last activity of the previous one', () => {
  context.set('saas', 's');
  context.set('identity', 'i');
  context.set('touched', 1);
  session.start({ token: 't' });
  expect([context.get('saas'), context.get('identity'), context.get('touched')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('log out works without a network, silently', async () => {
  configureRuntime({ timing: { requestTimeout: 50 } });
  mockApi('account.logout', { networkError: true });
  session.start({ token: 't' });
  const shown: string[] = [];
  const stop = on('toast:show', ({ message }) => shown.push(message));
  await session.logout();
  stop();
  expect({ token: context.get('token'), visits, shown }).toEqual({
    token: null,
    visits: ['/entrance'],
    shown: [],
  });
});

test('a second session on the same page can end again', () => {
  session.expire();
  session.start({ token: 'next' });
  session.expire();
  expect(visits).toHaveLength(2);
});

test('an expiry on a login page has no return address', () => {
  window.history.replaceState(null, '', '/entrance/login');
  session.expire();
  expect(visits).toEqual(['/entrance/login']);
});

test('during the log-in the return address is the one requested first', async () => {
  window.history.replaceState(null, '', '/entrance/organ?returnTo=%2Fsaas%2Fstudent%3Fa%3D1');
  session.start({ token: 't' });
  mockApi('account.findOrganList', { code: 303, message: '登录已过期' });
  await expect(api.account.findOrganList()).rejects.toMatchObject({ kind: 'session' });
  expect(visits).toEqual(['/entrance/login?returnTo=%2Fsaas%2Fstudent%3Fa%3D1']);
});

test('a public call without a token ends no session', async () => {
  const proof = { account: '13900000001', password: 'x' };
  mockApi('account.login', { code: 303, message: '登录已过期' });
  await expect(api.account.login(proof)).rejects.toMatchObject({ kind: 'session' });
  expect([visits, context.get('sessionEnd')]).toEqual([[], null]);
});

test.each([
  ['expired', null],
  ['idle', null],
  ['password', '13900000001'],
  ['elsewhere', null],
  ['otherTab', null],
  [null, null],
] as const)('after %s the log-in of this tab gets %s', async (reason, account) => {
  session.start({ token: 't' });
  context.set('userInfo', { ...({} as UserInfo), accountPhone: '13900000001' });
  if (reason === 'password' || reason === null) {
    mockApi('account.logout', { data: null });
    await session.logout(undefined, reason);
  } else if (reason === 'otherTab') followLogout();
  else session.expire(reason);
  expect(context.get('returningAccount')).toBe(account);
  session.start({ token: 't2' });
  expect(context.get('returningAccount')).toBeNull();
});

const draft = draftKey('app.text', 'u', 'new');

test.each([
  ['expires', () => session.expire('idle'), true],
  ['ends after a password change', () => session.logout(undefined, 'password'), true],
  ['ends by a log-out', () => session.logout(), false],
  ['ends by a log-out in another tab', () => followLogout(), false],
] as const)('unsaved input, when the session %s: %#', async (_, end, stays) => {
  session.start({ token: 't' });
  window.localStorage.setItem(draft, '写到一半');
  window.localStorage.setItem('keep:language', 'fr-FR');
  mockApi('account.logout', { data: null });
  await end();
  expect(window.localStorage.getItem(draft)).toBe(stays ? '写到一半' : null);
  expect(window.localStorage.getItem('keep:language')).toBe('fr-FR');
});
