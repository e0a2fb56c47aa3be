import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
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
const run = (script, ...rest) =>
  execFileSync(process.execPath, [path.join(__dirname, script), ...rest], {
    cwd: root,
    encoding: 'utf8',
  });

// Each runs rollup or tsc over the whole module.
jest.setTimeout(120_000);

describe('the built module', () => {
  const api = JSON.parse(run('measure.js'));

  test('weighs at most 25.9 kB brotli with the whole contract', () => {
    expect(api.bytes).toBeGreaterThan(5_000);
    expect(api.bytes).toBeLessThanOrEqual(25_900);
  });

  test('loads the other languages only when they are needed', () => {
    expect(Object.keys(api.lazy)).toEqual(
      expect.arrayContaining(['en-US', 'fr-FR', 'en_US', 'fr_FR']),
    );
  });

  test('still has every name of the recorded public API, or a new major version', () => {
    const recorded = JSON.parse(
      readFileSync(path.join(root, 'shared-utility/public-api.json'), 'utf8'),
    );
    const removed = recorded.exports.filter((name) => !api.exports.includes(name));
    const sameMajor = api.version.split('.')[0] === recorded.version.split('.')[0];
    expect(sameMajor ? removed : []).toEqual([]);
  });
});

describe('the types for teams outside', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'outside-'));
  const modules = path.join(folder, 'node_modules');
  const installed = path.join(modules, '@edu/shared-utility');
  const manifest = () => JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8'));
  const typesOf = (name) => readFileSync(path.join(installed, name), 'utf8');

  beforeAll(() => {
    const output = run('types.js', '--pack');
    const file = /^(dist\/types\/\S+\.tgz):/m.exec(output)?.[1];
    mkdirSync(installed, { recursive: true });
    execFileSync('tar', ['-xzf', path.join(root, file), '--strip-components=1', '-C', installed]);
    // npm installs these with the package.
    for (const name of [...Object.keys(manifest().peerDependencies), '@types/node']) {
      mkdirSync(path.dirname(path.join(modules, name)), { recursive: true });
      symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Errors of tsc for these files of another team. */
  const faults = (files, options = {}) => {
    const compilerOptions = {
      strict: true,
      noEmit: true,
      module: 'ESNext',
      moduleResolution: 'Bundler',
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      jsx: 'react-jsx',
      types: [],
      ...options,
    };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
    // One line for each error, even if FORCE_COLOR is set.
    const args = [tsc, '-p', folder, '--pretty', 'false'];
    const { status, signal, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
    });
    const isAnswer = status !== null && stdout.includes(': error ') === status > 0;
    if (!isAnswer) throw new Error(`tsc ended with ${status ?? signal}:\n${stdout}${stderr}`);
    return stdout.split('\n').filter((line) => line.includes(': error '));
  };

  test('are a package, and wrong calls do not compile', () => {
    copyFileSync(path.join(__dirname, 'fixture.ts.txt'), path.join(folder, 'app.ts'));
    expect(faults(['app.ts'], { skipLibCheck: true })).toEqual([]);
    writeFileSync(
      path.join(folder, 'wrong.ts'),
      "import { api } from '@edu/shared-utility';\napi.account.getUserInfo({ id: '1' });\n",
    );
    expect(faults(['wrong.ts'], { skipLibCheck: true })).toEqual([
      expect.stringContaining('wrong.ts(2,'),
    ]);
  });

  test('are complete: no declaration of ours has a missing import', () => {
    // Errors in declarations of other packages are not ours.
    expect(faults(['app.ts']).filter((line) => !/node_modules\/(?!@edu\/)/.test(line))).toEqual([]);
  });

  test('accept the recipe of docs/sub-apps.md', () => {
    cpSync(path.join(root, 'e2e/foreign/vite-react/src'), path.join(folder, 'src'), {
      recursive: true,
    });
    expect(faults(['src/entry.ts', 'src/vite.d.ts'], { skipLibCheck: true })).toEqual([]);
  });

  test('name every module that the page shares, and no inner path of this repository', () => {
    const text = typesOf('index.d.ts') + typesOf('testing.d.ts');
    expect(text).not.toMatch(/from ['"]\.{1,2}\//);
    for (const entryName of Object.keys(manifest().exports)) {
      expect(text).toContain(`declare module '${entryName.replace('.', '@edu/shared-utility')}' {`);
    }
    expect(Object.keys(manifest().exports)).toEqual(
      expect.arrayContaining(['.', './admin', './data', './questionnaire', './uploads']),
    );
    // Only users of the test helpers need the packages for tests.
    expect(typesOf('index.d.ts')).not.toContain("'nock'");
  });
});
