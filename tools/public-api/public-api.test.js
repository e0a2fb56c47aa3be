import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
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

describe('the module as it is built', () => {
  const api = JSON.parse(run('measure.js'));

  test('weighs at most 25.8 kB brotli with the whole contract', () => {
    expect(api.bytes).toBeGreaterThan(5_000);
    expect(api.bytes).toBeLessThanOrEqual(25_800);
  });

  test('loads the other languages only on need', () => {
    expect(Object.keys(api.lazy)).toEqual(
      expect.arrayContaining(['en-US', 'fr-FR', 'en_US', 'fr_FR']),
    );
  });

  test('still has every name of the recorded public API, or a new major version', () => {
    const recorded = JSON.parse(
      readFileSync(path.join(root, 'shared-utility/public-api.json'), 'utf8'),
    );
    const gone = recorded.exports.filter((name) => !api.exports.includes(name));
    const sameMajor = api.version.split('.')[0] === recorded.version.split('.')[0];
    expect(sameMajor ? gone : []).toEqual([]);
  });
});

describe('the types for teams outside', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'outside-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('one file is enough to write an app against, and wrong calls do not compile', () => {
    run('types.js');
    copyFileSync(
      path.join(root, 'dist/types/shared-utility.d.ts'),
      path.join(folder, 'shared-utility.d.ts'),
    );
    copyFileSync(path.join(__dirname, 'fixture.ts.txt'), path.join(folder, 'app.ts'));
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    const compilerOptions = {
      strict: true,
      noEmit: true,
      // the file itself is to be checked; what vendors' own declarations get wrong is left out below
      skipLibCheck: false,
      module: 'ESNext',
      moduleResolution: 'Bundler',
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      jsx: 'react-jsx',
      types: ['node'],
    };
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['app.ts', 'shared-utility.d.ts'] }),
    );
    const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder], {
      cwd: folder,
      encoding: 'utf8',
    });
    const ours = stdout.split('\n').filter((line) => /^(app\.ts|shared-utility\.d\.ts)/.test(line));
    expect(ours).toEqual([]);
  });

  test('no inner path of this repository is in it', () => {
    const text = readFileSync(path.join(root, 'dist/types/shared-utility.d.ts'), 'utf8');
    expect(text).not.toMatch(/from ['"]\.{1,2}\//);
    expect(text).toMatch(/^declare module '@edu\/shared-utility' \{/m);
    expect(text).toMatch(/^declare module '@edu\/shared-utility\/admin' \{/m);
    expect(text).toMatch(/^declare module '@edu\/shared-utility\/data' \{/m);
    expect(text).toMatch(/^declare module '@edu\/shared-utility\/testing' \{/m);
  });
});
