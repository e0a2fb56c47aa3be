// also on PostgreSQL: concurrent edits wait for an advisory lock
import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { contract, errorCodes } from '@edu/shared-utility/contract';
import type { Database } from '../db/database';
import { ImportMapService } from '../import-map/import-map-service';
import { MapMirror } from '../import-map/mirror';
import { foreignReader } from '../static/foreign-requests';
import { mapServerFixture } from '../testing/map-server-fixture';

const { importMap, audit } = contract;
const fail = (sentence: string): void => {
  throw new Error(sentence);
};

describe('changing the map', () => {
  const map = mapServerFixture();
  const { as, change, current, history, onDisk, served, server, state, write } = map;

  it('needs the permission', async () => {
    const administrator = await server.login('13900000001');
    const refusal = await change({ action: 'remove', name: '@edu-app/cms' }, '"x"', administrator);
    expect(refusal.code).toBe(errorCodes.forbidden);
    expect((await server.call(importMap.state, {}, as(administrator))).code).toBe(40300);
    expect((await server.call(importMap.state)).code).toBe(errorCodes.notLoggedIn);
  });

  it('needs the revision that the author has seen, and a reason', async () => {
    const input = { action: 'set', name: '@edu-app/cms', address: `${map.origin}/v2/index.js` };
    const blind = await server.call(importMap.change, { ...input, why: 'x' }, as(map.operator));
    expect(blind).toMatchObject({ status: 428, code: errorCodes.invalidInput });
    expect(await change(input, '"long-gone"')).toMatchObject({ status: 412, code: 40900 });
    expect((await change({ ...input, why: ' ' })).data.fields.why).toBe('请说明变更原因');
    expect(onDisk().imports['@edu-app/cms']).toBe(`${map.origin}/v1/index.js`);
  });

  it('stores address and integrity, and records author, time and reason', async () => {
    const address = `${map.origin}/v2/index.js`;
    const { etag } = await current();
    const done = await change({ action: 'set', name: '@edu-app/cms', address, why: 'CMS 2' }, etag);
    expect(done).toMatchObject({ code: 0, data: { status: 'applied' } });
    expect(onDisk().imports['@edu-app/cms']).toBe(address);
    expect(onDisk().integrity[address]).toMatch(/^sha384-/);
    expect((await served()).integrity[address]).toBe(onDisk().integrity[address]);
    const [newest] = await history();
    expect(newest).toMatchObject({
      action: 'set',
      who: '周运营',
      why: 'CMS 2',
      changes: [{ name: '@edu-app/cms', from: `${map.origin}/v1/index.js`, to: address }],
    });
    const auditReply = await server.call(
      audit.findByCondition,
      { pageNum: 1, pageSize: 5, action: 'importmap.set' },
      as(map.operator),
    );
    expect(auditReply.data.list[0]).toMatchObject({ target: '@edu-app/cms' });
  });

  it('lists the history in pages, each change once', async () => {
    for (const version of ['v1', 'v2']) {
      const address = `${map.origin}/${version}/index.js`;
      const input = { action: 'set', name: '@edu-app/cms', address, why: version };
      expect((await change(input, (await current()).etag)).code).toBe(0);
    }
    const page = async (query: Record<string, number>): Promise<number[]> => {
      const { data } = await server.call(importMap.history, query, as(map.operator));
      return data.map(({ id }: { id: number }) => id);
    };
    const all = await page({});
    const first = await page({ limit: 2 });
    const second = await page({ limit: 1, before: first.at(-1) ?? 0 });
    expect(all.length).toBeGreaterThan(2);
    expect([...first, ...second]).toEqual(all.slice(0, 3));
  });

  it('lets one of two concurrent changes succeed and refuses the other', async () => {
    const { etag } = await state();
    const replies = await Promise.all(
      ['/v1', '/v3'].map((path) =>
        change(
          { action: 'set', name: '@edu-app/cms', address: `${map.origin}${path}/index.js` },
          etag,
        ),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 412]);
    const won = replies.find(({ code }) => code === 0);
    expect(onDisk().imports['@edu-app/cms']).toBe(won?.data.changes[0].to);
  });

  it.each([
    ['/missing/index.js', 'answers 404'],
    ['/page/index.js', 'not JavaScript'],
    ['/closed/index.js', 'Access-Control-Allow-Origin'],
    ['/script/index.js', 'neither a System module'],
    ['/es-needs/index.js', 'imports "lodash", which the page does not share'],
    ['/es-bare/index.js', 'exports no mount and no unmount'],
    ['/bare/index.js', 'exports no mount and no unmount'],
    ['/needs/index.js', 'needs "lodash"'],
    ['/torn/index.js', 'its integrity.json is not a list of path'],
    ['/unsure/index.js', 'integrity.json cannot be read: its host answers 503'],
  ])('refuses %s: %s', async (path, reason) => {
    const fileBefore = onDisk();
    const reply = await change({
      action: 'set',
      name: '@edu-app/cms',
      address: `${map.origin}${path}`,
    });
    expect(reply.code).toBe(errorCodes.invalidInput);
    expect(reply.data.problems.join()).toContain(reason);
    expect(onDisk()).toEqual(fileBefore);
  });

  it.each(['//evil.example/x.js', 'data:text/javascript,1', 'https://evil.example/x.js'])(
    'refuses the address %s, even forced',
    async (address) => {
      const input = { action: 'set', name: '@edu-app/cms', address, force: true };
      expect((await change(input)).code).toBe(errorCodes.invalidInput);
    },
  );

  it.each(['constructor', 'toString', '@edu-app/a/b', '@edu-app/assets', '@edu/root-config/'])(
    'refuses the name %s, forced or rolled out, and does not change the history',
    async (name) => {
      const historyBefore = await history();
      const address = `${map.origin}/v1/index.js`;
      const added = await change({ action: 'add', name, address, force: true });
      const rollout = { module: name, address, percent: 5, why: 'x', force: true };
      const rolled = await server.call(importMap.rollOut, rollout, as(map.operator));
      for (const reply of [added, rolled]) {
        expect(reply).toMatchObject({ status: 200, code: errorCodes.invalidInput });
        expect(reply.data.reason).toContain(`The name "${name}"`);
      }
      expect(await history()).toEqual(historyBefore);
    },
  );

  it('treats a page in place of a list as no list, with a note', async () => {
    const address = `${map.origin}/fallback/index.js`;
    const reply = await change({ action: 'set', name: '@edu-app/cms', address });
    expect(reply.data).toMatchObject({ status: 'applied', objections: [] });
    expect(reply.data.notes.join()).toContain(
      'taken as no list, only the module itself has a digest',
    );
    expect(onDisk().integrity[address]).toMatch(/^sha384-/);
    expect((await history())[0]).toMatchObject({ forced: false });
  });

  it('can be forced despite the preflight, which is recorded', async () => {
    const address = `${map.origin}/needs/index.js`;
    const reply = await change({ action: 'set', name: '@edu-app/cms', address, force: true });
    expect(reply.data.objections.join()).toContain('lodash');
    expect((await history())[0]).toMatchObject({ forced: true });
  });

  it('adds with the digests that the module lists, removes, and rolls back', async () => {
    const address = `${map.origin}/v1/index.js`;
    await change({ action: 'add', name: '@edu-app/garden', address });
    expect(onDisk().integrity[`${map.origin}/v1/chunks/a.js`]).toBe('sha384-abc');
    await change({ action: 'remove', name: '@edu-app/garden' });
    expect(onDisk().imports).not.toHaveProperty('@edu-app/garden');
    expect(onDisk().integrity).not.toHaveProperty([`${map.origin}/v1/chunks/a.js`]);
    await change({ action: 'rollback', steps: 1 });
    expect(onDisk().imports['@edu-app/garden']).toBe(address);
    expect((await change({ action: 'rollback', steps: 999 })).code).toBe(errorCodes.notFound);
  });

  it('detects an edit of the file', async () => {
    const edited = onDisk();
    delete edited.imports['@edu-app/garden'];
    write(edited);
    expect((await served()).imports).not.toHaveProperty('@edu-app/garden');
    expect((await history())[0]).toMatchObject({
      action: 'file',
      who: `edit of the file on ${hostname()}`,
      changes: [{ name: '@edu-app/garden', to: null }],
    });
  });
});

describe('a change made during another operation', () => {
  const map = mapServerFixture();
  const { change, folder, history, mapFile, onDisk, server, write } = map;

  const add = (name: string) =>
    change({ action: 'add', name, address: `${map.origin}/v2/index.js`, why: 'quicker' });
  const actions = async () => (await history()).map((item: { action: string }) => item.action);

  it('does not make a slow sync report an edit of the file', async () => {
    const { service } = server.services.importMap;
    const { text } = await service.read();
    write({ imports: { '@edu-app/cms': `${map.origin}/v3/index.js` } });
    let requestCount = 0;
    // while the edit waits for a foreign host, a call makes the same change
    const { currentContent } = await service.sync(async ({ map: edit }) => {
      requestCount += 1;
      writeFileSync(mapFile, text);
      await add('@edu-app/garden');
      return { map: edit, withheldEntries: [] };
    });
    expect([requestCount, currentContent.text]).toEqual([1, readFileSync(mapFile, 'utf8')]);
    expect(await actions()).toEqual(['add', 'start']);
    await change({ action: 'rollback', steps: 1 });
    expect(onDisk()).toEqual(JSON.parse(text));
  });

  /** Another service for the same file, with some options replaced. */
  function slowService(
    overrides: Partial<ConstructorParameters<typeof ImportMapService>[0]>,
    logInfo: (sentence: string) => void,
  ): ImportMapService {
    const mirror = new MapMirror({
      ...{ db: server.db, mapFile, dataDirectory: folder, host: 'slow', approval: false },
      ...{ warn: fail, logInfo },
    });
    const preflightContext = async () => ({
      ...{ moduleHosts: [], pageOrigin: map.origin, manifest: { modules: {} }, modules: folder },
      foreign: foreignReader(map.origin),
    });
    return new ImportMapService({
      db: server.db,
      mirror,
      approval: false,
      preflightContext,
      ...overrides,
    });
  }

  it('is reported to the author of the other change, and is recorded once in the history', async () => {
    const actionsBefore = await actions();
    let reached = (): void => {};
    let release = (): void => {};
    const waits = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    // the real database, whose transactions wait until the test releases them
    const db: Database = Object.create(server.db, {
      withSystem: {
        value: async (work: Parameters<Database['withSystem']>[0]) => {
          reached();
          await gate;
          return server.db.withSystem(work);
        },
      },
    });
    const { etag } = await server.services.importMap.service.read();
    const slow = slowService({ db }, fail);
    const outcome = slow.change(
      { action: 'remove', name: '@edu-app/cms' },
      { author: { who: 'slow', account: null }, why: 'late', ifMatch: etag },
    );
    outcome.catch(() => {});
    await waits;
    await add('@edu-app/shop');
    release();
    await expect(outcome).rejects.toMatchObject({ kind: 'conflict' });
    expect(await actions()).toEqual(['add', ...actionsBefore]);
  });

  it('causes the refusal of changes based on the map served before, however late the server notices', async () => {
    const stateBefore = await map.current();
    await add('@edu-app/seen');
    const live = { current: async () => stateBefore, invalidateState: () => {} };
    const slow = slowService({ live }, () => {});
    const outcome = slow.change(
      { action: 'remove', name: '@edu-app/seen' },
      { author: { who: 'slow', account: null }, why: 'late', ifMatch: stateBefore.etag },
    );
    await expect(outcome).rejects.toMatchObject({ kind: 'conflict' });
    expect(onDisk().imports).toHaveProperty('@edu-app/seen');
  });
});
