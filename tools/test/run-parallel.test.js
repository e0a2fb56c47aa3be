import { runInParallel } from './run-parallel.js';

/** Runs suites that end when the test says so. */
async function desk(names) {
  const suites = names.map((name) =>
    name.startsWith('single') ? { name, usesOneCore: true } : { name },
  );
  const running = new Map();
  const started = [];
  const all = runInParallel(suites, 2, ({ name }) => {
    started.push(name);
    return new Promise((resolve) => running.set(name, resolve));
  });
  const end = async (name) => {
    running.get(name)();
    running.delete(name);
    await new Promise(setImmediate);
  };
  await new Promise(setImmediate);
  return { all, end, started, running: () => [...running.keys()] };
}

it('runs suites of one core beside each other, and the others alone', async () => {
  const { all, end, running } = await desk([
    'single a',
    'single b',
    'single c',
    'wide d',
    'wide e',
  ]);
  expect(running()).toEqual(['single a', 'single b']);
  await end('single b');
  expect(running()).toEqual(['single a', 'single c']);
  await end('single c');
  // a suite that uses all cores runs alone
  expect(running()).toEqual(['single a']);
  await end('single a');
  expect(running()).toEqual(['wide d']);
  await end('wide d');
  expect(running()).toEqual(['wide e']);
  await end('wide e');
  await all;
});

it('keeps the order, also of a single one after a wide one', async () => {
  const { all, end, started } = await desk(['wide a', 'single b', 'wide c']);
  for (const name of ['wide a', 'single b', 'wide c']) await end(name);
  await all;
  expect(started).toEqual(['wide a', 'single b', 'wide c']);
});

it('ends at once without any', async () => {
  await expect(runInParallel([], 2, () => Promise.resolve())).resolves.toBeUndefined();
});
