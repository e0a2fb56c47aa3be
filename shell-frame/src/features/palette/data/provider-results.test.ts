/** @jest-environment node */
import { offerSearch, type SearchProvider, timing } from '@edu/shared-utility';
import { isSearchable, offeredActions, type ProviderResults, searchAll } from './provider-results';

const stopFunctions: (() => void)[] = [];
let results: readonly ProviderResults[] = [];
const onResults = (newResults: readonly ProviderResults[]) => {
  results = newResults;
};
const hit = (id: string) => ({ id, title: id, path: `/saas/${id}` });
const offer = (id: string, part: Partial<SearchProvider>) =>
  stopFunctions.push(offerSearch({ id, label: () => id, search: async () => [], ...part }));
const states = () => results.map(({ id, status, entries }) => [id, status, entries.length]);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  for (const stop of stopFunctions.splice(0)) stop();
  jest.useRealTimers();
});

test('asks after a pause in typing, once, and aborts the previous question', async () => {
  const requests: [string, AbortSignal][] = [];
  offer('a', {
    search: (query, signal) => {
      requests.push([query, signal]);
      return new Promise(() => {});
    },
  });
  searchAll('wa', onResults)();
  const stop = searchAll('wang', onResults);
  await jest.advanceTimersByTimeAsync(timing.searchDelay);
  expect(requests.map(([query]) => query)).toEqual(['wang']);
  expect(requests[0]?.[1].aborted).toBe(false);
  stop();
  expect(requests[0]?.[1].aborted).toBe(true);
});

test('a source that throws, hangs or returns nonsense does not affect the others', async () => {
  let hanging: AbortSignal | undefined;
  offer('throws', {
    search: () => {
      throw new Error('broken');
    },
  });
  offer('rejects', { search: () => Promise.reject(new Error('offline')) });
  offer('hangs', {
    search: (_, signal) => {
      hanging = signal;
      return new Promise(() => {});
    },
  });
  offer('lies', { search: async () => 'no list' as never });
  offer('works', { search: async () => [hit('1'), hit('2')] });
  searchAll('wang', onResults);
  expect(states().every(([, status]) => status === 'waiting')).toBe(true);
  await jest.advanceTimersByTimeAsync(timing.searchDelay);
  expect(states()).toEqual([
    ['throws', 'failed', 0],
    ['rejects', 'failed', 0],
    ['hangs', 'waiting', 0],
    ['lies', 'failed', 0],
    ['works', 'found', 2],
  ]);
  await jest.advanceTimersByTimeAsync(timing.searchProviderTimeout);
  expect(states()[2]).toEqual(['hangs', 'late', 0]);
  expect(hanging?.aborted).toBe(true);
});

test('hits with a foreign or invalid address are omitted, and no kind takes all the space', async () => {
  const bad = [
    null,
    {},
    { ...hit('x'), path: '//evil.example' },
    { ...hit('y'), path: 'javascript:1' },
  ];
  offer('a', { search: async () => [...(bad as never[]), ...'123456789'.split('').map(hit)] });
  searchAll('wang', onResults);
  await jest.advanceTimersByTimeAsync(timing.searchDelay);
  expect(results[0]?.entries.map(({ to }) => to)).toEqual(
    '12345'.split('').map((id) => `/saas/${id}`),
  );
});

test('a late answer to an earlier query is dropped', async () => {
  let answer: (hits: never[]) => void = () => {};
  offer('a', {
    search: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  const stop = searchAll('wang', onResults);
  await jest.advanceTimersByTimeAsync(timing.searchDelay);
  stop();
  answer([]);
  await jest.advanceTimersByTimeAsync(0);
  expect(states()).toEqual([['a', 'waiting', 0]]);
});

test.each([
  ['', false],
  [' a ', false],
  ['王', true],
  ['wa', true],
])('%j is sent to the apps: %s', (query, isSearched) => {
  expect(isSearchable(query)).toBe(isSearched);
});

test('the same name replaces the former one; actions of an app that throws are omitted', () => {
  offer('a', { actions: () => [hit('old')] });
  offer('a', { actions: () => [hit('new')] });
  offer('b', {
    actions: () => {
      throw new Error('broken');
    },
  });
  expect(offeredActions().map(({ to, trail }) => [to, trail])).toEqual([['/saas/new', 'a']]);
});
