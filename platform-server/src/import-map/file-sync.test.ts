// embedded database only: the mirror is tested, and no transactions run concurrently
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { MapHost } from '../testing/map-host';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { MapMirror } from './mirror';
import type { WithheldEntry } from './partial-edit';

/** A running machine, and a second file that is synchronised by hand with the same database. */
const saas = { '@edu-app/saas': '/modules/saas/index.js' };
const withShop = { ...saas, '@edu-app/shop': '/modules/shop/index.js' };
const cms = '@edu-app/cms';

let database: TestDatabase;
let machine: MapHost;
let mapFile: string;
let mirror: MapMirror;

const edit = () => writeFileSync(mapFile, JSON.stringify({ imports: withShop }));

/** Starts the machine; the second file begins with the same content. */
async function start() {
  await machine.start();
  copyFileSync(machine.file, mapFile);
  await mirror.sync(null);
}

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
beforeEach(() => {
  machine = new MapHost({ db: database.db, name: 'machine', file: saas });
  mapFile = join(machine.folder, 'second.json');
  mirror = new MapMirror({
    ...{ db: database.db, mapFile, dataDirectory: join(machine.folder, 'second'), host: 'second' },
    ...{ approval: false, warn: () => {}, logInfo: () => {} },
  });
});
afterEach(async () => {
  await machine.remove();
  await database.db.withSystem(async (tx) => {
    // Servers may not delete the history, but the owner of the tables may.
    await tx.execute(sql`SET LOCAL ROLE NONE`);
    await tx.execute(sql`TRUNCATE map_change, module_rollout`);
  });
});
afterAll(() => database.close());

test('an edit does not undo a change that is applied while it is validated', async () => {
  await start();
  edit();
  const { currentContent } = await mirror.sync(async ({ map }) => {
    await machine.add(cms, '/modules/cms/index.js');
    return { map, withheldEntries: [] };
  });
  const changed = { ...saas, [cms]: '/modules/cms/index.js' };
  expect([currentContent.map.imports, await machine.served()]).toEqual([changed, changed]);
});

test('an edit is not applied by a command that cannot validate it', async () => {
  await start();
  edit();
  const { currentContent, fault } = await mirror.sync(null);
  expect([currentContent.map.imports, await machine.served()]).toEqual([saas, saas]);
  expect(fault?.message).toContain('The file holds an edit that is not in force');
});

test('an edit is not taken for an earlier one of which a part is in force', async () => {
  await start();
  edit();
  const held: WithheldEntry = {
    name: '@edu-app/shop',
    scope: null,
    from: null,
    to: '/modules/shop/index.js',
    reason: 'absent',
  };
  const inForce = { ...saas, [cms]: '/modules/cms/index.js' };
  writeFileSync(mapFile, JSON.stringify({ imports: { ...withShop, ...inForce } }));
  await mirror.sync(async () => ({ map: { imports: inForce }, withheldEntries: [held] }));
  const before = await mirror.sync(null);
  expect([before.fault, before.withheldEntries]).toEqual([null, [held]]);
  edit();
  const { currentContent, fault } = await mirror.sync(null);
  expect(currentContent.map.imports).toEqual(inForce);
  expect(fault?.message).toContain('The file holds an edit that is not in force');
});

test('the first map is applied even by such a command', async () => {
  edit();
  const { currentContent } = await mirror.sync(null);
  expect(currentContent.map.imports).toEqual(withShop);
});
