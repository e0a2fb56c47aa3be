import { createPrefetch, modulesToFetch } from './prefetch';
import { mostVisited, noteVisit } from './visits';

const store = window.localStorage;
const everything = () => true;

beforeEach(() => {
  store.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('visits are counted and ranked; damaged counts are discarded', () => {
  for (const name of ['b', 'a', 'b']) noteVisit(store, name);
  expect(mostVisited(store)).toEqual(['b', 'a']);
  store.setItem('keep:visits', '{"a":"x","b":1}');
  expect(mostVisited(store)).toEqual(['b']);
  store.setItem('keep:visits', 'no json');
  expect(mostVisited(store)).toEqual([]);
});

test('the entrance prefetches the frame and the most used apps, other pages only the latter', () => {
  const visited = ['@edu-app/saas', '@edu-app/cms', '@edu-app/form'];
  expect(modulesToFetch('@edu/entrance', everything, visited, 2)).toEqual([
    '@edu/shell-frame',
    '@edu-app/saas',
    '@edu-app/cms',
  ]);
  expect(modulesToFetch('@edu-app/saas', everything, visited, 2)).toEqual([
    '@edu-app/cms',
    '@edu-app/form',
  ]);
  expect(modulesToFetch('@edu-app/saas', (name) => name === '@edu-app/form', visited, 2)).toEqual([
    '@edu-app/form',
  ]);
});

test('the login page prefetches nothing until there is input, then one after the other, once each', async () => {
  noteVisit(store, '@edu-app/saas');
  const load = jest.fn(() => Promise.reject(new Error('offline')));
  const prefetch = createPrefetch({
    load,
    isInstalled: everything,
    active: () => '@edu/entrance',
    store,
  });
  prefetch.onNavigationEnd();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(load).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('input'));
  await jest.advanceTimersByTimeAsync(2_000);
  expect(load.mock.calls).toEqual([['@edu/shell-frame'], ['@edu-app/saas']]);
  prefetch.onNavigationEnd();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);
});
