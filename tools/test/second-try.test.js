import { filesOfJest, filesOfPlaywright, secondTry } from './second-try.js';

const file = (name, passed, failed) => ({ file: name, passed, failed });
const first = { passed: 9, failed: 1, output: 'expected focus', failures: ['said why'] };
const files = [file('a.test.ts', 6, 0), file('b.test.ts', 3, 1)];
const neverCalled = () => {
  throw new Error('run again');
};

describe('a second try', () => {
  it('runs failed files alone, counts them once, names them and keeps the first output', async () => {
    const runs = [];
    const outcome = await secondTry({ ...first, note: '1 skipped' }, files, async (names) => {
      runs.push(names);
      return { passed: 4, failed: 0 };
    });
    expect(runs).toEqual([['b.test.ts']]);
    expect(outcome).toEqual({
      ...first,
      passed: 10,
      failed: 0,
      note: '1 skipped; passed only at the second try: b.test.ts',
    });
  });

  it.each([
    ['fails again', { passed: 3, failed: 1, output: 'expected more' }, ['expected more']],
    ['finds nothing to run', { passed: 0, failed: 0 }, []],
  ])('that %s keeps the failure, and says so', async (_, second, output) => {
    expect(await secondTry(first, files, async () => second)).toEqual({
      ...first,
      output: ['expected focus', 'At the second try:', ...output].join('\n\n'),
    });
  });

  it('is only for few files, since many failures have a cause', async () => {
    const many = ['a', 'b', 'c', 'd'].map((name) => file(name, 0, 1));
    const outcome = { passed: 0, failed: 4 };
    expect(await secondTry(outcome, many, neverCalled)).toBe(outcome);
  });

  it.each([
    ['nothing failed', { passed: 10, failed: 0 }, [file('a', 10, 0)]],
    ['what failed belongs to no file', { passed: 10, failed: 1 }, [file('a', 10, 0)]],
    ['some of it belongs to no file', { passed: 9, failed: 2 }, files],
  ])('does not run if %s', async (_, outcome, counts) => {
    expect(await secondTry(outcome, counts, neverCalled)).toBe(outcome);
  });
});

describe('the files of a run', () => {
  it('are those of jest, including one that could not run', () => {
    const testResults = [
      { name: '/a', status: 'passed', assertionResults: [{ status: 'passed' }] },
      {
        name: '/b',
        status: 'failed',
        assertionResults: [{ status: 'failed' }, { status: 'passed' }, { status: 'pending' }],
      },
      { name: '/c', status: 'failed', assertionResults: [] },
    ];
    expect(filesOfJest({ testResults })).toEqual([
      file('/a', 1, 0),
      file('/b', 1, 1),
      file('/c', 0, 1),
    ]);
    expect(filesOfJest({})).toEqual([]);
  });

  it('are those of Playwright, including the stories of groups', () => {
    const specs = (...statuses) => statuses.map((status) => ({ tests: [{ status }] }));
    const suites = [
      { file: 'a.spec.ts', specs: specs('expected', 'skipped') },
      {
        file: 'b.spec.ts',
        specs: specs('expected'),
        suites: [{ specs: specs('unexpected', 'flaky') }],
      },
    ];
    expect(filesOfPlaywright({ suites })).toEqual([
      file('a.spec.ts', 1, 0),
      file('b.spec.ts', 1, 2),
    ]);
    expect(filesOfPlaywright({})).toEqual([]);
  });
});
