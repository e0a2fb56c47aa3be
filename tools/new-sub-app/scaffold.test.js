import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const foreign = path.join(root, 'e2e/foreign');
const recipes = readdirSync(foreign);
const program = (name) => path.join(root, 'node_modules', name);

/** A separate repository, so that the run leaves nothing in this one. */
let copy;
const run = (...args) =>
  spawnSync(process.execPath, [path.join(copy, 'tools/new-sub-app/main.js'), ...args], {
    cwd: copy,
    encoding: 'utf8',
  });

// One of these tests runs jest, tsc and rollup over the scaffolded app.
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
    'jest.antd-dist.cjs',
    'jest.antd-input.cjs',
    'jest.antd-password.cjs',
    'jest.compile-once.cjs',
    'jest.computed-style.ts',
    'jest.config.js',
    'jest.environment-dom.cjs',
    'jest.leak-check.ts',
    'jest.leak-record.ts',
    'jest.setup-dom.ts',
    'jest.setup-room.cjs',
    'jest.style-stub.cjs',
  ];
  for (const file of [...files, ...setups]) cpSync(path.join(root, file), path.join(copy, file));
  // Without installed packages and build output.
  const isSource = (file) => !/\/(node_modules|dist)(\/|$)/.test(file.slice(foreign.length));
  cpSync(foreign, path.join(copy, 'e2e/foreign'), { recursive: true, filter: isSource });
  mkdirSync(path.join(copy, 'sub-apps'));
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a new sub-app has its entry in the import map, type-checks, is formatted, passes its own test and builds', () => {
  const { status, stdout } = run('warehouse');
  expect(stdout).toContain('wrote sub-apps/warehouse/src/index.ts');
  expect(status).toBe(0);

  const { imports } = JSON.parse(readFileSync(path.join(copy, 'importmap.json'), 'utf8'));
  expect(imports['@edu-app/warehouse']).toBe('/modules/sub-apps/warehouse/index.js');

  const offer = readFileSync(path.join(copy, 'sub-apps/warehouse/manifest.json'), 'utf8');
  expect(JSON.parse(offer).module).toBe('@edu-app/warehouse');

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

  // The copy does not have the other rooms.
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
    console.log(JSON.stringify(files.find((file) => file.isEntry).exports));`;
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
  [['a', '--outside', 'somewhere', '--with', 'gulp'], '"gulp" is no recipe: say vite-react'],
  [['Cms'], '"Cms" is no path segment'],
  [['../evil'], 'is no path segment'],
  [['a--b'], 'is no path segment'],
  [['entrance'], 'belongs to the shell'],
  [['bi-admin'], 'belongs to the shell'],
  [['saas'], 'importmap.json has "@edu-app/saas" already'],
])('%j is refused with one sentence: %s', (args, sentence) => {
  const mapBefore = readFileSync(path.join(copy, 'importmap.json'), 'utf8');
  const { status, stderr } = run(...args);
  expect(stderr).toContain(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(status).toBe(1);
  expect(readFileSync(path.join(copy, 'importmap.json'), 'utf8')).toBe(mapBefore);
});

test('existing files are never overwritten', () => {
  mkdirSync(path.join(copy, 'sub-apps/traffic'), { recursive: true });
  const { status, stderr } = run('traffic');
  expect(stderr).toContain('sub-apps/traffic is there already');
  expect(status).toBe(1);
});

test.each(recipes)('a separate repository is the recipe %s with its own name', (recipe) => {
  const mapBefore = readFileSync(path.join(copy, 'importmap.json'), 'utf8');
  const folder = path.join(copy, `outside/${recipe}`);
  const { status, stdout } = run('harbour', '--outside', `outside/${recipe}`, '--with', recipe);
  expect(status).toBe(0);
  const text = (file) => readFileSync(path.join(folder, file), 'utf8');
  const written = stdout.split('\n').flatMap((line) => /^wrote (.+)/.exec(line)?.[1] ?? []);
  for (const file of written)
    expect(file + readFileSync(file, 'utf8')).not.toMatch(
      /garden|lagoon|meadow|heath|orchard|grove|cove(?!r)|foreign/,
    );
  expect(written.some((file) => /harbour/.test(readFileSync(file, 'utf8')))).toBe(true);
  expect(text('README.md')).toContain('# harbour');
  // The page in docs exists.
  const page = /docs\/sub-apps\/[\w-]+\.md/.exec(text('README.md'))?.[0];
  expect(readFileSync(path.join(root, page), 'utf8')).toContain(`e2e/foreign/${recipe})`);
  if (recipe !== 'plain') expect(JSON.parse(text('package.json')).name).toBe('edu-app-harbour');
  expect(readFileSync(path.join(copy, 'importmap.json'), 'utf8')).toBe(mapBefore);

  const secondRun = run('harbour', '--outside', `outside/${recipe}`, '--with', recipe);
  expect(secondRun.stderr).toContain('is not empty: name a new folder');
  expect(secondRun.status).toBe(1);
});
