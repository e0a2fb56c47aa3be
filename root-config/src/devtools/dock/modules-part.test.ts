import { waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { dockFixture, hostFixture, rowOf } from '../testing/dock-fixture';

beforeEach(() => window.localStorage.clear());

test('each module shows its state, version, source, size and times', async () => {
  const { open, row } = await dockFixture();
  await open();
  expect(row(/saas/)).toHaveTextContent(
    '@edu-app/saas已挂载1.4.3覆盖12.3 kB / 45.7 kB82 ms12 ms3 ms45 ms',
  );
  expect(row(/wx/)).toHaveTextContent('失败');
  expect(row(/react/)).toHaveTextContent('已加载');
});

test('is searched and filtered, and says if nothing matches', async () => {
  const { dock, open } = await dockFixture();
  await open();
  const names = () => dock.queryAllByRole('rowheader').map((cell) => cell.textContent);
  await userEvent.click(dock.getByRole('button', { name: /有改动/ }));
  expect(names()).toContain('@edu-app/saas');
  expect(names()).not.toContain('react');
  await userEvent.click(dock.getByRole('button', { name: /失败/ }));
  expect(names()).toContain('@edu-app/wx');
  await userEvent.type(dock.getByRole('searchbox'), 'react');
  expect(dock.getByText('没有符合条件的模块。')).toBeVisible();
  await userEvent.click(dock.getByRole('button', { name: /全部/ }));
  expect(names()).toContain('react');
  await userEvent.keyboard('{Escape}');
});

describe('the list of modules', () => {
  const timings = { fetch: null, evaluate: null, bootstrap: null, mount: null };
  const size = (decoded: number) => ({ files: 1, transfer: 0, decoded });
  const lines = [
    rowOf({ name: '@edu-app/a', size: size(9_000), timings: { ...timings, fetch: 5 } }),
    rowOf({ name: '@edu-app/b', state: 'failed' }),
    rowOf({ name: '@edu/shell-frame', group: 'shell', state: 'mounted', size: size(80_000) }),
    rowOf({
      name: 'react',
      group: 'shared',
      size: size(10_000),
      timings: { ...timings, fetch: 70 },
    }),
  ];
  const openList = async (host = hostFixture(lines)) => {
    const given = await dockFixture(host);
    await given.open();
    const names = () => given.dock.queryAllByRole('rowheader').map((cell) => cell.textContent);
    const head = (name: string) => given.dock.getByRole('columnheader', { name });
    const sort = (name: string) => userEvent.click(given.dock.getByRole('button', { name }));
    return { ...given, names, head, sort };
  };
  const grouped = [
    '子应用2',
    '@edu-app/a',
    '@edu-app/b',
    '主框架1',
    '@edu/shell-frame',
    '共享库1',
    'react',
  ];

  test.each([
    ['大小', ['@edu/shell-frame', 'react', '@edu-app/a', '@edu-app/b']],
    ['取回', ['react', '@edu-app/a', '@edu-app/b', '@edu/shell-frame']],
    ['状态', ['@edu-app/b', '@edu/shell-frame', '@edu-app/a', 'react']],
    ['模块', ['@edu-app/a', '@edu-app/b', '@edu/shell-frame', 'react']],
  ])('is sorted as a whole by %s, then in reverse, then in groups again', async (name, order) => {
    const { names, head, sort } = await openList();
    expect(names()).toEqual(grouped);
    await sort(name);
    expect(names()).toEqual(order);
    const first = ['大小', '取回'].includes(name) ? 'descending' : 'ascending';
    expect(head(name)).toHaveAttribute('aria-sort', first);
    await sort(name);
    expect(names()[0]).not.toBe(order[0]);
    expect(head(name)).not.toHaveAttribute('aria-sort', first);
    await sort(name);
    expect(names()).toEqual(grouped);
    expect(head(name)).not.toHaveAttribute('aria-sort');
  });

  test('has unmeasured values at the end in both directions', async () => {
    const { names, sort } = await openList();
    await sort('大小');
    await sort('大小');
    expect(names()).toEqual(['@edu-app/a', 'react', '@edu/shell-frame', '@edu-app/b']);
  });

  test('is sorted by the keyboard: one tab stop, arrows move along the headings and down into the rows', async () => {
    const { dock, names, focused, row } = await openList();
    dock.getByRole('button', { name: '模块' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    expect(focused()).toBe(dock.getByRole('button', { name: '大小' }));
    expect(names()[0]).toBe('@edu/shell-frame');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe(row(/shell-frame/));
    expect(dock.getByRole('button', { name: '大小' })).toHaveAttribute('tabindex', '0');
    expect(dock.getByRole('button', { name: '模块' })).toHaveAttribute('tabindex', '-1');
  });

  test('stays sorted after a reload, and a row that moves keeps the focus', async () => {
    await (await openList()).sort('取回');
    const host = hostFixture(lines);
    // The dock after a page load.
    const next = await dockFixture(host, 'as it was');
    await next.open();
    expect(next.dock.queryAllByRole('rowheader')[0]).toHaveTextContent('react');
    next.row(/edu-app\/ ?a/).focus();
    const [first, ...others] = lines;
    host.modules.mockReturnValue([
      { ...rowOf({ ...first }), timings: { ...timings, fetch: 900 } },
      ...others,
    ]);
    for (const [listener] of host.subscribe.mock.calls) listener();
    await waitFor(() =>
      expect(next.dock.queryAllByRole('rowheader')[0]).toHaveTextContent('@edu-app/a'),
    );
    expect(next.focused()).toBe(next.row(/edu-app\/ ?a/));
  });

  test.each(['{', '7', '{"column":"colour"}', 'null'])(
    'is in groups if %s is stored',
    async (stored) => {
      window.sessionStorage.setItem('devtools-sorting', stored);
      const given = await dockFixture(hostFixture(lines), 'as it was');
      await given.open();
      expect(given.dock.queryAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(
        grouped,
      );
    },
  );
});

test('arrows move between rows, Enter opens the details, Escape returns', async () => {
  const { dock, open, row, focused } = await dockFixture();
  await open();
  dock.getByRole('searchbox').focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe(row(/wx/));
  await userEvent.keyboard('{Enter}');
  const detail = dock.getByRole('region', { name: '@edu-app/wx' });
  expect(detail).toHaveTextContent('sha384-abc');
  expect(detail).toHaveTextContent('react ^19.0.0');
  await waitFor(() => expect(detail).toHaveTextContent('ES 模块'));
  await userEvent.keyboard('{Escape}');
  expect(dock.queryByRole('region', { name: '@edu-app/wx' })).not.toBeInTheDocument();
  expect(focused()).toBe(row(/wx/));
  expect(dock.getByRole('region', { name: '测试工具' })).toBeVisible();
});

test('a module that failed shows the reason', async () => {
  const host = hostFixture();
  const fault = {
    kind: 'evaluation',
    phase: 'load',
    module: '@edu-app/wx',
    address: null,
  } as const;
  host.faults.mockReturnValue([
    { ...fault, message: 'first' },
    { ...fault, message: 'x is not y' },
  ]);
  const { dock } = await openDetail(/wx/, host);
  expect(dock.getByRole('region', { name: '@edu-app/wx' })).toHaveTextContent(
    '最近一次失败x is not y',
  );
});

async function openDetail(name: RegExp, host = hostFixture()) {
  const given = await dockFixture(host);
  await given.open();
  await userEvent.click(given.row(name));
  const field = () => given.dock.getByRole('textbox', { name: '地址、端口或分支' });
  const apply = () => userEvent.click(given.dock.getByRole('button', { name: '覆盖' }));
  return { ...given, field, apply };
}

test.each([
  ['', '请填写地址、端口或分支名。'],
  ['70000', '端口须在 1 到 65535 之间。'],
  ['javascript:alert(1)', '这不是可用的地址'],
  ['main..', '这不是可用的分支名。'],
])('%j is refused beside the field, and nothing changes', async (input, sentence) => {
  const { host, field, apply, dock } = await openDetail(/wx/);
  if (input) await userEvent.type(field(), input);
  await apply();
  expect(dock.getByText(new RegExp(sentence))).toHaveAttribute('role', 'alert');
  expect(field()).toBeInvalid();
  expect(host.override).not.toHaveBeenCalled();
});

test('a refusal of the platform is shown beside the field', async () => {
  const { host, field, apply, dock } = await openDetail(/wx/);
  host.override.mockResolvedValue('此平台不允许从该地址加载模块');
  await userEvent.type(field(), 'https://evil.io/x.js');
  await apply();
  expect(await dock.findByText('此平台不允许从该地址加载模块')).toHaveAttribute('role', 'alert');
  expect(host.override).toHaveBeenCalledWith('@edu-app/wx', ['https://evil.io/x.js']);
});

test('a port is shown as the addresses that are tried', async () => {
  const { host, field, apply, dock } = await openDetail(/wx/);
  await userEvent.type(field(), '9165');
  const ownAddress = 'http://localhost:9165/modules/sub-apps/wx/index.js';
  expect(
    dock.getByText(new RegExp(`${ownAddress} · /edu-app-wx.js · /index.js · /src/`)),
  ).toBeVisible();
  await apply();
  const [, addresses] = host.override.mock.calls[0] ?? [];
  expect(addresses).toEqual(
    expect.arrayContaining([
      ownAddress,
      'http://localhost:9165/edu-app-wx.js',
      'http://localhost:9165/src/entry.ts',
    ]),
  );
});

test('a branch requires the template first, then is loaded from there', async () => {
  const { host, field, apply, dock, focused } = await openDetail(/wx/);
  await userEvent.type(field(), 'feature/menu');
  await apply();
  const template = dock.getByRole('textbox', { name: '模板' });
  expect(focused()).toBe(template);
  host.keepTemplate.mockReturnValueOnce('不允许');
  await userEvent.type(template, 'https://evil.io/{{branch}{enter}');
  expect(dock.getByText('不允许')).toHaveAttribute('role', 'alert');
  host.template.mockReturnValue('https://builds.example/{branch}/{module}.js');
  await userEvent.type(template, '{enter}');
  expect(dock.getByRole('status')).toHaveTextContent('模板已保存');
  await apply();
  expect(host.override).toHaveBeenCalledWith('@edu-app/wx', [
    'https://builds.example/feature/menu/wx.js',
  ]);
});

test('an override is disabled without being deleted, enabled, and removed', async () => {
  const { host, dock } = await openDetail(/saas/);
  await userEvent.click(dock.getByRole('button', { name: '停用' }));
  expect(host.setPaused).toHaveBeenCalledWith('@edu-app/saas', true);
  await userEvent.click(dock.getByRole('button', { name: '移除覆盖' }));
  expect(host.forget).toHaveBeenCalledWith('@edu-app/saas');
  await userEvent.click(dock.getByRole('button', { name: '恢复正式版本' }));
  expect(host.reset).toHaveBeenCalled();

  const override = { address: '/x.js', isPaused: true };
  const paused = await openDetail(/wx/, hostFixture([rowOf({ name: '@edu-app/wx', override })]));
  expect(paused.row(/wx/)).toHaveTextContent('覆盖已停用');
  await userEvent.click(paused.dock.getByRole('button', { name: '启用' }));
  expect(paused.host.setPaused).toHaveBeenCalledWith('@edu-app/wx', false);
});

test('one that the page did not use says so', async () => {
  const override = { address: 'https://evil.io/x.js', isPaused: false };
  const { dock } = await openDetail(/wx/, hostFixture([rowOf({ name: '@edu-app/wx', override })]));
  expect(dock.getByText(/在此页面未生效/)).toBeVisible();
});

test('a module that the map lacks is added; an invalid name is refused', async () => {
  const { host, dock, open } = await dockFixture();
  await open();
  await userEvent.click(dock.getByRole('button', { name: '添加模块' }));
  const form = within(dock.getByRole('region', { name: '添加模块' }));
  await userEvent.type(form.getByRole('textbox', { name: '模块名称' }), '@edu-app/a/b');
  await userEvent.type(form.getByRole('textbox', { name: '地址、端口或分支' }), '/cms.js');
  await userEvent.click(form.getByRole('button', { name: '覆盖' }));
  expect(form.getByText(/模块名称须形如/)).toHaveAttribute('role', 'alert');
  expect(host.override).not.toHaveBeenCalled();
  await userEvent.type(form.getByRole('textbox', { name: '模块名称' }), '@edu-app/cms{enter}', {
    initialSelectionStart: 0,
    initialSelectionEnd: '@edu-app/a/b'.length,
  });
  expect(host.override).toHaveBeenCalledWith('@edu-app/cms', ['/cms.js']);
});

test('a link is copied, or shown as a QR code with the warning that a phone may not be able to open it', async () => {
  const user = userEvent.setup();
  const { dock, host } = await openDetail(/saas/);
  await user.click(dock.getByRole('button', { name: '分享链接' }));
  await waitFor(() => expect(dock.getByRole('status')).toHaveTextContent('链接已复制'));
  expect(host.shareLink).toHaveBeenCalledWith({
    module: '@edu-app/saas',
    address: 'http://localhost:9165/saas.js',
  });
  await user.click(dock.getByRole('button', { name: '二维码' }));
  expect(await dock.findByRole('img', { name: '分享链接的二维码' })).toBeVisible();
  expect(dock.getByText(/手机无法打开/)).toBeVisible();
  await user.click(dock.getByRole('button', { name: '二维码', expanded: true }));
  expect(dock.queryByRole('img', { name: '分享链接的二维码' })).not.toBeInTheDocument();
});

test('a module that is loaded along with others says why no fault can be injected into it', async () => {
  const { dock } = await openDetail(/react/);
  expect(dock.getByText(/共享模块随使用它的模块一起加载/)).toBeVisible();
  expect(dock.queryByRole('combobox', { name: /的故障/ })).not.toBeInTheDocument();
  const frame = rowOf({ name: '@edu/shell-frame', group: 'shell' });
  const { dock: other } = await openDetail(/shell-frame/, hostFixture([frame]));
  expect(other.getByRole('combobox', { name: /的故障/ })).toBeVisible();
});

test('a fault removed by the page’s bar is removed in the details too', async () => {
  const saas = rowOf({ name: '@edu-app/saas', fault: 'hang' });
  const host = hostFixture([saas]);
  const { dock } = await openDetail(/saas/, host);
  expect(dock.getByRole('combobox', { name: /的故障/ })).toHaveDisplayValue('挂起');
  host.modules.mockReturnValue([{ ...saas, fault: null }]);
  for (const [listener] of host.subscribe.mock.calls) listener();
  await waitFor(() =>
    expect(dock.getByRole('combobox', { name: /的故障/ })).toHaveDisplayValue('无故障'),
  );
});

test('a fault is injected by choosing it, and the visible module is mounted again', async () => {
  const { dock, host } = await openDetail(/saas/);
  await userEvent.selectOptions(dock.getByRole('combobox', { name: /的故障/ }), '挂起');
  expect(host.inject).toHaveBeenCalledWith('@edu-app/saas', 'hang');
  await userEvent.selectOptions(dock.getByRole('combobox', { name: /的故障/ }), '无故障');
  expect(host.inject).toHaveBeenLastCalledWith('@edu-app/saas', null);
  host.unmountActive.mockImplementation(async () => {
    host.active.mockReturnValue(null);
  });
  await userEvent.click(dock.getByRole('button', { name: '卸载当前模块' }));
  await userEvent.click(await dock.findByRole('button', { name: '重新挂载' }));
  expect(host.mountModule).toHaveBeenCalledWith('@edu-app/saas');
});
