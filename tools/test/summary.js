/**
 * Result of one suite. `note` is a short remark for its line (skips, reasons), `failures` is repeated at the end of the
 * run, because of a long output people only see the end.
 * @typedef {{ passed: number, failed: number, note?: string, output?: string, failures?: readonly string[] }} Outcome
 */

/** @param {readonly Outcome[]} outcomes */
export function total(outcomes) {
  return outcomes.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

/** The last line of every run. @param {{ passed: number, failed: number }} sum */
export const lastLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/** @param {string} name @param {Outcome} outcome @param {number} seconds */
export function suiteLine(name, { passed, failed, note }, seconds) {
  const counts = `${String(passed).padStart(5)} ok ${String(failed).padStart(4)} failed`;
  const line = `${name.padEnd(20)}${counts} ${seconds.toFixed(1).padStart(7)} s`;
  return note ? `${line}   ${note}` : line;
}

/**
 * Counts the tests of a jest run. A file that could not run counts as one failure, because a suite that breaks before
 * its first test must never look successful.
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
 * Counts the tests of a Playwright run. An error outside of a test, such as a file that could not be loaded, counts as
 * a failure. Keeps the message of each failure, with the log of the call that was waiting.
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

/** A message without colours. @param {Broken} error */
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
 * Counts a run of the import rules: every rule is one check.
 * @param {readonly string[]} ruleNames all rules of the configuration
 * @param {readonly { rule: { name: string } }[]} violations
 * @returns {Outcome}
 */
export function fromRules(ruleNames, violations) {
  const broken = new Set(violations.map((violation) => violation.rule.name));
  const failed = ruleNames.filter((name) => broken.has(name)).length;
  return { passed: ruleNames.length - failed, failed };
}
