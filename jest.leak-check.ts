/**
 * An interval that is not cleared runs as long as the tab exists, so a test that leaves one fails with the line that
 * started it. (Intervals of jest's fake timers are not detected.)
 */
const running = new Map<unknown, string>();

const { setInterval: set, clearInterval: clear } = window;

/** The line that started the interval, if it belongs to the product; libraries and tests are not checked. */
function callerOf(stack = ''): string | null {
  const [, , line = ''] = stack.split('\n');
  return /\/src\//.test(line) && !/node_modules|[.]test[.]/.test(line) ? line.trim() : null;
}

window.setInterval = ((...args: Parameters<typeof set>) => {
  const id = set.apply(window, args);
  const line = callerOf(new Error().stack);
  if (line !== null) running.set(id, line);
  return id;
}) as typeof set;

window.clearInterval = ((id: Parameters<typeof clear>[0]) => {
  running.delete(id);
  clear.call(window, id);
}) as typeof clear;

const library = require.resolve('@testing-library/react');

afterEach(() => {
  // This hook runs before testing-library's own cleanup, so it unmounts what the test has rendered.
  if (require.cache[library]) {
    (require(library) as typeof import('@testing-library/react')).cleanup();
  }
  const stillRunning = [...running.values()];
  for (const id of running.keys()) clear.call(window, id as number);
  running.clear();
  if (stillRunning.length > 0) {
    throw new Error(`still running after the test, each made here:\n${stillRunning.join('\n')}`);
  }
});
