/** One process for many runs of jest, so that it and the shared engine are started only once. */
import { fileURLToPath } from 'node:url';
import { runCLI } from 'jest';

const testRunner = fileURLToPath(new URL('./runner.cjs', import.meta.url));

/** @param {string} project @param {string} tests @returns {Promise<boolean>} whether they pass */
async function doTestsPass(project, tests) {
  const { results } = await runCLI(
    /** @type {any} */ ({
      ...{ _: [tests], selectProjects: [project], maxWorkers: 1, bail: 1, silent: true, ci: true },
      ...{ testRunner, reporters: [] },
    }),
    [process.cwd()],
  );
  return results.success && results.numPassedTests > 0;
}

process.on('message', async (/** @type {import('./targets.js').Target} */ { project, tests }) => {
  try {
    // Sequentially, because the first tests are fast and notice most changes.
    for (const test of tests)
      if (!(await doTestsPass(project, test))) return void process.send?.(false);
    process.send?.(true);
  } catch {
    process.send?.(false);
  }
});
