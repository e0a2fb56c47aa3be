import { setPageExit } from '../environment';
import { context } from '../storage';
import { resetContext } from '../testing';
import { session } from './session';

let visits: string[];
let stop: () => void;

/** Simulates a change of the shared storage by another tab. */
function otherTab(change: () => void, key: string | null): void {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.localStorage }));
}

beforeEach(() => {
  resetContext();
  visits = [];
  setPageExit({ assign: (url) => visits.push(url), reload: () => visits.push('reload') });
  session.start({ token: 'mine' });
  stop = session.watchOtherTabs();
});
afterEach(() => stop());

test('a log-out in another tab logs out here', () => {
  otherTab(() => window.localStorage.removeItem('token'), 'token');
  expect(visits).toEqual(['/entrance/login']);
});

test('a storage that another tab cleared logs out here', () => {
  otherTab(() => window.localStorage.clear(), null);
  expect(visits).toEqual(['/entrance/login']);
});

test('another person’s login in another tab reloads this page', () => {
  otherTab(() => window.localStorage.setItem('token', 'theirs'), 'token');
  expect(visits).toEqual(['reload']);
});

test('this tab’s own changes of its session are ignored', () => {
  session.start({ token: 'next' });
  otherTab(() => window.localStorage.setItem('organ', 'x'), 'organ');
  expect(visits).toEqual([]);
});

test('a login elsewhere changes nothing in a tab without a session', () => {
  context.remove('token');
  otherTab(() => window.localStorage.setItem('token', 'theirs'), 'token');
  expect(visits).toEqual([]);
});

test('a page restored from the browser’s cache after its session ended is reloaded', () => {
  session.expire();
  visits.length = 0;
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(visits).toEqual(['reload']);
});
