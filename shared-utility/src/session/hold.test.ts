import { setPageExit } from '../environment';
import { context } from '../storage';
import { mockApi, resetContext } from '../testing';
import { session } from './session';

const exits: string[] = [];

beforeEach(() => {
  resetContext();
  exits.length = 0;
  setPageExit({ assign: (url) => exits.push(url), reload: () => exits.push('reload') });
  context.set('token', 't');
});

test('while the end is held back, an expiry keeps page and storage; afterwards it ends both', () => {
  const release = session.hold();
  session.expire();
  expect([exits, context.get('token')]).toEqual([[], 't']);
  release();
  session.expire();
  expect(exits).toHaveLength(1);
  expect(context.get('token')).toBeNull();
});

test('a log-out while the end is held back continues, whatever a late call returns', async () => {
  mockApi('account.logout', { data: null });
  const release = session.hold();
  await session.logout();
  release();
  session.expire();
  expect(exits).toEqual(['/entrance']);
});

test('a log-in in another tab reloads this one, unless it waits for a log-in on the same page', () => {
  const stop = session.watchOtherTabs();
  const logInElsewhere = (token: string): void => {
    window.localStorage.setItem('token', token);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token }));
  };
  const release = session.hold();
  logInElsewhere('second');
  expect(exits).toEqual([]);
  release();
  logInElsewhere('third');
  expect(exits).toEqual(['reload']);
  stop();
});

test('while held back, a token removed by another tab ends nothing; a log-out there does', () => {
  const stop = session.watchOtherTabs();
  const changeInOtherTab = (key: string, newValue: string | null): void =>
    void window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  const release = session.hold();
  window.localStorage.removeItem('token');
  changeInOtherTab('token', null);
  expect(exits).toEqual([]);
  changeInOtherTab('session:farewell', '1');
  changeInOtherTab('session:farewell', null);
  expect(exits).toEqual(['/entrance/login']);
  release();
  stop();
});

test('a log-out message is ignored in a tab without a session', () => {
  context.remove('token');
  const stop = session.watchOtherTabs();
  window.dispatchEvent(new StorageEvent('storage', { key: 'session:farewell', newValue: '1' }));
  expect(exits).toEqual([]);
  stop();
});
