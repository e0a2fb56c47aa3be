import { fromJest, fromPlaywright, fromRules, lastLine, suiteLine, total } from './summary.js';

const jestResult = (overrides) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numRuntimeErrorTestSuites: 0,
  ...overrides,
});

describe('counting a run', () => {
  it('returns the sum of all suites', () => {
    const sum = total([
      { passed: 3, failed: 1 },
      { passed: 4, failed: 0 },
    ]);
    expect(lastLine(sum)).toBe('7 passed, 1 failed');
  });

  it('counts a test file that cannot run as a failure', () => {
    const outcome = fromJest(jestResult({ numPassedTests: 5, numRuntimeErrorTestSuites: 2 }));
    expect(outcome).toEqual({ passed: 5, failed: 2 });
  });

  it('says how many tests were skipped', () => {
    expect(fromJest(jestResult({ numPendingTests: 2 })).note).toBe('2 skipped');
  });

  it('counts stories, and errors outside of them as failures', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };
    expect(
      fromPlaywright({ stats, errors: [{ message: 'a file that cannot be loaded' }] }),
    ).toEqual({
      passed: 7,
      failed: 3,
      note: '2 not run',
      failures: ['a file that cannot be loaded'],
    });
    expect(fromPlaywright({})).toEqual({ passed: 0, failed: 0 });
  });

  it('keeps the message of a failed story, with its place and without colours', () => {
    const story = (line, title, ...results) => ({
      file: 'frame.spec.ts',
      line,
      title,
      tests: [{ results }],
    });
    const message =
      'Then it is there\n\u001b[31mlocator.waitFor\u001b[39m: Timeout\nCall log:\n - waiting';
    const failed = { status: 'timedOut', errors: [{ message: 'Test timeout' }, { message }] };
    const passed = { status: 'passed', errors: [] };
    const suites = [
      {
        title: 'frame.spec.ts',
        specs: [story(8, 'opens', passed)],
        suites: [{ title: 'a link', specs: [story(20, 'is a link', failed)] }],
      },
    ];
    expect(fromPlaywright({ suites }).failures).toEqual([
      'frame.spec.ts:20 is a link\nTest timeout\nThen it is there\nlocator.waitFor: Timeout\nCall log:\n - waiting',
    ]);
  });

  it('counts a broken rule once, however often it is broken', () => {
    const violation = { rule: { name: 'no-cycles' } };
    expect(fromRules(['no-cycles', 'no-sibling'], [violation, violation])).toEqual({
      passed: 1,
      failed: 1,
    });
  });

  it('gives every suite one line with its note', () => {
    const line = suiteLine('unit', { passed: 10, failed: 0, note: '1 skipped' }, 2.345);
    expect(line).toMatch(/^unit +10 ok +0 failed +2\.3 s {3}1 skipped$/);
  });
});
