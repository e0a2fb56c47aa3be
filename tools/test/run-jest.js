import { relative, resolve } from 'node:path';
import { run } from './run.js';
import { filesOfJest, secondTry } from './second-try.js';
import { fromJest } from './summary.js';
import { noDatabase, withResultFile } from './temporary-result.js';

/** @typedef {import('./summary.js').Outcome} Outcome */

/**
 * Runs jest projects and counts their tests; failed files are run a second time.
 * @param {string[]} projects
 * @param {{ args?: string[], env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<Outcome>}
 */
export async function jest(projects, { args = [], env = {} } = {}) {
  const { outcome, files } = await once(projects, args, env);
  return secondTry(outcome, files, async (paths) => {
    const secondArguments = ['-i', '--runTestsByPath', ...paths];
    return (await once(projects, secondArguments, env)).outcome;
  });
}

/**
 * @param {string[]} projects
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<{ outcome: Outcome, files: import('./second-try.js').FileCount[] }>}
 */
const once = (projects, args, env) =>
  withResultFile(async (file, read) => {
    const { code, output } = await run(
      resolve('node_modules/.bin/jest'),
      ['--selectProjects', ...projects, '--json', `--outputFile=${file}`, '--ci', ...args],
      { env: { ...noDatabase, FORCE_COLOR: '0', ...env }, timeoutMs: 40 * 60_000 },
    );
    const result = read();
    const files = filesOfJest(result).map((file) => ({ ...file, file: relative('', file.file) }));
    const outcome = fromJest(result);
    if (code === 0) return { outcome, files };
    // jest --json also prints its result on stdout, as a last line that is not readable.
    const readable = output.replace(/^\{"num.*$/m, '');
    return {
      outcome: { ...outcome, failed: Math.max(outcome.failed, 1), output: readable },
      files,
    };
  });
