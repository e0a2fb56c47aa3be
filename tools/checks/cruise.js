import { run } from '../test/run.js';

/** The rooms that the import rules cover, from the root of the repository. */
export const rooms = [
  'shared-utility',
  'root-config',
  'shell-frame',
  'account-center',
  'entrance',
  'sub-apps',
  'platform-server',
  'e2e',
];

/**
 * Runs the import rules for a tree.
 * @param {{ repository: string, tree?: string, folders?: string[] }} options `repository` holds the rules and
 *   the installed packages, `tree` (default: the same) the sources
 * @returns {Promise<{ violations: { from: string, to: string, rule: { name: string } }[], files: number }>}
 */
export async function cruise({ repository, tree = repository, folders = rooms }) {
  const { code, output } = await run(
    `${repository}/node_modules/.bin/depcruise`,
    ['--config', `${repository}/.dependency-cruiser.cjs`, '--output-type', 'json', ...folders],
    { cwd: tree, timeoutMs: 120_000 },
  );
  // The exit code is the number of violations, so only a report that is no JSON means a failed run.
  const start = output.indexOf('{');
  try {
    const { summary } = JSON.parse(output.slice(start));
    return { violations: summary.violations, files: summary.totalCruised };
  } catch {
    throw new Error(`dependency-cruiser did not finish (exit ${code}):\n${output}`);
  }
}
