import { context } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { createLayout, type Layout } from '../../layout/layout';
import { drawToasts } from '../../layout/toasts';
import type { ModuleLoader } from '../../module-loader';
import { plainApp } from '../../supervision/apps/plain';
import { startShell } from '../shell';

export const aBranch = {
  id: '1',
  branch: 'b1',
  name: '总部',
  organ: 'o1',
  actor: 'a1',
  channel: '1',
  ucode: 'u1',
};

const aPage = {
  id: '1',
  parentId: null,
  name: '学员',
  data: { systemTagName: 'saas', url: '/student', name: '学员', description: '', type: 2 },
  children: [],
};

/** Stores a logged-in session and mocks the lists that the shell requests for it. */
export function logIn(): void {
  context.set('token', 't');
  mockApi('role.findRoleIds', { data: [] });
  mockApi('account.findAdminBranchList', { data: [aBranch] });
  mockApi('user.getUserMenu', { data: [aPage] });
}

/** A loader with an empty import map, but for the members that the test overrides. */
export const loaderFixture = (overrides: Partial<ModuleLoader> = {}): ModuleLoader => ({
  ready: async () => {},
  formatOf: () => undefined,
  isInstalled: () => false,
  names: () => [],
  addressOf: () => null,
  load: (name) => Promise.reject(new Error(`no module ${name}`)),
  sourceOf: () => null,
  integrityOf: () => undefined,
  versionOf: () => undefined,
  pin: () => {},
  isPinned: () => false,
  originOf: () => 'map',
  revision: () => null,
  pageMap: () => null,
  imports: () => ({}),
  scopes: () => ({}),
  resolveMap: () => ({ imports: {}, integrity: {} }),
  applyChanges: () => {},
  entryOf: () => null,
  filesOf: () => [],
  evict: () => {},
  evaluateThrough: () => {},
  forget: () => {},
  renew: () => {},
  ...overrides,
});

/**
 * The shell of one page, started before the first test, over modules that the test serves from
 * memory. single-spa starts once in a test file, so there is one shell for all tests of it.
 */
export function shellFixture(firstPageShown: Promise<void> = Promise.resolve()) {
  // Nothing is registered with SystemJS: the loader of these tests imports the test's own modules.
  Reflect.set(globalThis, 'System', { get: () => null });
  const apps = new Map<string, () => Promise<System.Module>>();
  const loads: string[] = [];
  const overridden = new Map<string, string>();
  const loader = loaderFixture({
    isInstalled: (name) => apps.has(name),
    names: () => [...apps.keys()],
    addressOf: (name) => overridden.get(name) ?? `http://localhost/modules/${name}.js`,
    originOf: (name) => (overridden.has(name) ? 'override' : 'map'),
    load: (name) => {
      loads.push(name);
      return apps.get(name)?.() ?? Promise.reject(new Error(`no module ${name}`));
    },
  });
  const serve = (name: string, text: string) => {
    const app = plainApp(text);
    apps.set(name, async () => app.lifecycles as unknown as System.Module);
    return app;
  };
  let layout: Layout;

  beforeAll(() => {
    layout = createLayout();
    drawToasts(layout.toasts);
    window.history.replaceState(null, '', '/entrance/login');
    serve('@edu/entrance', 'login form');
    serve('@edu/account-center', 'personal centre');
    serve('@edu/shell-frame', 'header and menu');
    serve('@edu-app/saas', 'students');
    startShell(layout, loader, firstPageShown);
  });

  return {
    apps,
    loads,
    /** Names of modules that have an override. */
    overridden,
    serve,
    content: () => layout.content,
    get layout() {
      return layout;
    },
  };
}
