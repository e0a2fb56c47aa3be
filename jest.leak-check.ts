/**
 * An interval that outlives what made it goes on for as long as the tab lives: a test that leaves one
 * behind fails, and names the line that made it. (Under jest's fake timers nothing is seen here.)
 */
const running = new Map<unknown, string>();

const { setInterval: set, clearInterval: clear } = window;

/** The line that asked for it, where that is the product's own; a library or a test looks after its own. */
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
  // This hook runs before the one with which testing-library takes down what a test has rendered.
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
