/** @jest-environment node */
import { createFetches } from './fetches';

/** Requests that the test answers by hand, in any order. */
function wire() {
  const open: { address: string; answer: (text: string) => void; fail: (why: string) => void }[] =
    [];
  const ask = (address: string) =>
    new Promise<string>((resolve, reject) => {
      open.push({ address, answer: resolve, fail: (why) => reject(new Error(why)) });
    });
  return { open, ask };
}

test('a hanging file is requested at additional addresses; the first answer counts', async () => {
  const { open, ask } = wire();
  const fetches = createFetches<string>();
  const answer = fetches.start('http://h/a.js?v=1', ask);
  expect(fetches.retry('http://h/a.js?v=1')).toBe(true);
  expect(fetches.retry('http://h/a.js?v=1')).toBe(true);
  expect(open.map(({ address }) => address)).toEqual([
    'http://h/a.js?v=1',
    'http://h/a.js?v=1&retry=1',
    'http://h/a.js?v=1&retry=2',
  ]);
  open[1]?.answer('second');
  expect(await answer).toBe('second');
  expect(fetches.retry('http://h/a.js?v=1')).toBe(false);
});

test('only the failure of the latest request counts, and it ends the wait', async () => {
  const { open, ask } = wire();
  const fetches = createFetches<string>();
  const answer = fetches.start('http://h/a.js', ask);
  fetches.retry('http://h/a.js');
  open[0]?.fail('cut');
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetches.waitingFor(0)).toEqual(['http://h/a.js']);
  open[1]?.fail('404');
  await expect(answer).rejects.toThrow('404');
  expect(fetches.waitingFor(0)).toEqual([]);
});

test('reports a long wait, counted from the latest request', () => {
  jest.useFakeTimers();
  const { ask } = wire();
  const fetches = createFetches<string>();
  void fetches.start('http://h/a.js', ask);
  jest.advanceTimersByTime(3_000);
  void fetches.start('http://h/b.js', ask);
  expect(fetches.waitingFor(3_000)).toEqual(['http://h/a.js']);
  fetches.retry('http://h/a.js');
  expect(fetches.waitingFor(3_000)).toEqual([]);
  jest.useRealTimers();
});

test('an address that hung once is not requested by its plain name again', async () => {
  const { open, ask } = wire();
  const fetches = createFetches<string>();
  const first = fetches.start('http://h/a.js', ask);
  fetches.retry('http://h/a.js');
  open[1]?.answer('x');
  await first;
  void fetches.start('http://h/a.js', ask);
  expect(open.at(-1)?.address).toBe('http://h/a.js?retry=1');
});
