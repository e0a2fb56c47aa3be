import { BuildError } from './build.js';
import { builtOrExit } from './built-or-exit.js';

class Exit extends Error {}
/** @param {() => Promise<{ built: string[] }>} build */
const outcomeOf = async (build) => {
  const printed = jest.spyOn(console, 'error').mockImplementation(() => {});
  const exit = jest.fn((/** @type {number} */ code) => {
    throw new Exit(String(code));
  });
  const result = await builtOrExit(build, exit).catch((error) => error);
  return { result, printed: printed.mock.calls.flat(), codes: exit.mock.calls.flat() };
};

test('a build that succeeds returns what it has built', async () => {
  const outcome = await outcomeOf(async () => ({ built: ['entrance'] }));
  expect(outcome).toEqual({ result: ['entrance'], printed: [], codes: [] });
});

test('a build that fails prints its faults and ends the process', async () => {
  const { result, printed, codes } = await outcomeOf(async () => {
    throw new BuildError(['entrance: line 3', 'saas: line 7']);
  });
  expect(result).toBeInstanceOf(Exit);
  expect([printed, codes]).toEqual([['entrance: line 3', 'saas: line 7'], [1]]);
});

test('an error of the build itself is not taken for a fault of the sources', async () => {
  const { result, codes } = await outcomeOf(async () => {
    throw new TypeError('x is undefined');
  });
  expect([result, codes]).toEqual([new TypeError('x is undefined'), []]);
});
