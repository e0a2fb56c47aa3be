// also on PostgreSQL: of several servers, one reports what is held back
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { MapHost, systemModule } from '../testing/map-host';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { withheldEntriesWarning } from './partial-edit';

const saas = { '@edu-app/saas': '/modules/saas/index.js' };
const [cms, shop] = ['@edu-app/cms', '@edu-app/shop'];
const at = (name: string) => `/modules/${name}/index.js`;
const mountable = systemModule(['mount', 'unmount']);

let database: TestDatabase;
const hosts: MapHost[] = [];

async function started(name = 'a', options: { approval?: boolean; file?: typeof saas } = {}) {
  const host = new MapHost({ db: database.db, name, file: saas, ...options });
  hosts.push(host);
  return host.start();
}

beforeAll(async () => {
  database = await openTestDatabase();
}, 120_000);
afterEach(async () => {
  for (const host of hosts.splice(0)) await host.remove();
  await database.db.withSystem(async (tx) => {
    await tx.execute(sql`SET LOCAL ROLE NONE`);
    await tx.execute(sql`TRUNCATE map_change, module_rollout`);
  });
});
afterAll(() => database.close());

async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('It did not come about in time.');
    await new Promise((next) => setTimeout(next, 50));
  }
}

const withheldOf = async (host: MapHost) =>
  (await host.withheld()).map(({ name, from, to, reason }) => ({ name, from, to, reason }));

describe('an invalid line', () => {
  test.each([
    ['a missing file', 'nowhere', null, 'it is not among the built modules'],
    ['a module without lifecycles', 'lacks', systemModule(['api']), 'it exports no mount and no'],
    ['a plain script', 'script', 'window.x = 1;', 'it is neither a System module'],
    [
      'an ES module that imports something the page does not share',
      'es',
      'import { y } from "lodash"; export const mount = y, unmount = y;',
      'it imports "lodash", which the page does not share',
    ],
    [
      'an ES module with a missing file',
      'es-gone',
      'import("./assets/app.js"); export const mount = 1, unmount = 1;',
      'its file assets/app.js cannot be loaded: it is not there',
    ],
    [
      'a module that needs a name missing in the map',
      'needy',
      systemModule(['mount', 'unmount'], ['lodash']),
      'it needs "lodash", which is not in the map',
    ],
  ])('%s is held back, and its neighbour is not', async (_, name, text, reason) => {
    const host = await started();
    if (text !== null) host.putModule(at(name), text);
    host.edit({ '@edu-app/saas': at(name), [cms]: at(name), [shop]: at('shop') });
    const written = readFileSync(host.file, 'utf8');
    expect(await host.served()).toEqual({ ...saas, [shop]: at('shop') });
    expect(await withheldOf(host)).toEqual([
      { name: '@edu-app/saas', from: at('saas'), to: at(name), reason: expect.any(String) },
      { name: cms, from: null, to: at(name), reason: expect.stringContaining(reason) },
    ]);
    expect(host.warnings.join()).toContain(
      `the line "${cms}" is held back: ${at(name)}: ${reason}`,
    );
    // a held line stays in the file as written, also after further checks
    await host.served();
    expect(readFileSync(host.file, 'utf8')).toBe(written);
    const [applied, warned, start] = await host.service.history(9);
    expect(applied?.changes).toEqual([{ name: shop, from: null, to: at('shop') }]);
    expect(warned).toMatchObject({ status: 'rejected', decidedBy: 'automatic' });
    expect(warned?.why).toContain(reason);
    expect(start?.action).toBe('start');
  });

  test('takes effect once its file exists, without another edit', async () => {
    const host = await started();
    host.edit({ ...saas, [cms]: at('later') });
    expect(await host.served()).toEqual(saas);
    host.putModule(at('later'), mountable);
    await until(async () => cms in (await host.served()));
    expect(await withheldOf(host)).toEqual([]);
    expect((await host.service.history(1))[0]).toMatchObject({ status: 'applied', action: 'file' });
  });

  test('takes effect once it is corrected, and nothing is held back then', async () => {
    const host = await started();
    host.edit({ ...saas, [cms]: at('nowhere'), [shop]: at('shop') });
    await host.served();
    const corrected = { ...saas, [cms]: at('cms'), [shop]: at('shop') };
    host.edit(corrected);
    expect(await host.served()).toEqual(corrected);
    expect([await withheldOf(host), host.onDisk()]).toEqual([[], corrected]);
  });

  test('holds back the lines that need it', async () => {
    const host = await started();
    host.putModule(at('needy'), systemModule(['mount', 'unmount'], ['lodash']));
    host.edit({ ...saas, lodash: at('nowhere'), [cms]: at('needy') });
    expect(await host.served()).toEqual(saas);
    expect((await withheldOf(host)).map(({ name }) => name)).toEqual(['lodash', cms]);
    host.putModule(at('lodash'), systemModule(['map']));
    host.edit({ ...saas, lodash: at('lodash'), [cms]: at('needy') });
    expect(Object.keys(await host.served())).toEqual(['@edu-app/saas', 'lodash', cms]);
  });

  test('whose address is no text, or empty, is reported by name', async () => {
    const host = await started();
    host.writeText(
      `{"imports":{"@edu-app/saas":"${at('saas')}","${cms}":5,"${shop}":""},"scopes":{"/x/":{"y":"y"}}}`,
    );
    expect(await host.served()).toEqual(saas);
    expect(host.warnings.join()).toMatch(/cms" is held back: it names no address/);
    expect(host.warnings.join()).toMatch(/shop" is held back: its address is empty/);
    expect(host.warnings.join()).toMatch(/"\/x\/ → y" is held back: .*neither a path/);
  });
});

describe('a file with a held line', () => {
  const edit = { ...saas, [cms]: at('nowhere'), [shop]: at('shop') };

  test('reports once why each line is held back, whatever else changes', async () => {
    const host = await started();
    host.edit(edit);
    await host.served();
    await host.add('@edu-app/other', at('shop'));
    const also = { ...host.onDisk(), '@edu-app/more': at('nowhere') };
    host.edit(also);
    await host.served();
    const messagesTo = (await host.service.history(9)).filter(
      ({ status }) => status === 'rejected',
    );
    expect(messagesTo.map(({ changes }) => changes?.map(({ name }) => name))).toEqual([
      ['@edu-app/more'],
      [cms],
    ]);
    expect(messagesTo[1]?.why).toMatch(
      /^held back: "@edu-app\/cms": .*not among the built modules/,
    );
  });

  test('gets the changes that take effect elsewhere, and keeps that line', async () => {
    const [a, b] = [await started('a'), await started('b')];
    a.edit(edit);
    await a.served();
    await until(async () => shop in (await b.served()));
    // another machine gets only what is in force
    expect(b.onDisk()).toEqual({ ...saas, [shop]: at('shop') });
    b.putModule(at('other'), mountable);
    await b.add('@edu-app/other', at('other'));
    await until(async () => '@edu-app/other' in a.onDisk());
    expect(a.onDisk()).toEqual({ ...edit, '@edu-app/other': at('other') });
    expect((await withheldOf(a)).map(({ name }) => name)).toEqual([cms]);
    expect(await b.served()).not.toHaveProperty([cms]);
  });

  test('loses the line when a command settles it', async () => {
    const host = await started();
    host.edit(edit);
    await host.served();
    await host.add(cms, at('cms'));
    const settled = { ...edit, [cms]: at('cms') };
    expect([await host.served(), host.onDisk()]).toEqual([settled, settled]);
    expect(await withheldOf(host)).toEqual([]);
  });

  test('is unchanged by a restart: no new edit, nothing refused', async () => {
    const host = await started();
    host.edit(edit);
    await host.served();
    const historyBefore = await host.service.history(9);
    await host.stop();
    await host.start();
    expect(await host.served()).toEqual({ ...saas, [shop]: at('shop') });
    expect([host.onDisk(), await host.service.history(9)]).toEqual([edit, historyBefore]);
    expect((await withheldOf(host)).map(({ name }) => name)).toEqual([cms]);
  });

  test('waits with its valid lines only if changes need approval', async () => {
    const host = await started('a', { approval: true });
    host.edit(edit);
    expect(await host.served()).toEqual(saas);
    const [waiting] = await host.service.waiting();
    expect(waiting?.changes).toEqual([{ name: shop, from: null, to: at('shop') }]);
    await host.service.decide(waiting?.id ?? 0, true, { who: 'another', account: null });
    expect(await host.served()).toEqual({ ...saas, [shop]: at('shop') });
    expect([host.onDisk(), await host.service.waiting()]).toEqual([edit, []]);
    expect((await withheldOf(host)).map(({ name }) => name)).toEqual([cms]);
  });

  test('is served without the line at the first start', async () => {
    const broken = { '@edu-app/a/b': at('saas'), ...saas };
    const host = await started('a', { file: broken });
    expect([await host.served(), host.onDisk()]).toEqual([saas, broken]);
    expect((await withheldOf(host)).map(({ name }) => name)).toEqual(['@edu-app/a/b']);
  });
});

describe('removing lines by hand', () => {
  const whole = {
    ...saas,
    '@edu/root-config': '/modules/shared.js',
    '@edu/shared-utility': '/modules/shared.js',
    react: '/modules/shared.js',
    lodash: '/modules/shared.js',
    [cms]: at('needy'),
  };

  async function startWithWholeMap(): Promise<MapHost> {
    const host = await started();
    host.putModule('/modules/shared.js', systemModule(['api']));
    host.putModule(at('needy'), systemModule(['mount', 'unmount'], ['lodash', 'react']));
    host.edit(whole);
    expect(await host.served()).toEqual(whole);
    return host;
  }

  test.each(['@edu/root-config', 'react', '@edu/shared-utility'])(
    'of %s is refused as a whole, since no page would start',
    async (name) => {
      const host = await startWithWholeMap();
      const { [name]: _, ...rest } = { ...whole, [shop]: at('shop') } as Record<string, string>;
      host.edit(rest);
      expect(await host.served()).toEqual(whole);
      expect(host.warnings.join()).toContain(`it has no line "${name}", without which no page`);
      host.edit({});
      expect(await host.served()).toEqual(whole);
      expect(host.warnings.join()).toContain('no line "@edu/root-config" and "react" and');
      const actions = (await host.service.history(9)).map(({ action }) => action);
      expect(actions).toEqual(['file', 'start']);
    },
  );

  test('is held back if another line imports them, and takes effect with that one', async () => {
    const host = await startWithWholeMap();
    const { lodash: _, ...rest } = { ...whole, [shop]: at('shop') };
    host.edit(rest);
    expect(await host.served()).toEqual({ ...whole, [shop]: at('shop') });
    expect(host.warnings.join()).toContain(
      `the removal of "lodash" is held back: "lodash" is needed by ${cms} (it stays at /modules/shared.js)`,
    );
    const { [cms]: __, ...without } = rest as Record<string, string>;
    host.edit(without);
    expect(await host.served()).toEqual(without);
    expect(await withheldOf(host)).toEqual([]);
  });
});

test('a file with a byte order mark is read normally', async () => {
  const host = await started();
  host.writeText(`\uFEFF${JSON.stringify({ imports: { ...saas, [cms]: at('cms') } })}`);
  expect(await host.served()).toHaveProperty([cms], at('cms'));
  expect(host.warnings).toEqual([]);
});

test.each([
  ['{"import":{}}', /says "import", which a map does not have|"imports" has to be a list/],
  ['[]', /it has to be \{ "imports"/],
  ['{"imports":[]}', /"imports" has to be a list of names with their addresses/],
  ['{"imports":{},"integrity":{"/x.js":"md5-1"}}', /the digest of \/x\.js has to be a text like/],
])('%s is reported in a sentence', async (text, sentence) => {
  const host = await started();
  host.writeText(text);
  expect(await host.served()).toEqual(saas);
  expect(host.warnings.join()).toMatch(sentence);
  expect(await host.service.history(9)).toHaveLength(1);
});

test('a host that has not answered yet causes no warning', () => {
  const line = { scope: null, name: cms, from: null, to: 'https://h.example/x.js', reason: null };
  expect(withheldEntriesWarning('importmap.json', [line])).toBeNull();
});

test('a warning about many lines names only the first', () => {
  const heldEntries = Array.from({ length: 9 }, (_, i) => ({
    ...{ scope: null, name: `@edu-app/x${i}`, from: null },
    ...{ to: 'https://x/i.js', reason: 'no' },
  }));
  const text = withheldEntriesWarning('map.json', heldEntries) ?? '';
  expect(text.match(/is held back/g)).toHaveLength(5);
  expect(text).toContain('and 4 more (npm run importmap -- list)');
});
