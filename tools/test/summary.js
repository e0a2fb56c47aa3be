/**
 * What one suite came to. `note` is a short remark for its line (skips, reasons), `failures` what is said again at the
 * end of the run: of a long one people see the tail only.
 *
 * @typedef {{ passed: number, failed: number, note?: string, output?: string, failures?: readonly string[] }} Outcome
 */

/** @param {readonly Outcome[]} outcomes */
export function total(outcomes) {
  return outcomes.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

/** The line that ends every run, alone on its line. @param {{ passed: number, failed: number }} sum */
export const lastLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/** @param {string} name @param {Outcome} outcome @param {number} seconds */
export function suiteLine(name, { passed, failed, note }, seconds) {
  const counts = `${String(passed).padStart(5)} ok ${String(failed).padStart(4)} failed`;
  const line = `${name.padEnd(20)}${counts} ${seconds.toFixed(1).padStart(7)} s`;
  return note ? `${line}   ${note}` : line;
}

/**
 * Counts the tests of a jest run. A file that could not run at all counts as one failure: a suite that
 * breaks before its first test must never look like success.
 *
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number,
 *   numRuntimeErrorTestSuites: number }} result
 * @returns {Outcome}
 */
export function fromJest(result) {
  const skipped = result.numPendingTests;
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    ...(skipped > 0 && { note: `${skipped} skipped` }),
  };
}

/**
 * Counts a run of Playwright. What broke outside of a test, a file that could not be loaded above all, is a failure
 * each. Of each the message is kept, with the log of the call that it waited in.
 *
 * @param {{ stats?: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   errors?: readonly Broken[], suites?: readonly StorySuite[] }} result of its JSON reporter
 * @returns {Outcome}
 */
export function fromPlaywright({
  stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
  errors = [],
  suites = [],
}) {
  const failures = [
    ...suites.flatMap((suite) => failedStories(suite)),
    ...errors.map((error) => plain(error)),
  ];
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    ...(stats.skipped > 0 && { note: `${stats.skipped} not run` }),
    ...(failures.length > 0 && { failures }),
  };
}

/**
 * @typedef {{ message?: string }} Broken
 * @typedef {{ status: string, errors: readonly Broken[] }} StoryResult
 * @typedef {{ title: string, tests: readonly { results: readonly StoryResult[] }[] }} Story
 * @typedef {{ title: string, file?: string, line?: number, suites?: readonly StorySuite[],
 *   specs?: readonly (Story & { file: string, line: number })[] }} StorySuite
 */

/** Without colours. @param {Broken} error */
const plain = ({ message = '' }) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
  message.replace(/\u001b\[[\d;]*m/g, '').trim();

/** @param {StorySuite} suite @returns {string[]} */
const failedStories = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .filter(({ status }) => status !== 'passed' && status !== 'skipped')
      .map(({ errors }) => [`${file}:${line} ${title}`, ...errors.map(plain)].join('\n')),
  ),
  ...suites.flatMap((suite) => failedStories(suite)),
];

/**
 * Counts an import-rule run: every rule is one check.
 *
 * @param {readonly string[]} ruleNames all rules of the configuration
 * @param {readonly { rule: { name: string } }[]} violations
 * @returns {Outcome}
 */
export function fromRules(ruleNames, violations) {
  const broken = new Set(violations.map((violation) => violation.rule.name));
  const failed = ruleNames.filter((name) => broken.has(name)).length;
  return { passed: ruleNames.length - failed, failed };
}
