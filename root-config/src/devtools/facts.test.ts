import { createJournal } from '../recovery/journal';
import { bundleText } from './bundle';
import { evaluateTime, fetchTime, readResources, sizeOf } from './resources';
import { readTemplate, storeTemplate } from './template';
import { hostFixture, rowOf } from './testing/dock-fixture';
import { versionOfAddress } from './versions';

test.each([
  ['https://cdn.example/cms/1.4.3/index.js', '1.4.3'],
  ['https://cdn.example/cms@2.0.0-rc.1/index.js', '2.0.0-rc.1'],
  ['/modules/saas/index-a6a7fff0.js?retry=1', '#a6a7fff0'],
  ['http://localhost:5173/src/main.ts', null],
])('the version shown for %s', (address, version) => {
  expect(versionOfAddress(address)).toBe(version);
});

test('sizes and times are those of the first measurement of the browser', () => {
  const entry = (name: string, transferSize: number, decodedBodySize: number) => ({
    name,
    transferSize,
    decodedBodySize,
    startTime: 10,
    responseEnd: 50,
  });
  const entries = [entry('/a.js', 500, 900), entry('/a.js', 0, 900), entry('/b.js', 0, 0)];
  const resources = readResources(entries as unknown as PerformanceEntryList);
  expect(sizeOf(['/a.js', '/b.js'], resources)).toEqual({ files: 1, transfer: 500, decoded: 900 });
  expect(sizeOf(['/b.js'], resources)).toBeNull();
  expect(fetchTime('/a.js', resources)).toBe(40);
  expect(fetchTime('/c.js', resources)).toBeNull();
  // Evaluation of an ES module counts from its last byte, that of a System module from the start of its execution.
  expect(evaluateTime('/a.js', [20, 57], resources)).toBe(7);
  expect(evaluateTime('/a.js', [52, 57], resources)).toBe(5);
});

test('a report contains no query, whatever its source', () => {
  const override = { address: 'https://b.example/x.js?key=secret', isPaused: true };
  const host = hostFixture([
    rowOf({ name: '@edu-app/wx', address: override.address, override, fault: 'slow' }),
  ]);
  const at = new Date(0);
  const page = { path: '/wx', browser: 'Test', window: '390×844', language: 'zh-CN', at };
  const text = bundleText(host, page);
  expect(text).toContain('- @edu-app/wx: https://b.example/x.js (switched off)');
  expect(text).toContain('- @edu-app/wx: slow');
  expect(text).toContain('load  200 ms');
  expect(text).not.toMatch(/secret|\?/);
});

test('a template is stored if its host is allowed, and refused if not', () => {
  expect(storeTemplate('https://builds.example/main.js')).toMatch(/须是完整地址/);
  expect(storeTemplate('https://evil.example/{branch}.js')).toMatch(/不允许/);
  expect(readTemplate()).toBeNull();
  expect(storeTemplate(`${window.location.origin}/{branch}.js`)).toBeNull();
  expect(readTemplate()).toBe('http://localhost/{branch}.js');
  expect(storeTemplate(' ')).toBeNull();
  expect(readTemplate()).toBeNull();
});

test('the journal has the time when a file ran, also if it throws later', async () => {
  let time = 0;
  const journal = createJournal(() => time);
  const evaluate = journal.timing((_file, run) => run());
  const ran = evaluate('/a.js', () => {
    time = 7;
    return 'outcome';
  });
  expect(ran).toBe('outcome');
  const laterEvaluation = evaluate('/b.js', () => Promise.reject(new Error('top level')));
  time = 20;
  await expect(laterEvaluation).rejects.toThrow('top level');
  expect([...journal.evaluations]).toEqual([
    ['/a.js', [0, 7]],
    ['/b.js', [7, 20]],
  ]);
});
