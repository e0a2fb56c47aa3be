import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rooms } from './cruise.js';
import { checkSource } from './source-text.js';

const root = resolve(__dirname, '../..');
const rules = (file, source) => checkSource(file, source).map(({ rule }) => rule);

const filesOf = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file}`,
  );
const sources = rooms
  .filter((room) => room !== 'e2e' && room !== 'platform-server')
  .flatMap(filesOf)
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|fixture|\/node_modules\//.test(file),
  );

describe('faults that import rules cannot detect', () => {
  it.each([
    ['text between tags', 'export const A = () => <p>登录</p>;'],
    ['Latin text between tags', 'export const A = () => <p>Log in</p>;'],
    ['text in braces', "export const A = () => <p>{'请 登录'}</p>;"],
    ['a spoken attribute', 'export const A = () => <input placeholder="手机号" />;'],
  ])('finds %s', (_, source) => {
    expect(rules('entrance/src/a.view.tsx', source)).toEqual([
      expect.stringContaining('phrases of the room'),
    ]);
  });

  it('accepts phrases, symbols and class names', () => {
    const source =
      "export const A = () => <p className=\"note\" title={t('a.b')}>{t('a.c')} · 100 % {'-'}</p>;";
    expect(rules('entrance/src/a.view.tsx', source)).toEqual([]);
  });

  it.each([
    ['entrance/src/features/a/views/a.tsx', 'api'],
    ['entrance/src/features/a/a.view.tsx', 'api'],
    ['sub-apps/saas/src/features/a/data/a.hook.ts', 'api'],
    ['shell-frame/src/features/a/data/a.context.ts', 'loadBranches'],
    ['account-center/src/app/pages.ts', 'apiFor'],
    ['entrance/src/features/a/calls.ts', 'loadUserInfo'],
    ['shared-utility/src/a.view.tsx', 'api'],
  ])('finds a call to the server in %s', (file, name) => {
    expect(rules(file, `import { ${name} } from '@edu/shared-utility';`)).toEqual([
      expect.stringContaining("a feature's data/"),
    ]);
  });

  it.each([
    ["import { contractApi } from '@edu/shared-utility/data';"],
    ["import { dataStore as store } from '@edu/shared-utility/data';"],
    ['dispatch(data.endpoints.userDelete.initiate({ userId }));'],
  ])('finds the data layer in a view: %s', (source) => {
    expect(rules('sub-apps/saas/src/features/a/views/a.view.tsx', source)).toEqual([
      expect.stringContaining("a feature's data/"),
    ]);
    expect(rules('sub-apps/saas/src/common/data.ts', source)).toEqual([]);
  });

  it('accepts hooks and the provider of the data layer in a view', () => {
    const source =
      "import { DataProvider, loadedOf } from '@edu/shared-utility/data';\nloadedOf(data.useUserFindByConditionQuery(q));";
    expect(rules('sub-apps/saas/src/features/a/views/a.view.tsx', source)).toEqual([]);
  });

  it('finds a fetch in a view, and accepts calls in the data layer', () => {
    expect(rules('entrance/src/a.view.tsx', "void fetch('/a');")).toHaveLength(1);
    const source = "import { api } from '@edu/shared-utility';\napi.account.logout();";
    for (const file of [
      'entrance/src/features/a/data/a.saga.ts',
      'sub-apps/saas/src/features/a/data/a.ts',
      'account-center/src/common/auth-code/send-code.saga.ts',
      'root-config/src/guard/effects.ts',
      'sub-apps/saas/src/testing/a.ts',
    ])
      expect(rules(file, source)).toEqual([]);
  });

  it('finds a clear button without a translated label', () => {
    const file = 'sub-apps/saas/src/a.view.tsx';
    for (const bare of ['allowClear', 'allowClear={true}'])
      expect(rules(file, `export const A = () => <Select ${bare} />;`)).toEqual([
        expect.stringContaining('useClear'),
      ]);
    expect(rules(file, 'export const A = () => <Select allowClear={clear} />;')).toEqual([]);
  });

  it('finds SystemJS outside root-config', () => {
    const source = "System.import('react');";
    expect(rules('shared-utility/src/a.ts', source)).toEqual([
      expect.stringContaining('src/module-loader;'),
    ]);
    expect(rules('root-config/src/module-loader/systemjs.ts', source)).toEqual([]);
  });

  it('finds a story that reads once without waiting', () => {
    for (const read of ["page.getByRole('row').count()", 'new URL(page.url()).pathname']) {
      const awaited = read.includes('count') ? 'await ' : '';
      const unawaited = `expect(${awaited}${read}).toBe(2);`;
      const patient = `await expect(() => ${read}).toBecome(2);`;
      const [finding] = rules('e2e/browser/a.spec.ts', unawaited);
      expect(finding).toContain('toBecome');
      expect(rules('e2e/browser/a.spec.ts', patient)).toEqual([]);
    }
    expect(rules('e2e/browser/a.spec.ts', 'expect(page.workers()).toEqual([]);')).toHaveLength(1);
  });

  it('finds none of them in this repository', () => {
    const findings = [...sources, ...filesOf('e2e/browser')].flatMap((file) =>
      checkSource(file, readFileSync(join(root, file), 'utf8')),
    );
    expect(findings).toEqual([]);
    expect(sources.length).toBeGreaterThan(100);
  });
});
