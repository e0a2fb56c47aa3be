// also on PostgreSQL: rows of all tenants are written in one transaction
import {
  contract,
  errorCodes,
  type MenuNodeDto,
  type ModuleMenu,
  type ModulePage,
} from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { mapServerFixture } from '../testing/map-server-fixture';
import type { CallOptions } from '../testing/test-server';

const { audit, moduleMenu, moduleStatus, permission, saas, user } = contract;
const map = mapServerFixture({ IMPORT_MAP_APPROVAL: '' });
const { server } = map;
const CMS = '@edu-app/cms';
const languages = ['zh-CN', 'en-US', 'fr-FR'];
const titles = { 'zh-CN': '花圃', 'en-US': 'Beds', 'fr-FR': 'Massifs' };
const plants = { 'zh-CN': '植物', 'en-US': 'Plants', 'fr-FR': 'Plantes' };
const small = { title: titles, icon: 'book', languages };
const whole = {
  ...small,
  pages: [
    { path: '/', title: titles },
    { path: '/tools', title: { 'zh-CN': '工具', 'en-US': 'Tools', 'fr-FR': 'Outils' } },
    { path: '/plant', title: plants, parent: '/' },
    { path: '/plant/leaf', title: 'Leaf', parent: '/plant', permission: 'student.write' },
    { path: '/secret', title: 'Secret', permission: 'student.reveal' },
  ],
};

const json = (value: unknown) => ({ text: JSON.stringify(value), type: 'application/json' });
const offer = (value: unknown) => map.host('/v1/manifest.json', json(value));
const callOptions = (token: string, overrides: CallOptions = {}): CallOptions => ({
  token,
  ...overrides,
});
const find = async (options: CallOptions = callOptions(map.operator)): Promise<ModuleMenu> =>
  (await server.call(moduleMenu.find, { name: CMS }, options)).data;
const write = async (
  call: 'apply' | 'remove',
  { revision, token = map.operator }: { revision?: string; token?: string } = {},
) => {
  const input = { name: CMS, revision: revision ?? (await find()).revision };
  return server.call(moduleMenu[call], input, callOptions(token));
};
const changes = async () => (await find()).pages.map(({ path, change }) => `${path} ${change}`);

/** The module's entries in a person's menu, with their directory. */
async function entriesOf(token: string, locale = 'zh-CN', host = 'localhost') {
  const options = { token, host, headers: { locale } };
  const { data } = await server.call(user.getUserMenu, {}, options);
  const entries: { node: MenuNodeDto; directory: string | null }[] = [];
  const walk = (nodes: MenuNodeDto[], directory: string | null): void => {
    for (const node of nodes) {
      if (node.data.systemTagName === 'cms') entries.push({ node, directory });
      walk(node.children, node.name);
    }
  };
  walk(data, null);
  return entries.filter(({ node }) => !node.data.url.startsWith('/content'));
}
const paths = async (token: string) => (await entriesOf(token)).map(({ node }) => node.data.url);

let admin: string;
let staff: string;
beforeAll(async () => {
  admin = await server.login('13900000001');
  staff = await server.login('13900000002');
});
beforeEach(async () => {
  await server.db.withSystem(async (tx) => {
    await tx.execute(sql`DELETE FROM limit_counter`);
  });
});

it('only platform operators can read an offer, add it to the menus or remove it', async () => {
  offer(small);
  const { revision } = await find();
  const elsewhere = await server.login('13900000011', { host: 'new.localhost' });
  for (const token of [admin, staff, elsewhere]) {
    for (const [call, input] of [
      [moduleMenu.find, { name: CMS }],
      [moduleMenu.apply, { name: CMS, revision }],
      [moduleMenu.remove, { name: CMS, revision }],
    ] as const) {
      const host = token === elsewhere ? 'new.localhost' : 'localhost';
      const refusal = await server.call(call, input, { token, host });
      expect(refusal).toMatchObject({ code: errorCodes.forbidden, data: null });
      expect((await server.call(call, input)).code).toBe(errorCodes.notLoggedIn);
    }
  }
  expect(await server.db.executeAsSystem(sql`SELECT module FROM module_menu`)).toEqual([]);
});

describe('a manifest beside the module', () => {
  const huge = JSON.stringify({ ...small, description: 'x'.repeat(10_000_000) });
  it.each([
    ['nothing', { text: '', status: 404 }, 'none', '模块旁没有 manifest.json'],
    ['a page', { text: '<!doctype html>', type: 'text/html' }, 'none', '“text/html”而不是 JSON'],
    ['an error', { text: '', status: 503 }, 'unusable', '应答是 503'],
    ['10 MB', { text: huge, type: 'application/json' }, 'unusable', '超过 64 kB'],
    [
      'a truncated file',
      { text: '{"title', type: 'application/json' },
      'unusable',
      '第 1 行第 2 列不是有效的 JSON',
    ],
    ['a list', { text: '[]', type: 'application/json' }, 'unusable', '不是一个 JSON 对象'],
    [
      'a redirect',
      { text: '', status: 302, location: 'http://169.254.169.254/latest' },
      'unusable',
      '主机转到了另一个地址',
    ],
    [
      'a file without CORS',
      { ...json(small), cors: null },
      'unusable',
      'Access-Control-Allow-Origin',
    ],
  ])('%s offers nothing, and the reply says why', async (_, file, state, sentence) => {
    map.host('/v1/manifest.json', file);
    const menuState = await find();
    expect(menuState).toMatchObject({ state, pages: [], applied: null });
    expect(menuState.complaints).toEqual([expect.stringContaining(sentence)]);
    expect((await write('apply', { revision: menuState.revision })).code).toBe(errorCodes.conflict);
    expect(await entriesOf(admin)).toEqual([]);
  });

  it('is described in the language of the caller', async () => {
    map.host('/v1/manifest.json', { text: '', status: 404 });
    const french = await find(callOptions(map.operator, { headers: { locale: 'fr-FR' } }));
    expect(french.complaints).toEqual(['Il n’y a pas de manifest.json à côté du module.']);
  });

  it('is not found for an unknown module, and refused for a name that cannot have one', async () => {
    for (const name of ['@edu-app/nothing', '@edu-app/constructor']) {
      const { code } = await server.call(moduleMenu.find, { name }, callOptions(map.operator));
      expect(code).toBe(errorCodes.notFound);
    }
    for (const name of [
      'react',
      '@edu/root-config',
      '@edu-app/',
      '@edu-app/a/b',
      'x'.repeat(200),
    ]) {
      const { code } = await server.call(moduleMenu.find, { name }, callOptions(map.operator));
      expect(code).toBe(errorCodes.invalidInput);
    }
  });

  it('can be requested at most sixty times a minute', async () => {
    offer(small);
    for (let index = 0; index < 60; index += 1) await find();
    const reply = await server.call(moduleMenu.find, { name: CMS }, callOptions(map.operator));
    expect(reply.code).toBe(errorCodes.tooManyRequests);
  });
});

describe('the menu', () => {
  it('has no entry of the module before an operator adds it', async () => {
    offer(small);
    expect(await find()).toMatchObject({
      ...{ state: 'offered', title: '花圃', icon: 'book', layout: 'padded', complaints: [] },
      ...{ address: `${map.origin}/v1/manifest.json`, applied: null, isCurrent: false },
      pages: [{ path: '/cms', name: '花圃', change: 'new', parent: null }],
    });
    expect(await entriesOf(admin)).toEqual([]);
  });

  it('then has it in each language, for administrators of every tenant and nobody else', async () => {
    const reply = await write('apply');
    expect(reply).toMatchObject({ code: 0, data: { isCurrent: true, applied: { who: '周运营' } } });
    for (const [locale, name] of Object.entries(titles)) {
      const entries = await entriesOf(admin, locale);
      expect(entries).toMatchObject([
        { node: { name, data: { url: '', offered: { icon: 'book', padded: true } } } },
      ]);
      expect(entries[0]?.directory).toBeNull();
    }
    const elsewhere = await server.login('13900000011', { host: 'new.localhost' });
    expect(await entriesOf(elsewhere, 'zh-CN', 'new.localhost')).toHaveLength(1);
    expect(await entriesOf(staff)).toEqual([]);
  });

  it('makes pages reload it by a counter in the map', async () => {
    const { menu, imports } = await map.served();
    expect(menu).toBe(1);
    expect(Object.keys(imports)).toEqual([CMS]);
    const { data } = await server.call(moduleStatus.find, {}, callOptions(map.operator));
    expect(data.menus).toEqual([CMS]);
  });

  it('does not change after a second request, or that of another operator', async () => {
    const rows = () =>
      server.db.executeAsSystem(sql`SELECT id, version FROM permission ORDER BY id`);
    const rowsBefore = await rows();
    const second = await server.login('13900000009');
    await Promise.all([write('apply'), write('apply'), write('apply', { token: second })]);
    expect(await rows()).toEqual(rowsBefore);
    expect((await map.served()).menu).toBe(1);
    const auditReply = await server.call(
      audit.findByCondition,
      { pageNum: 1, pageSize: 9, action: 'importmap.menu_put' },
      callOptions(map.operator),
    );
    expect(auditReply.data.list).toMatchObject([
      { targetName: CMS, changes: [{ field: 'pages', before: null, after: '/ 花圃' }] },
    ]);
  });

  it('follows a new manifest: a directory contains the pages, the others are in breadcrumbs', async () => {
    offer(whole);
    expect(await changes()).toEqual([
      ...['/cms same', '/cms/tools new', '/cms/plant new'],
      ...['/cms/plant/leaf new', '/cms/secret new'],
    ]);
    expect((await write('apply')).code).toBe(errorCodes.ok);
    const entries = await entriesOf(admin, 'en-US');
    expect(entries.map(({ node, directory }) => `${directory} › ${node.name}`)).toEqual([
      'Beds › Beds',
      'Beds › Tools',
      'Beds › Secret',
    ]);
    expect(entries[0]?.node.data.offered?.below).toEqual([
      { url: '/plant', name: 'Plants', parent: null },
      { url: '/plant/leaf', name: 'Leaf', parent: '/plant' },
    ]);
  });

  it('shows nobody a page without its permission', async () => {
    await server.db.withSystem(async (tx) => {
      await tx.execute(sql`
        INSERT INTO role_permission (tenant_id, role_id, permission_id)
        SELECT p.tenant_id, r.id, p.id FROM permission p
        JOIN role r ON r.tenant_id = p.tenant_id AND r.name = '教务人员'
        WHERE p.offered IS NOT NULL`);
    });
    expect(await paths(staff)).toEqual(['', '/tools']);
    // people who edit roles see the required permission
    const { data: tree } = await server.call(permission.getTree, {}, callOptions(admin));
    expect(JSON.stringify(tree)).toContain('"requires":"student.reveal"');
    const [first] = await entriesOf(staff);
    expect(first?.node.data.offered?.below).toMatchObject([{ url: '/plant' }]);
  });

  it('keeps a tenant’s own name, and does not add what the tenant has deleted', async () => {
    const { data: tree } = await server.call(permission.getTree, {}, callOptions(admin));
    const all = JSON.stringify(tree);
    expect(all).toContain('menu:app.cms:tools');
    type Node = { id: string; code: string; version: number; children: Node[] };
    const flat = (nodes: Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.children)]);
    const entry = (code: string) => flat(tree).find((node) => node.code === code);
    const tools = entry('menu:app.cms:tools');
    const secret = entry('menu:app.cms:secret');
    const renamed = { id: tools?.id, version: tools?.version, name: '我们的工具' };
    expect((await server.call(permission.save, renamed, callOptions(admin))).code).toBe(
      errorCodes.ok,
    );
    expect(
      (await server.call(permission.delete, { id: secret?.id }, callOptions(admin))).code,
    ).toBe(0);

    const [, tool, ...rest] = whole.pages;
    const pages = [
      { path: '/', title: { ...titles, 'zh-CN': '新花圃' } },
      { ...tool, title: '器具' },
      ...rest,
    ];
    offer({ ...whole, pages });
    const plan = (await find()).pages;
    const pageAt = (path: string) =>
      plan.find((modulePage: ModulePage) => modulePage.path === path);
    expect(pageAt('/cms')).toMatchObject({ change: 'changed', before: '花圃', name: '新花圃' });
    expect(pageAt('/cms/tools')).toMatchObject({ change: 'changed', renamed: 1, removed: 0 });
    expect(pageAt('/cms/secret')).toMatchObject({ change: 'same', renamed: 0, removed: 1 });
    expect((await write('apply')).code).toBe(errorCodes.ok);
    const names = (await entriesOf(admin)).map(({ node }) => node.name);
    expect(names).toEqual(['新花圃', '我们的工具']);
    const elsewhere = await server.login('13900000011', { host: 'new.localhost' });
    const otherTenantEntries = await entriesOf(elsewhere, 'zh-CN', 'new.localhost');
    expect(otherTenantEntries.map(({ node }) => node.name)).toEqual(['新花圃', '器具', 'Secret']);
  });

  it('has the original name again, in every language, when the tenant types it', async () => {
    const { data: tree } = await server.call(permission.getTree, {}, callOptions(admin));
    type Node = { id: string; code: string; version: number; children: Node[] };
    const flat = (nodes: Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.children)]);
    const tools = flat(tree).find(({ code }) => code === 'menu:app.cms:tools');
    const back = { id: tools?.id, version: tools?.version, name: '器具' };
    expect((await server.call(permission.save, back, callOptions(admin))).code).toBe(errorCodes.ok);
    expect((await find()).pages.find(({ path }) => path === '/cms/tools')?.renamed).toBe(0);
    const secondSave = {
      ...back,
      version: back.version ? back.version + 1 : 0,
      name: '我们的工具',
    };
    expect((await server.call(permission.save, secondSave, callOptions(admin))).code).toBe(
      errorCodes.ok,
    );
  });

  it('has the order of the manifest, except for entries that a tenant has moved', async () => {
    const pathsBefore = await paths(admin);
    const [first, tools, ...rest] = whole.pages;
    const plain = {
      ...whole,
      pages: [
        { ...first, title: { ...titles, 'zh-CN': '新花圃' } },
        { ...tools, title: '器具' },
        ...rest,
      ],
    };
    offer({
      ...plain,
      pages: [{ path: '/about', title: 'About' }, plain.pages[1], plain.pages[0], ...rest],
    });
    expect(await find()).toMatchObject({ isCurrent: false, changed: ['order'] });
    expect((await write('apply')).code).toBe(errorCodes.ok);
    expect(await paths(admin)).toEqual(['/about', '/tools', '']);
    offer(plain);
    expect((await write('apply')).code).toBe(errorCodes.ok);
    expect(await paths(admin)).toEqual(pathsBefore);
  });

  it('plan shows changes besides the pages, and titles in languages other than the operator’s', async () => {
    const now = await find();
    offer({
      ...small,
      icon: 'team',
      layout: 'full',
      pages: [{ path: '/', title: { ...titles, 'zh-CN': '新花圃', 'fr-FR': 'Autre' } }],
    });
    const offered = await find();
    expect(offered.changed).toEqual(['icon', 'layout']);
    expect(offered.pages[0]).toMatchObject({
      change: 'changed',
      before: null,
      titles: [
        { language: 'en-US', title: 'Beds', before: null },
        { language: 'fr-FR', title: 'Autre', before: 'Massifs' },
      ],
    });
    expect(now.changed).toEqual([]);
  });

  it('does not change while the manifest cannot be read, and the reply says so', async () => {
    map.host('/v1/manifest.json', { text: '', status: 503 });
    const menuState = await find();
    expect(menuState.pages.map(({ change }) => change)).toEqual(
      Array(menuState.pages.length).fill('same'),
    );
    const refused = await write('apply', { revision: menuState.revision });
    expect(refused).toMatchObject({
      code: errorCodes.conflict,
      message: expect.stringContaining('503'),
    });
    expect(await paths(admin)).toEqual(['', '/tools']);
  });

  it('is not changed with an offer that the operator has not read', async () => {
    const { revision } = await find();
    offer({ ...small, title: 'Something else' });
    expect((await write('apply', { revision })).code).toBe(errorCodes.conflict);
    expect(await paths(admin)).toEqual(['', '/tools']);
    offer({ title: 7, pages: 'none' });
    expect((await find()).state).toBe('unusable');
    expect(await paths(admin)).toEqual(['', '/tools']);
  });

  it('loses pages that the manifest no longer has', async () => {
    offer(small);
    expect(await changes()).toEqual([
      ...['/cms changed', '/cms/tools gone', '/cms/plant gone'],
      ...['/cms/plant/leaf gone', '/cms/secret gone'],
    ]);
    expect((await write('apply')).code).toBe(errorCodes.ok);
    expect(await entriesOf(admin)).toMatchObject([{ directory: '花圃', node: { name: '花圃' } }]);
  });

  it('has the entries in a tenant that is created later', async () => {
    const input = {
      ...{ name: '后来学校', domain: 'later.example' },
      ...{ contactName: '张三', contactPhone: '15500000071' },
    };
    const { data } = await server.call(saas.save, input, callOptions(map.operator));
    const rows = await server.db.executeAsSystem(
      sql`SELECT code FROM permission WHERE tenant_id = ${data.id}::uuid AND offered IS NOT NULL ORDER BY code`,
    );
    expect(rows).toEqual([{ code: 'menu:app.cms' }, { code: 'menu:dir.cms' }]);
  });

  it('loses the entries when an operator removes them, whatever the host answers; a tenant’s entries below them stay', async () => {
    const { data: tree } = await server.call(permission.getTree, {}, callOptions(admin));
    const directory = tree.find((item: { code: string }) => item.code === 'menu:dir.cms');
    const ownPage = { parentId: directory.id, name: '自己的页面', code: 'menu:own', kind: 'page' };
    const page = { ...ownPage, systemTagName: 'saas', url: '/own' };
    expect((await server.call(permission.save, page, callOptions(admin))).code).toBe(errorCodes.ok);
    expect((await write('remove', { revision: 'x' })).code).toBe(errorCodes.conflict);
    const { revision } = await find();
    offer({ title: 'another one at each look' });
    const removed = await write('remove', { revision });
    expect(removed.data).toMatchObject({ applied: null, pages: [{ change: 'new' }] });
    expect((await write('remove')).code).toBe(errorCodes.ok);
    expect(await entriesOf(admin)).toEqual([]);
    const remaining = await server.db.executeAsSystem(
      sql`SELECT parent_id AS "parentId", code FROM permission WHERE offered IS NOT NULL OR code = 'menu:own'`,
    );
    expect(remaining).toEqual([{ parentId: null, code: 'menu:own' }]);
    const auditReply = await server.call(
      audit.findByCondition,
      { pageNum: 1, pageSize: 9, action: 'importmap.menu_removed' },
      callOptions(map.operator),
    );
    expect(auditReply.data.list).toMatchObject([
      { targetName: CMS, changes: [{ field: 'pages', before: '/ 花圃', after: null }] },
    ]);
  });

  it('can lose the entries of a module that is no longer in the map', async () => {
    expect((await write('apply')).code).toBe(errorCodes.ok);
    await map.change({
      action: 'add',
      name: '@edu-app/other',
      address: `${map.origin}/v2/index.js`,
    });
    const reply = await map.change({ action: 'remove', name: CMS });
    expect(reply.data.problems).toEqual([expect.stringContaining('has entries in the menus')]);
    const forced = await map.change({ action: 'remove', name: CMS, force: true });
    expect(forced.data.objections).toEqual([expect.stringContaining('has entries in the menus')]);
    const menuState = await find();
    expect(menuState).toMatchObject({ state: 'none', address: null, pages: [{ change: 'same' }] });
    expect(menuState.complaints).toEqual([expect.stringContaining('已没有该模块')]);
    const removed = await write('remove', { revision: menuState.revision });
    expect(removed).toMatchObject({ code: 0, data: { pages: [], applied: null, complaints: [] } });
    expect(await entriesOf(admin)).toEqual([]);
  });

  it('does not change an entry whose code is a tenant’s own', async () => {
    const ownEntry = { parentId: null, name: '自己的', code: 'menu:app.other', kind: 'page' };
    const saved = { ...ownEntry, systemTagName: 'saas', url: '/own2' };
    expect((await server.call(permission.save, saved, callOptions(admin))).code).toBe(
      errorCodes.ok,
    );
    map.host('/v2/manifest.json', json(small));
    const name = '@edu-app/other';
    const { revision } = (await server.call(moduleMenu.find, { name }, callOptions(map.operator)))
      .data;
    const applyReply = await server.call(
      moduleMenu.apply,
      { name, revision },
      callOptions(map.operator),
    );
    expect(applyReply).toMatchObject({ code: 0, data: { pages: [{ removed: 1 }] } });
    await server.call(
      moduleMenu.remove,
      { name, revision: applyReply.data.revision },
      callOptions(map.operator),
    );
    const rows = await server.db.executeAsSystem(
      sql`SELECT name FROM permission WHERE code = 'menu:app.other'`,
    );
    expect(rows).toEqual([{ name: '自己的' }]);
  });
});
