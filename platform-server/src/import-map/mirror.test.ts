// also on PostgreSQL: machines use an advisory lock one after another
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { MapHost } from '../testing/map-host';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { MapMirror } from './mirror';

/** Several machines, each with a file, on one database, embedded or PostgreSQL. */
const saas = { '@edu-app/saas': '/modules/saas/index.js' };
const cms = '@edu-app/cms';
const shop = '@edu-app/shop';
const at = (name: string) => `/modules/${name}/index.js`;

let database: TestDatabase;
const hosts: MapHost[] = [];

function host(name: string, options: Partial<ConstructorParameters<typeof MapHost>[0]> = {}) {
  const made = new MapHost({ db: database.db, name, ...options });
  hosts.push(made);
  return made;
}

const history = async (host: MapHost) =>
  (await host.service.history(50)).map(({ action, status, who }) =>
    [action, status, who].join(' '),
  );

async function until(holds: () => boolean): Promise<void> {
  const end = Date.now() + 20_000;
  while (!holds()) {
    if (Date.now() > end) throw new Error('It did not come about in time.');
    await new Promise((next) => setTimeout(next, 20));
  }
}

/** Changes the history as the owner of the tables, which servers may not do. */
const asOwner = (statement: string) =>
  database.db.withSystem(async (tx) => {
    await tx.execute(sql`SET LOCAL ROLE NONE`);
    await tx.execute(sql.raw(statement));
  });

beforeAll(async () => {
  database = await openTestDatabase();
}, 120_000);
afterEach(async () => {
  for (const mapHost of hosts.splice(0)) await mapHost.remove();
  await asOwner('TRUNCATE map_change, module_rollout');
});
afterAll(() => database.close());

async function pair(options: { approval?: boolean } = {}): Promise<[MapHost, MapHost]> {
  const a = await host('a', { file: saas, ...options }).start();
  const b = await host('b', { file: saas, ...options }).start();
  return [a, b];
}

describe('two machines on one database', () => {
  test('a change at one is served by the other and written to its file, without a request', async () => {
    const [a, b] = await pair();
    await a.add(cms, at('cms'));
    expect(a.onDisk()).toEqual({ ...saas, [cms]: at('cms') });
    await until(() => b.onDisk()[cms] === at('cms'));
    expect(await b.served()).toEqual({ ...saas, [cms]: at('cms') });
    expect(await history(b)).toEqual(['add applied somebody', 'start applied first start on a']);
  });

  test('an edit of the file at one is a change with the machine’s name, and reaches the other', async () => {
    const [a, b] = await pair();
    b.edit({ ...saas, [shop]: at('shop') });
    await until(() => a.onDisk()[shop] === at('shop'));
    expect(await a.served()).toHaveProperty(shop);
    expect((await history(a))[0]).toBe('file applied edit of the file on b');
    expect([a.warnings, b.warnings]).toEqual([[], []]);
  });

  test('of two concurrent edits one succeeds, and the other is refused and recorded in the history', async () => {
    const [a, b] = await pair();
    await b.stop();
    a.edit({ ...saas, [cms]: at('cms') });
    b.edit({ ...saas, [shop]: at('shop') });
    await a.served();
    await b.start();
    const won = { ...saas, [cms]: at('cms') };
    expect([await a.served(), await b.served(), b.onDisk()]).toEqual([won, won, won]);
    expect(b.warnings.join()).toContain('in force no more');
    expect((await history(a)).slice(0, 2)).toEqual([
      'file rejected edit of the file on b',
      'file applied edit of the file on a',
    ]);
    const [refused] = await a.service.history(1);
    expect(refused?.changes).toContainEqual({ name: shop, from: null, to: at('shop') });
  });
});

test('a file that equals what has just taken effect is no edit, however slowly it is read', async () => {
  const [a] = await pair();
  const mapFile = join(a.folder, 'slow.json');
  const fail = (sentence: string): never => {
    throw new Error(sentence);
  };
  const slow = new MapMirror({
    ...{ db: database.db, mapFile, dataDirectory: join(a.folder, 'slow'), host: 'a' },
    ...{ approval: false, warn: fail, logInfo: () => {} },
  });
  const failOnEdit = async () => fail('It was taken for an edit.');
  copyFileSync(a.file, mapFile);
  await slow.sync(failOnEdit);
  rmSync(mapFile);
  // reading a pipe blocks until something is written
  execFileSync('mkfifo', [mapFile]);
  const settled = slow.sync(failOnEdit);
  await a.add(cms, at('cms'));
  const text = readFileSync(a.file, 'utf8');
  await writeFile(mapFile, text);
  expect(await settled).toMatchObject({ currentContent: { text }, fault: null });
});

test('a slow sync does not report an edit that is settled by then', async () => {
  const a = await host('a', { file: saas, approval: true }).start();
  const edit = { ...saas, [cms]: at('cms') };
  const slow = new MapMirror({
    ...{ db: database.db, mapFile: a.file, dataDirectory: join(a.folder, 'slow'), host: 'a' },
    ...{ approval: true, warn: () => {}, logInfo: () => {} },
  });
  a.edit(edit);
  let finishCheck: (() => void) | null = null;
  const older = slow.sync(async ({ map }) => {
    await new Promise<void>((go) => {
      finishCheck = go;
    });
    return { map, withheldEntries: [] };
  });
  await until(() => finishCheck !== null);
  await a.served();
  const [waiting] = await a.service.waiting();
  await a.service.decide(waiting?.id ?? 0, false, { who: 'another', account: null });
  (finishCheck as unknown as () => void)();
  await older;
  expect([await a.service.waiting(), a.onDisk()]).toEqual([[], saas]);
  a.edit(edit);
  await a.served();
  expect(await a.service.waiting()).toHaveLength(1);
});

describe('a restart', () => {
  test('with an outdated file is no edit: the file is updated', async () => {
    const [a, b] = await pair();
    await b.stop();
    await a.add(cms, at('cms'));
    await b.start();
    expect(b.onDisk()).toEqual({ ...saas, [cms]: at('cms') });
    expect(b.notes.join()).toContain('held an older map');
    expect(await history(a)).toHaveLength(2);
  });

  test('applies an edit made meanwhile, if it is based on the map in force', async () => {
    const [a, b] = await pair();
    await a.add(cms, at('cms'));
    await b.served();
    await b.stop();
    b.edit({ ...saas, [shop]: at('shop') });
    await b.start();
    expect(await b.served()).toEqual({ ...saas, [shop]: at('shop') });
    expect(await a.served()).toEqual({ ...saas, [shop]: at('shop') });
    expect((await history(a))[0]).toBe('file applied edit of the file on b');
  });

  test('of a machine without a file creates it', async () => {
    await host('a', { file: saas }).start();
    const b = await host('b').start();
    expect(b.onDisk()).toEqual(saas);
  });

  test('of a new machine with another file changes nothing elsewhere, and reports the file', async () => {
    const a = await host('a', { file: saas }).start();
    const c = await host('c', { file: { [shop]: at('shop') } }).start();
    expect([await a.served(), await c.served(), c.onDisk()]).toEqual([saas, saas, saas]);
    expect(c.warnings.join()).toContain('was refused');
    expect((await history(a))[0]).toBe('file rejected file found on c');
  });

  test('without any map fails with one sentence', async () => {
    await expect(host('a').start()).rejects.toThrow(/importmap\.json cannot be used: ENOENT/);
  });
});

describe('a file that cannot be written', () => {
  // too long to create a temporary file beside it
  const fileName = `${'m'.repeat(240)}.json`;

  test('does not change what is served, and is reported as outdated once', async () => {
    const a = await host('a', { file: saas, fileName }).start();
    await a.add(cms, at('cms'));
    await a.served();
    expect(a.onDisk()).toEqual(saas);
    expect(await a.served()).toHaveProperty(cms);
    expect(a.warnings).toEqual([expect.stringContaining('cannot be written')]);
    await a.stop();
    await a.start();
    expect(await a.served()).toHaveProperty(cms);
    expect(await history(a)).toHaveLength(2);
  });

  test('may be edited by people with access, also across a restart', async () => {
    const a = await host('a', { file: saas, fileName }).start();
    await a.stop();
    a.edit({ ...saas, [shop]: at('shop') });
    await a.start();
    expect(await a.served()).toHaveProperty(shop);
    expect((await history(a))[0]).toBe('file applied edit of the file on a');
  });
});

describe('a damaged file', () => {
  test('leaves the last valid map in force; other changes continue; once corrected in time it is applied', async () => {
    const [a, b] = await pair();
    b.writeText('{ "imports": {');
    expect(await b.served()).toEqual(saas);
    expect(b.warnings.join()).toContain('it is not JSON');
    b.edit({ ...saas, [shop]: at('shop') });
    expect(await b.served()).toHaveProperty(shop);
    b.writeText('{');
    await a.add(cms, at('cms'));
    expect(await b.served()).toHaveProperty(cms);
    b.edit(saas);
    expect(await b.served()).toHaveProperty(cms);
    expect(b.onDisk()).toHaveProperty(cms);
  });

  test.each([
    'constructor',
    '__proto__',
    'toString',
    '@edu-app/a/b',
    '@edu-app/modules',
    '@edu/root-config/',
    '',
  ])('with the name %j has only that line held back', async (name) => {
    const a = await host('a', { file: saas }).start();
    const lines = `"${name}":"${at('x')}","${shop}":"${at('shop')}"`;
    a.writeText(`{"imports":{"@edu-app/saas":"${at('saas')}",${lines}}}`);
    expect(await a.served()).toEqual({ ...saas, [shop]: at('shop') });
    expect(a.warnings.join()).toContain(`the name "${name}"`);
    const [applied, refused] = await a.service.history(2);
    expect(applied?.changes).toEqual([{ name: shop, from: null, to: at('shop') }]);
    expect(refused).toMatchObject({ status: 'rejected', changes: [{ name, to: at('x') }] });
    expect(refused?.why).toContain(`the name "${name}"`);
  });
});

describe('if changes need approval', () => {
  const otherAuthor = { who: 'another', account: null };

  test('an edit of the file at one machine can be decided at another', async () => {
    const [a, b] = await pair({ approval: true });
    const edit = { ...saas, [shop]: at('shop') };
    b.edit(edit);
    expect(await b.served()).toEqual(saas);
    const [first] = await a.service.waiting();
    await a.service.decide(first?.id ?? 0, false, otherAuthor);
    await until(() => !(shop in b.onDisk()));
    expect(await b.served()).toEqual(saas);
    // repeating the edit requests approval again
    b.edit(edit);
    expect(await b.served()).toEqual(saas);
    const [second] = await a.service.waiting();
    await a.service.decide(second?.id ?? 0, true, otherAuthor);
    expect([await a.served(), await b.served(), a.onDisk()]).toEqual([edit, edit, edit]);
  });
});

describe('a damaged row of the history', () => {
  test('hides neither other rows nor the map before it, and rollback skips it', async () => {
    const a = await host('a', { file: saas }).start();
    await a.add(cms, at('cms'));
    await asOwner(`INSERT INTO map_change (kind, action, changes, content, who, status, revision)
      VALUES ('map', 'set', '[{"name":"constructor"}]', 'no map', 'x', 'applied', 3)`);
    expect(await a.served()).toHaveProperty(cms);
    expect(await history(a)).toHaveLength(3);
    const { etag } = await a.service.read();
    const terms = { author: { who: 'another', account: null }, why: 'back', ifMatch: etag };
    await a.service.change({ action: 'rollback', steps: 1 }, terms);
    expect(await a.served()).toEqual(saas);
    const rows = await database.db.executeAsSystem(
      sql`SELECT max(revision) AS newest FROM map_change`,
    );
    expect(rows).toEqual([{ newest: 4 }]);
  });
});
