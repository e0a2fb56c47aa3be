import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const recipe = path.join(root, 'e2e/foreign/vite-react');
const program = (name) => path.join(root, 'node_modules', name);

/** A repository of its own, so that the run leaves nothing behind in this one. */
let copy;
const run = (...args) =>
  spawnSync(process.execPath, [path.join(copy, 'tools/new-sub-app/main.js'), ...args], {
    cwd: copy,
    encoding: 'utf8',
  });

// One of these runs jest, tsc and rollup over what was scaffolded.
jest.setTimeout(240_000);

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'new-sub-app-'));
  for (const entry of ['shared-utility', 'tools/new-sub-app', 'tools/build', 'types']) {
    cpSync(path.join(root, entry), path.join(copy, entry), { recursive: true });
  }
  const files = [
    'package.json',
    'importmap.json',
    'tsconfig.json',
    'biome.json',
    'rollup.config.js',
  ];
  const setups = [
    'jest.antd-input.cjs',
    'jest.antd-password.cjs',
    'jest.compile-once.cjs',
    'jest.computed-style.ts',
    'jest.config.js',
    'jest.environment-dom.cjs',
    'jest.leak-check.ts',
    'jest.setup-dom.ts',
    'jest.setup-room.cjs',
    'jest.style-stub.cjs',
  ];
  for (const file of [...files, ...setups]) cpSync(path.join(root, file), path.join(copy, file));
  for (const part of ['src', 'package.json', 'tsconfig.json', 'vite.config.mjs'])
    cpSync(path.join(recipe, part), path.join(copy, 'e2e/foreign/vite-react', part), {
      recursive: true,
    });
  mkdirSync(path.join(copy, 'sub-apps'));
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a new sub-app has its line in the import map, type-checks, is tidy, passes its own test and builds', () => {
  const { status, stdout } = run('warehouse');
  expect(stdout).toContain('wrote sub-apps/warehouse/src/index.ts');
  expect(status).toBe(0);

  const { imports } = JSON.parse(readFileSync(path.join(copy, 'importmap.json'), 'utf8'));
  expect(imports['@edu-app/warehouse']).toBe('/modules/sub-apps/warehouse/index.js');

  const written = stdout.split('\n').flatMap((line) => /^wrote (sub-apps.+)/.exec(line)?.[1] ?? []);
  const blanks = written.filter((file) =>
    /__\w+__|undefined'/.test(readFileSync(path.join(copy, file), 'utf8')),
  );
  expect(blanks).toEqual([]);

  const config = { extends: './tsconfig.json', include: ['sub-apps', 'types'] };
  writeFileSync(path.join(copy, 'tsconfig.app.json'), JSON.stringify(config));
  const tsc = [program('typescript/bin/tsc'), '-p', 'tsconfig.app.json'];
  expect(spawnSync(process.execPath, tsc, { cwd: copy, encoding: 'utf8' }).stdout).toBe('');

  const tidy = spawnSync(program('.bin/biome'), ['check', '--vcs-enabled=false', 'sub-apps'], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect(`${tidy.stdout}${tidy.stderr}`).not.toMatch(/×|Found \d+ (error|warning)/);

  // the other rooms are not in the copy
  const only = `import all from './jest.config.js';
    export default { projects: all.projects.filter(({ displayName }) => displayName === 'sub-apps') };`;
  writeFileSync(path.join(copy, 'jest.only.js'), only);
  const outcome = path.join(copy, 'outcome.json');
  const flags = ['--config', 'jest.only.js', '--ci', '--json', `--outputFile=${outcome}`];
  spawnSync(process.execPath, [program('jest/bin/jest.js'), ...flags], { cwd: copy });
  const result = JSON.parse(readFileSync(outcome, 'utf8'));
  expect(result).toMatchObject({ success: true, numPassedTests: 4, numFailedTests: 0 });

  const build = `
    import { rollup } from 'rollup';
    import { app } from './rollup.config.js';
    const file = 'sub-apps/warehouse/src/index.ts';
    const { input, output } = app('sub-apps/warehouse', [file], () => {});
    const bundle = await rollup({ ...input, onwarn: () => {} });
    const { output: files } = await bundle.generate(output);
    console.log(JSON.stringify(files.find((one) => one.isEntry).exports));`;
  const built = execFileSync(process.execPath, ['--input-type=module', '-e', build], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect(JSON.parse(built).sort()).toEqual(['bootstrap', 'mount', 'unmount']);
});

test.each([
  [[], 'Say one segment'],
  [['a', 'b'], 'Say one segment'],
  [['a', '--else'], 'Say one segment'],
  [['a', '--outside'], 'Say one segment'],
  [['a', '--outside', ''], 'Say one segment'],
  [['entrance', '--outside', 'somewhere'], 'belongs to the shell'],
  [['Cms'], '"Cms" is no path segment'],
  [['../evil'], 'is no path segment'],
  [['a--b'], 'is no path segment'],
  [['entrance'], 'belongs to the shell'],
  [['bi-admin'], 'belongs to the shell'],
  [['saas'], 'importmap.json has "@edu-app/saas" already'],
])('%j is refused with one sentence: %s', (args, sentence) => {
  const before = readFileSync(path.join(copy, 'importmap.json'), 'utf8');
  const { status, stderr } = run(...args);
  expect(stderr).toContain(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(status).toBe(1);
  expect(readFileSync(path.join(copy, 'importmap.json'), 'utf8')).toBe(before);
});

test('what is there already is never written over', () => {
  mkdirSync(path.join(copy, 'sub-apps/traffic'), { recursive: true });
  const { status, stderr } = run('traffic');
  expect(stderr).toContain('sub-apps/traffic is there already');
  expect(status).toBe(1);
});

test('a repository outside is the recipe under its own name, and leaves this one as it is', () => {
  const before = readFileSync(path.join(copy, 'importmap.json'), 'utf8');
  const { status, stdout } = run('harbour', '--outside', 'outside/harbour');
  expect(status).toBe(0);
  const folder = path.join(copy, 'outside/harbour');
  const text = (file) => readFileSync(path.join(folder, file), 'utf8');
  const written = stdout.split('\n').flatMap((line) => /^wrote (.+)/.exec(line)?.[1] ?? []);
  expect(written).toContain(path.join(folder, 'src/entry.ts'));
  for (const file of written) expect(readFileSync(file, 'utf8')).not.toMatch(/garden|foreign/);
  expect(JSON.parse(text('package.json')).name).toBe('edu-app-harbour');
  expect(text('src/root.tsx')).toContain('basename="/harbour"');
  expect(text('vite.config.mjs')).toBe(readFileSync(path.join(recipe, 'vite.config.mjs'), 'utf8'));
  expect(readFileSync(path.join(copy, 'importmap.json'), 'utf8')).toBe(before);

  const again = run('harbour', '--outside', 'outside/harbour');
  expect(again.stderr).toContain('is not empty: name a new folder');
  expect(again.status).toBe(1);
});
