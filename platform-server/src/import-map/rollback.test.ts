// embedded database only: the history’s rollbacks work alike on every engine
import { type SQL, sql } from 'drizzle-orm';
import { MapHost, systemModule } from '../testing/map-host';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import type { ChangeRequest } from './changes/change-options';

const cms = '@edu-app/cms';
const saas = { '@edu-app/saas': '/modules/saas/index.js' };
const version = (number: number) => `/modules/cms-${number}/index.js`;

let database: TestDatabase;
let host: MapHost;

/** Changes the history as the owner of the tables, which servers may not do. */
const asOwner = (statement: SQL) =>
  database.db.withSystem(async (tx) => {
    await tx.execute(sql`SET LOCAL ROLE NONE`);
    await tx.execute(statement);
  });

beforeAll(async () => {
  database = await openTestDatabase();
}, 120_000);
beforeEach(async () => {
  host = new MapHost({ db: database.db, name: 'a', file: saas });
  for (const value of [1, 2, 3, 4]) {
    host.putModule(version(value), systemModule(['mount', 'unmount']));
  }
  await host.start();
});
afterEach(async () => {
  await host.remove();
  await asOwner(sql`TRUNCATE map_change, module_rollout`);
});
afterAll(() => database.close());

async function change(request: ChangeRequest, force = false) {
  const { etag } = await host.service.read();
  const terms = { author: { who: 'somebody', account: null }, why: 'a test', ifMatch: etag, force };
  return host.service.change(request, terms);
}
const back = (steps = 1) => change({ action: 'rollback', steps });
const set = (number: number) =>
  change({ action: number === 1 ? 'add' : 'set', name: cms, address: version(number) });
const activeVersion = () => host.onDisk()[cms];

async function threeVersions(): Promise<number[]> {
  const made = [await set(1), await set(2), await set(3)];
  return made.map(({ id }) => id);
}

describe('rollback', () => {
  test('repeated goes further back, and reports the end of the history', async () => {
    await threeVersions();
    await back();
    expect(activeVersion()).toBe(version(2));
    await back();
    expect(activeVersion()).toBe(version(1));
    await back();
    expect(activeVersion()).toBeUndefined();
    await expect(back()).rejects.toThrow(/^Everything has been undone/);
    expect(host.onDisk()).toEqual(saas);
  });

  test('undoes changes made after a rollback, and then those before it', async () => {
    await threeVersions();
    await back(2);
    await set(4);
    await back();
    expect(activeVersion()).toBe(version(1));
    await set(2);
    await back(2);
    expect(activeVersion()).toBeUndefined();
  });

  test('of more changes than exist changes nothing', async () => {
    await threeVersions();
    await expect(back(9)).rejects.toThrow('does not reach 9 changes back: 3 can be undone');
    expect(activeVersion()).toBe(version(3));
  });

  test('to a change restores the map right after it, and can be undone like any other change', async () => {
    const [first] = await threeVersions();
    const outcome = await change({ action: 'rollback', to: first ?? 0 });
    expect(outcome.rolledBackTo).toBe(first);
    expect(activeVersion()).toBe(version(1));
    await expect(change({ action: 'rollback', to: first ?? 0 })).rejects.toThrow('already says so');
    await expect(change({ action: 'rollback', to: 999_999 })).rejects.toThrow('no change #999999');
  });

  test('to a change that was never in force is refused by name', async () => {
    await set(1);
    const rollout = { module: cms, address: version(2), percent: 5 };
    const author = { who: 'somebody', account: null };
    const { id } = await host.service.putRollout(rollout, { author, why: 'a try' });
    await expect(change({ action: 'rollback', to: id })).rejects.toThrow('a step of a rollout');
    expect(activeVersion()).toBe(version(1));
  });

  test('recognises rollbacks of former versions, which did not record their target', async () => {
    await threeVersions();
    await back();
    await asOwner(sql`UPDATE map_change SET wish = NULL`);
    await back();
    expect(activeVersion()).toBe(version(1));
  });
});

describe('removing modules that others import', () => {
  const shared = '@edu/shared-utility';
  const needy = '/modules/needy/index.js';

  beforeEach(async () => {
    host.putModule(needy, systemModule(['mount', 'unmount'], ['react', shared]));
    host.putModule('/modules/shared.js', systemModule(['api']));
    host.edit({
      ...saas,
      react: '/modules/shared.js',
      [shared]: '/modules/shared.js',
      lodash: '/modules/shared.js',
      '@edu/root-config': '/modules/shared.js',
      [cms]: needy,
    });
    await host.served();
  });

  test.each([
    [shared, [`"${shared}" is needed by every page and ${cms}`]],
    ['react', [`"react" is needed by every page and ${cms}`]],
    ['@edu/root-config', ['"@edu/root-config" is needed by every page: it starts them']],
  ])('%s is refused with the importers, and works if forced', async (name, problems) => {
    const fileBefore = host.onDisk();
    const refused = change({ action: 'remove', name });
    await expect(refused).rejects.toThrow(/^Other modules need what would go/);
    await expect(refused).rejects.toMatchObject({ problems });
    expect(host.onDisk()).toEqual(fileBefore);
    expect(await change({ action: 'remove', name }, true)).toMatchObject({ objections: problems });
    expect(host.onDisk()).not.toHaveProperty([name]);
    expect((await host.service.history(1))[0]).toMatchObject({ forced: true });
  });

  test('works without a warning if nothing imports them', async () => {
    expect(await change({ action: 'remove', name: 'lodash' })).toMatchObject({ objections: [] });
    expect(await change({ action: 'remove', name: cms })).toMatchObject({ objections: [] });
  });

  test('by a rollback needs force too', async () => {
    const address = '/modules/needs-moment/index.js';
    host.putModule(address, systemModule(['mount', 'unmount'], ['moment']));
    await change({ action: 'add', name: '@edu-app/shop', address }, true);
    await change({ action: 'add', name: 'moment', address: '/modules/shared.js' });
    await expect(back()).rejects.toMatchObject({
      problems: ['"moment" is needed by @edu-app/shop'],
    });
    // if both are removed, no importer is left
    expect(await back(2)).toMatchObject({ objections: [] });
  });
});
