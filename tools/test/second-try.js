/**
 * @typedef {import('./summary.js').Outcome} Outcome
 * @typedef {{ file: string, passed: number, failed: number }} FileCount the result of one test file
 */

/** Maximum number of failed files that are run again; more failures are no coincidence. */
const atMost = 3;

/**
 * Runs failed test files a second time, when the rest of their suite has ended and they do not share the machine: among
 * thousands of tests a single failure on a busy machine must not refuse a change. The first failure stays in the output
 * and is named in the suite's line, so that it is corrected.
 * @param {Outcome} first the result of the whole suite
 * @param {readonly FileCount[]} files all files of that run
 * @param {(files: readonly string[]) => Promise<Outcome>} runAgain
 * @returns {Promise<Outcome>} `first` with what the second try said, unless all that failed passes now
 */
export async function secondTry(first, files, runAgain) {
  const failed = files.filter((file) => file.failed > 0);
  const failedInFiles = failed.reduce((sum, file) => sum + file.failed, 0);
  // A failure outside of a file (a leak, a broken configuration) cannot be repeated by file.
  const isAllKnown = failed.length > 0 && failedInFiles === first.failed;
  if (!isAllKnown || failed.length > atMost) return first;
  const names = failed.map(({ file }) => file);
  const second = await runAgain(names);
  if (second.failed > 0 || second.passed === 0) {
    const output = [first.output, 'At the second try:', second.output].filter(Boolean).join('\n\n');
    return { ...first, output };
  }
  const remark = `passed only at the second try: ${names.join(', ')}`;
  return {
    ...first,
    passed: first.passed - failed.reduce((sum, file) => sum + file.passed, 0) + second.passed,
    failed: 0,
    note: [first.note, remark].filter(Boolean).join('; '),
  };
}

/**
 * @param {{ testResults?: readonly { name: string, status: string,
 *   assertionResults: readonly { status: string }[] }[] }} result of `jest --json`
 * @returns {FileCount[]} by their whole paths; one that could not run counts as one failure
 */
export const filesOfJest = ({ testResults = [] }) =>
  testResults.map(({ name, status, assertionResults }) => {
    const filesOf = (/** @type {string} */ project) =>
      assertionResults.filter((assertion) => assertion.status === project).length;
    const failed = filesOf('failed');
    return {
      file: name,
      passed: filesOf('passed'),
      failed: status === 'failed' ? Math.max(failed, 1) : failed,
    };
  });

/**
 * @typedef {{ file?: string, suites?: readonly StorySuite[],
 *   specs?: readonly { tests: readonly { status: string }[] }[] }} StorySuite
 */

/** @param {StorySuite} suite @returns {string[]} */
const statusesOf = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ tests }) => tests.map(({ status }) => status)),
  ...suites.flatMap(statusesOf),
];

/**
 * @param {{ suites?: readonly StorySuite[] }} result of Playwright's JSON reporter
 * @returns {FileCount[]}
 */
export const filesOfPlaywright = ({ suites = [] }) =>
  suites.map((suite) => {
    const statuses = statusesOf(suite);
    return {
      file: suite.file ?? '',
      passed: statuses.filter((status) => status === 'expected').length,
      failed: statuses.filter((status) => status === 'unexpected' || status === 'flaky').length,
    };
  });
