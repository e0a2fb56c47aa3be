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

test('while it is held, an expiry leaves page and storage alone; afterwards it ends both', () => {
  const release = session.hold();
  session.expire();
  expect([exits, context.get('token')]).toEqual([[], 't']);
  release();
  session.expire();
  expect(exits).toHaveLength(1);
  expect(context.get('token')).toBeNull();
});

test('who logs out while it is held stays on their way out, whatever a late call learns', async () => {
  mockApi('account.logout', { data: null });
  const release = session.hold();
  await session.logout();
  release();
  session.expire();
  expect(exits).toEqual(['/entrance']);
});

test('a log-in in another tab reloads this one, unless it waits for a log-in in place', () => {
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

test('held, a token that another tab takes away ends nothing; a person who logs out there does', () => {
  const stop = session.watchOtherTabs();
  const tell = (key: string, newValue: string | null): void =>
    void window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  const release = session.hold();
  window.localStorage.removeItem('token');
  tell('token', null);
  expect(exits).toEqual([]);
  tell('session:farewell', '1');
  tell('session:farewell', null);
  expect(exits).toEqual(['/entrance/login']);
  release();
  stop();
});

test('a farewell is no business of a tab where nobody is logged in', () => {
  context.remove('token');
  const stop = session.watchOtherTabs();
  window.dispatchEvent(new StorageEvent('storage', { key: 'session:farewell', newValue: '1' }));
  expect(exits).toEqual([]);
  stop();
});
