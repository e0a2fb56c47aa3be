import { transferableAbortController } from 'node:util';
import { configureRuntime, context, setPageExit, unsaved } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { createNotices } from '../layout/notices';
import { moduleLoader } from '../module-loader';
import { isSafeMode } from '../page-map/override-keys';
import { storedOverrides } from '../page-map/overrides';
import { makeShareLink } from '../page-map/share-link';
import { startTestingTools } from './testing-tools';

const override = { module: '@edu-app/saas', address: 'http://localhost/build.js' };
const exits: string[] = [];
const currentPath = () => window.location.href.replace(window.location.origin, '');

/** Opens a page by a link that offers an override, then navigates elsewhere. */
async function openOffer(at = Date.now()): Promise<void> {
  const link = makeShareLink('http://localhost/saas/student', override, at);
  window.history.replaceState(null, '', link);
  document.body.innerHTML = '<div id="root"></div>';
  const notices = createNotices(document.getElementById('root') as HTMLElement);
  await startTestingTools(notices, moduleLoader, window.location.search);
  window.history.pushState(null, '', '/saas/course?page=2#top');
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(() => {
  // Node's fetch takes Node's own signals only.
  Object.assign(globalThis, { AbortSignal: transferableAbortController().signal.constructor });
});
beforeEach(() => {
  exits.length = 0;
  window.localStorage.clear();
  setPageExit({ assign: (url) => exits.push(url), reload: () => exits.push('reload') });
  nock('http://localhost').get('/build.js').reply(200, '', { 'Content-Type': 'text/javascript' });
});
afterEach(() => {
  setPageExit(null);
  nock.cleanAll();
});

test('refusing an offer stays on the current page', async () => {
  await openOffer();
  await press('拒绝');
  expect(currentPath()).toBe('/saas/course?page=2#top');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(storedOverrides(window.localStorage)).toEqual([]);
});

test('so does closing an expired one', async () => {
  await openOffer(0);
  await press('关闭');
  expect(currentPath()).toBe('/saas/course?page=2#top');
});

test('an offer that is still in the address is removed from it', async () => {
  await openOffer();
  window.history.back();
  await waitFor(() => expect(currentPath()).toContain('override-link'));
  await press('拒绝');
  expect(currentPath()).toBe('/saas/student');
});

test('applying one reloads that page', async () => {
  await openOffer();
  await press('应用');
  await waitFor(() => expect(exits).toEqual(['reload']));
  expect(currentPath()).toBe('/saas/course?page=2#top');
  expect(storedOverrides(window.localStorage)).toEqual([override]);
});

test('applying one asks about unsaved work first, and does nothing unless confirmed', async () => {
  await openOffer();
  const ask = jest.fn(async () => false);
  const ends = [unsaved.guard(() => true), unsaved.askWith(ask)];
  await press('应用');
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  expect(exits).toEqual([]);
  expect(storedOverrides(window.localStorage)).toEqual([]);
  for (const end of ends) end();
});

describe('if a permission decides and the link is opened before log-in, the offer', () => {
  const loadsWith = (...paths: string[]) => {
    // Only a logged-in person has a menu.
    context.set('token', 't');
    context.set('menu', {
      status: 'ready',
      nodes: paths.map((path) => ({
        id: path,
        parentId: null,
        name: path,
        type: 2,
        path,
        children: [],
        breadcrumb: [],
      })),
    });
  };
  beforeEach(async () => {
    configureRuntime({ allowOverrides: 'permitted' });
    await openOffer();
  });
  afterEach(() => {
    context.clear();
    configureRuntime({});
  });

  const permit = (testTools: boolean) =>
    mockApi('session.permissions', {
      data: { permissions: [], isOperator: false, readOnly: false, testTools },
    });

  test('is neither shown nor refused before the server has named the person, and then shown once', async () => {
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    permit(true);
    loadsWith('/saas/student');
    expect(await screen.findByRole('status')).toHaveTextContent(override.address);
    await press('拒绝');
    loadsWith('/saas/student');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test.each([
    ['whom the server does not permit, whatever the menu contains', () => permit(false)],
    [
      'if the platform has no such call',
      () => mockApi('session.permissions', { status: 404, body: '' }),
    ],
  ])('is refused to a person %s', async (_, answer) => {
    window.localStorage.setItem('tester-permitted', 'true');
    answer();
    loadsWith('/saas/modules');
    expect(await screen.findByRole('button', { name: '关闭' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '应用' })).not.toBeInTheDocument();
  });

  test('is shown if the person was logged in before the tools were loaded', async () => {
    document.body.replaceChildren();
    permit(true);
    loadsWith('/saas/student');
    await openOffer();
    expect(await screen.findByRole('status')).toHaveTextContent(override.address);
  });
});

describe('a page whose overrides are changed in another tab', () => {
  const changeInOtherTab = async (key: string | null) => {
    window.history.replaceState(null, '', '/saas/student');
    document.body.innerHTML = '<div id="root"></div>';
    const notices = createNotices(document.getElementById('root') as HTMLElement);
    await startTestingTools(notices, moduleLoader, '');
    window.dispatchEvent(new StorageEvent('storage', { key }));
  };

  test.each([
    'import-map-override:@edu-app/saas',
    'import-map-overrides-external-maps',
    'import-map-overrides-disabled',
    'devtools',
    null,
  ])('says so and offers a reload (%j)', async (key) => {
    await changeInOtherTab(key);
    expect(screen.getByRole('status')).toHaveTextContent('其他标签页更改了模块覆盖');
    await press('重新加载');
    await waitFor(() => expect(exits).toEqual(['reload']));
  });

  test('ignores other stored values', async () => {
    await changeInOtherTab('keep:language');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('is not reloaded over unsaved work without a question', async () => {
    const ends = [unsaved.guard(() => true), unsaved.askWith(async () => false)];
    await changeInOtherTab('devtools');
    await press('重新加载');
    expect(exits).toEqual([]);
    for (const end of ends) end();
  });
});

describe('safe mode', () => {
  const key = `import-map-override:${override.module}`;
  const arrive = async (search: string) => {
    document.body.innerHTML = '<div id="root"></div>';
    window.history.replaceState(null, '', `/saas/student${search}`);
    const notices = createNotices(document.getElementById('root') as HTMLElement);
    await startTestingTools(notices, moduleLoader, search);
  };
  beforeEach(() => {
    window.sessionStorage.clear();
    window.localStorage.setItem('devtools', 'true');
    window.localStorage.setItem(key, override.address);
  });

  test('stays on in the tab when it is no longer in the address, until it is left', async () => {
    await arrive('?safe-mode');
    context.clear();
    window.localStorage.setItem('devtools', 'true');
    await arrive('');
    expect(isSafeMode('')).toBe(true);
    expect(screen.getByRole('status')).toHaveTextContent('安全模式：已停用 1');
    await press('退出安全模式');
    expect(exits).toEqual(['http://localhost/saas/student']);
    expect(isSafeMode('')).toBe(false);
  });

  test('ends with the last override that it disables, so that it does not disable a later one', async () => {
    await arrive('?safe-mode');
    window.localStorage.removeItem(key);
    await arrive('');
    expect(isSafeMode('')).toBe(false);
  });

  test('is not stored if there is nothing to disable', async () => {
    window.localStorage.removeItem(key);
    await arrive('?safe-mode');
    expect(isSafeMode('')).toBe(false);
  });
});

test('safe mode says that it disables an external map', async () => {
  window.localStorage.setItem('devtools', 'true');
  window.localStorage.setItem('import-map-overrides-external-maps', '["/mine.json"]');
  document.body.innerHTML = '<div id="root"></div>';
  const notices = createNotices(document.getElementById('root') as HTMLElement);
  await startTestingTools(notices, moduleLoader, '?safe-mode');
  expect(screen.getByRole('status')).toHaveTextContent('安全模式');
});

describe('an external map with unused lines', () => {
  const map = 'http://localhost/maps/team.json';
  const arrive = async () => {
    window.history.replaceState(null, '', '/saas/student');
    document.body.innerHTML = '<div id="root"></div>';
    const notices = createNotices(document.getElementById('root') as HTMLElement);
    await startTestingTools(notices, moduleLoader, '');
  };
  const answer = (status: number, body: object) =>
    nock('http://localhost').get('/maps/team.json').reply(status, body);
  const imports = { '@edu-app/saas': './saas.js', '@edu-app/cms': 'https://evil.io/cms.js' };
  let log: jest.SpyInstance;
  beforeEach(() => {
    window.sessionStorage.clear();
    window.localStorage.setItem('devtools', 'true');
    window.localStorage.setItem('import-map-overrides-external-maps', JSON.stringify([map]));
    log = jest.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => log.mockRestore());

  test('shows the line, its map and its address in a bar and in the console', async () => {
    answer(200, { imports });
    await arrive();
    const bar = await screen.findByRole('status');
    expect(bar).toHaveTextContent(`外部映射 ${map} 中的 @edu-app/cms 未使用`);
    expect(bar).toHaveTextContent('https://evil.io/cms.js');
    expect(bar).not.toHaveTextContent('@edu-app/saas');
    expect(log).toHaveBeenCalledWith(expect.stringContaining('https://evil.io/cms.js'));
    await press('关闭');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('shows a map that cannot be read, or is on a host that is not allowed', async () => {
    window.localStorage.setItem(
      'import-map-overrides-external-maps',
      JSON.stringify([map, 'https://evil.io/map.json']),
    );
    answer(404, {});
    await arrive();
    const bar = await screen.findByRole('status');
    expect(bar).toHaveTextContent(`外部导入映射无法读取，未使用：${map}`);
    expect(bar).toHaveTextContent('不允许从该地址加载模块：https://evil.io/map.json');
  });

  test.each([
    ['all of it is used', () => answer(200, { imports: { '@edu-app/saas': './saas.js' } })],
    [
      'it is switched off',
      () => {
        answer(200, { imports });
        window.localStorage.setItem('import-map-overrides-disabled', JSON.stringify([map]));
      },
    ],
    [
      'the platform allows no overrides',
      () => {
        configureRuntime({ allowOverrides: false });
      },
    ],
  ])('shows nothing if %s', async (_, given) => {
    given();
    await arrive();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(log).not.toHaveBeenCalled();
    configureRuntime({});
  });
});

describe('an override that is stored but not used', () => {
  const key = `import-map-override:${override.module}`;
  const arrive = async () => {
    window.history.replaceState(null, '', '/saas/student');
    document.body.innerHTML = '<div id="root"></div>';
    const notices = createNotices(document.getElementById('root') as HTMLElement);
    await startTestingTools(notices, moduleLoader, '');
  };
  beforeEach(() => window.localStorage.setItem(key, '9165'));
  afterEach(() => configureRuntime({}));

  test('says that the switch is off, and one click turns it on', async () => {
    await arrive();
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('http://localhost:9165/edu-app-saas.js');
    await press('启用并重新加载');
    await waitFor(() => expect(exits).toEqual(['reload']));
    expect(window.localStorage.getItem('devtools')).toBe('true');
  });

  test('can be deleted', async () => {
    await arrive();
    await press('删除这些覆盖');
    expect(window.localStorage.getItem(key)).toBeNull();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('is not applied over unsaved work without a question', async () => {
    const ends = [unsaved.guard(() => true), unsaved.askWith(async () => false)];
    await arrive();
    await press('启用并重新加载');
    expect([exits, window.localStorage.getItem('devtools')]).toEqual([[], null]);
    for (const end of ends) end();
  });

  test('offers nothing if the platform allows none, and the console says why', async () => {
    configureRuntime({ allowOverrides: false });
    const log = jest.spyOn(console, 'info').mockImplementation(() => {});
    await arrive();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(log).toHaveBeenCalledWith(expect.stringContaining('may not use them'));
    log.mockRestore();
  });

  test('shows an address that is not allowed', async () => {
    window.localStorage.setItem('devtools', 'true');
    window.localStorage.setItem(key, 'https://evil.io/x.js');
    await arrive();
    expect(screen.getByRole('status')).toHaveTextContent('https://evil.io/x.js');
    expect(screen.queryByRole('button', { name: '启用并重新加载' })).not.toBeInTheDocument();
    await press('删除这些覆盖');
    expect(window.localStorage.getItem(key)).toBeNull();
  });

  test('is reported for a whole map too, and deleted with it', async () => {
    window.localStorage.removeItem(key);
    window.localStorage.setItem('import-map-overrides-external-maps', '["/team.json"]');
    await arrive();
    expect(screen.getByRole('status')).toHaveTextContent('/team.json');
    await press('删除这些覆盖');
    expect(window.localStorage).toHaveLength(0);
  });

  test('is not mentioned while it is disabled', async () => {
    window.localStorage.setItem('import-map-overrides-disabled', JSON.stringify([override.module]));
    await arrive();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
