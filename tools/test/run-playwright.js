import { resolve } from 'node:path';
import { run } from './run.js';
import { filesOfPlaywright, secondTry } from './second-try.js';
import { fromPlaywright } from './summary.js';
import { noDatabase, withResultFile } from './temporary-result.js';

/** @typedef {import('./summary.js').Outcome} Outcome */

/**
 * Runs stories in Chromium and counts them; failed files are run a second time.
 * @param {'stories' | 'matrix'} project
 * @param {readonly string[]} [files] parts of the names of spec files; all without any
 * @returns {Promise<Outcome>}
 */
export async function playwright(project, files = []) {
  // The sample of the matrix is part of the normal stories.
  const projects = project === 'stories' ? ['stories', 'sample'] : [project];
  const first = await once(projects, files);
  return secondTry(
    first.outcome,
    first.files,
    async (names) => (await once(projects, names)).outcome,
  );
}

/**
 * @param {readonly string[]} projects
 * @param {readonly string[]} files
 * @returns {Promise<{ outcome: Outcome, files: import('./second-try.js').FileCount[] }>}
 */
const once = (projects, files) =>
  withResultFile(async (file, read) => {
    const chosen = projects.flatMap((project) => ['--project', project]);
    const config = ['-c', 'e2e/playwright.config.ts', ...chosen];
    const { code, output } = await run(
      resolve('node_modules/.bin/playwright'),
      ['test', ...files, ...config, '--forbid-only', '--reporter', 'json,line'],
      {
        env: {
          ...noDatabase,
          FORCE_COLOR: '0',
          PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        },
        timeoutMs: 40 * 60_000,
      },
    );
    const result = read();
    const counts = filesOfPlaywright(result);
    const outcome = fromPlaywright(result);
    if (code === 0) return { outcome, files: counts };
    return {
      outcome: { ...outcome, failed: Math.max(outcome.failed, 1), output },
      files: counts,
    };
  });
