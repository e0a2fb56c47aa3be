import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import configuration from '../../.dependency-cruiser.cjs';
import { cruise } from './cruise.js';

const repository = resolve(__dirname, '../..');

/** One violation for each rule: the file that breaks it, its text, and a pattern of the message with the remedy. */
const planted = {
  'app-imports-app': [
    'entrance/src/features/login/data/a.ts',
    "export { x } from '../../../../../shell-frame/src/index';",
    /shared-utility/,
  ],
  'shared-utility-imports-app': [
    'shared-utility/src/storage/a.ts',
    "import '@edu/shell-frame';",
    /knows no app/,
  ],
  'data-layer-by-public-api': [
    'shared-utility/src/data/a.ts',
    "import { context } from '../index';\nexport { context };",
    /by that name/,
  ],
  'kit-by-public-api': [
    'shared-utility/src/admin/a.ts',
    "import { context } from '../index';\nexport { context };",
    /by those names/,
  ],
  'media-by-public-api': [
    'shared-utility/src/media/a.ts',
    "import { context } from '../index';\nexport { context };",
    /by that name/,
  ],
  'article-by-public-api': [
    'shared-utility/src/article/a.ts',
    "import { context } from '../index';\nexport { context };",
    /by those names/,
  ],
  'charts-by-public-api': [
    'shared-utility/src/charts/a.ts',
    "import { context } from '../index';\nexport { context };",
    /by that name/,
  ],
  'rich-text-by-public-api': [
    'shared-utility/src/rich-text/a.ts',
    "import { context } from '../index';\nexport { context };",
    /by those names/,
  ],
  'uploads-by-public-api': [
    'shared-utility/src/uploads/a.ts',
    "import { context } from '../index';\nexport { context };",
    /by those names/,
  ],
  'shared-utility-by-path': [
    'sub-apps/saas/src/app/a.tsx',
    "import { context } from '../../../../shared-utility/src/index';\nexport const A = () => <p>{context}</p>;",
    /'@edu\/shared-utility' by that name/,
  ],
  'shared-utility-deep': [
    'entrance/src/app/deep.ts',
    "import '@edu/shared-utility/src/http';",
    /src\/index\.ts/,
  ],
  'server-sees-only-contract': [
    'platform-server/src/a.ts',
    "import { context } from '@edu/shared-utility';\nexport { context };",
    /'@edu\/shared-utility\/contract'/,
  ],
  'contract-imports-nothing': [
    'shared-utility/src/contract/a.ts',
    "import { z } from 'zod';\nexport { z };",
    /nothing outside its own folder/,
  ],
  'feature-imports-sibling': [
    'account-center/src/features/safety/data/a.ts',
    "import type { Two } from '../../profile';\nexport type One = Two;",
    /beside features\//,
  ],
  'feature-imports-parent': [
    'account-center/src/features/safety/data/b.ts',
    "import type { RootState } from '../../../app/store';\nexport type S = RootState;",
    /pass it in/,
  ],
  'feature-by-its-index': [
    'account-center/src/app/a.ts',
    "import { p } from '../features/profile/data/p';\nexport { p };",
    /only its index\.ts/,
  ],
  'view-imports-saga': [
    'entrance/src/features/login/views/a.tsx',
    "import { login } from '../data/login.saga';\nexport const A = () => <p>{login}</p>;",
    /data\//,
  ],
  'view-imports-http': [
    'entrance/src/features/login/b.view.tsx',
    "import axios from 'axios';\nexport const B = () => <p>{axios.name}</p>;",
    /saga in data\//,
  ],
  'axios-only-in-http': [
    'shared-utility/src/session/a.ts',
    "import axios from 'axios';\nexport { axios };",
    /shared-utility\/src\/http/,
  ],
  'one-router': [
    'sub-apps/saas/src/app/b.tsx',
    "import { useLocation } from 'react-router-dom';\nexport { useLocation };",
    /AppRouter/,
  ],
  'crypto-only-in-security': [
    'account-center/src/app/b.ts',
    "export const md5 = () => import('@noble/hashes/legacy.js');",
    /tokenProof/,
  ],
  'single-spa-only-in-root-config': [
    'shell-frame/src/app/a.ts',
    "import { navigateToUrl } from 'single-spa';\nexport { navigateToUrl };",
    /createLifecycles/,
  ],
  'no-cycles': [
    'root-config/src/a.ts',
    "import { b } from './b';\nexport const a = b;",
    /shared third is missing/,
  ],
  'engine-rooms-by-index': [
    'platform-server/src/app.ts',
    "import { a } from './db/pipeline/a';\nexport { a };",
    /index\.ts/,
  ],
  'test-helpers-in-tests-only': [
    'shell-frame/src/app/b.ts',
    "import { mockApi } from '@edu/shared-utility/testing';\nexport { mockApi };",
    /\*\.test\.ts/,
  ],
};

/** Targets of the violations, and files without a violation. */
const validFiles = {
  'shell-frame/src/index.ts': 'export const x = 1;',
  'shared-utility/src/index.ts': 'export const context = 1;',
  'account-center/src/features/profile/index.ts':
    "export { p } from './data/p';\nexport type Two = 2;",
  'account-center/src/features/profile/data/p.ts': 'export const p = 1;',
  'account-center/src/app/store.ts': 'export type RootState = 1;',
  'account-center/src/phrases/index.ts': 'export const phrases = 1;',
  'account-center/src/app/composes.ts': "export { p } from '../features/profile';",
  'account-center/src/features/profile/views/p.tsx':
    "import { phrases } from '../../../phrases';\nexport const P = () => <p>{phrases}</p>;",
  'entrance/src/features/login/data/login.saga.ts': 'export const login = 1;',
  'entrance/src/features/login/data/login.test.ts':
    "import { mockApi } from '@edu/shared-utility/testing';\nexport { mockApi };",
  'root-config/src/b.ts': "import { a } from './a';\nexport const b = a;",
  'root-config/src/module-loader/index.ts':
    "import { start } from 'single-spa';\nexport { start };",
  'shared-utility/src/http/client.ts': "import axios from 'axios';\nexport { axios };",
  'shared-utility/src/react/lifecycles.ts':
    "import singleSpaReact from 'single-spa-react';\nexport { singleSpaReact };",
  'platform-server/src/db/pipeline/a.ts': 'export const a = 1;',
  'platform-server/src/db/pipeline/index.ts': "export { a } from './a';",
  'platform-server/src/db/database.ts': "import { a } from './pipeline';\nexport { a };",
  'platform-server/src/routes.ts':
    "import { contract } from '@edu/shared-utility/contract';\nexport { contract };",
};

describe('the import rules', () => {
  let tree = '';
  /** @type {{ from: string, rule: { name: string } }[]} */
  let violations = [];

  const write = (file, text) => {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), `${text}\n`);
  };

  beforeAll(async () => {
    tree = mkdtempSync(join(tmpdir(), 'edu-import-rules-'));
    for (const [file, text] of Object.entries(validFiles)) write(file, text);
    for (const [file, text] of Object.values(planted)) write(file, text);
    const folders = [...new Set(Object.keys(validFiles).map((file) => file.split('/')[0]))];
    ({ violations } = await cruise({ repository, tree, folders: [...folders, 'sub-apps'] }));
  }, 60_000);

  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  it('has a planted violation for every rule', () => {
    expect(Object.keys(planted).sort()).toEqual(
      configuration.forbidden.map(({ name }) => name).sort(),
    );
  });

  it.each(Object.entries(planted))('%s reports the right place', (name, [file, , words]) => {
    const rule = configuration.forbidden.find((candidate) => candidate.name === name);
    expect(
      violations.filter((violation) => violation.rule.name === name).map(({ from }) => from),
    ).toContain(file);
    expect(rule?.comment).toMatch(words);
  });

  it('accepts files without a violation', () => {
    const analysed = Object.keys(validFiles).filter((file) => file !== 'root-config/src/b.ts');
    expect(violations.filter(({ from }) => analysed.includes(from))).toEqual([]);
  });
});
