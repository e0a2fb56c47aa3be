// also on PostgreSQL: concurrent reports are counted in rows
import { createHash } from 'node:crypto';
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { mapServerFixture } from '../testing/map-server-fixture';
import type { CallOptions } from '../testing/test-server';

const { importMap, moduleReport } = contract;

describe('a rollout', () => {
  const map = mapServerFixture();
  const { as, current, history, served, server, state } = map;

  const rollOut = (request: Record<string, unknown>) =>
    server.call(
      importMap.rollOut,
      { module: '@edu-app/cms', why: 'a test', ...request },
      as(map.operator),
    );
  const report = (address: string, options: CallOptions = {}) =>
    server.call(
      moduleReport.send,
      {
        module: '@edu-app/cms',
        address,
        revision: null,
        kind: 'evaluation',
        phase: 'load',
        status: null,
        message: 'boom',
      },
      options,
    );

  it('is part of the served map, with its digest', async () => {
    const address = `${map.origin}/v2/index.js`;
    const etag = (await current()).etag;
    const done = await rollOut({
      address,
      percent: 10,
      tenants: ['new.localhost'],
      accounts: ['13900000002'],
      haltAfter: 3,
    });
    expect(done.code).toBe(0);
    const body = await served();
    expect(body.imports['@edu-app/cms']).toBe(`${map.origin}/v1/index.js`);
    expect(body.rollouts).toEqual([
      {
        id: expect.any(String),
        module: '@edu-app/cms',
        address,
        integrity: body.integrity[address],
        percent: 10,
        tenants: [expect.stringMatching(/^[0-9a-f]{64}$/)],
        accounts: [expect.stringMatching(/^[0-9a-f]{64}$/)],
      },
    ]);
    const [{ id, tenants, accounts }] = body.rollouts;
    const mark = (name: string) =>
      createHash('sha256')
        .update(id + name)
        .digest('hex');
    expect(tenants).toEqual([mark('new.localhost')]);
    expect(accounts).toEqual([mark(seedId('account:13900000002'))]);
    const { body: text } = await current();
    expect(text).not.toContain('new.localhost');
    expect(text).not.toContain(seedId('account:13900000002'));
    expect((await current()).etag).not.toBe(etag);
  });

  it('is changed, replaced or ended only if it is as the author has seen it, if the call states that', async () => {
    const [{ address, percent, status }] = (await state()).rollouts;
    const seen = { address, percent, status };
    const conflict = { status: 412, code: errorCodes.conflict };
    const wrong = [
      null,
      { ...seen, percent: 99 },
      { ...seen, status: 'halted' },
      { ...seen, address: '/x.js' },
    ];
    const stop = (asSeen: unknown) =>
      server.call(
        importMap.stopRollout,
        { module: '@edu-app/cms', why: 'x', seen: asSeen } as never,
        as(map.operator),
      );
    const servedBefore = await served();
    for (const asSeen of wrong) {
      expect(await rollOut({ percent: 50, seen: asSeen })).toMatchObject(conflict);
      expect(await stop(asSeen)).toMatchObject(conflict);
      const set = await map.change({ action: 'set', name: '@edu-app/cms', address, seen: asSeen });
      expect(set).toMatchObject({ code: errorCodes.conflict });
    }
    expect(await served()).toEqual(servedBefore);
    expect((await rollOut({ percent: 10, seen })).code).toBe(0);
  });

  it('keeps its buckets while the percentage grows', async () => {
    const [{ id }] = (await served()).rollouts;
    await rollOut({ percent: 50 });
    expect((await served()).rollouts[0]).toMatchObject({ id, percent: 50 });
  });

  const failing = () => `${map.origin}/v2/index.js`;
  const phones = ['13900000001', '13900000002', '13900000003'];
  const from = (n: number) => `198.51.${n}.1`;

  it('is not halted by strangers, by one person or from one network', async () => {
    for (let i = 0; i < 5; i += 1) await report(failing(), { ip: from(i) });
    const [first = '', ...others] = await Promise.all(phones.map((phone) => server.login(phone)));
    for (let i = 0; i < 5; i += 1) await report(failing(), { token: first, ip: from(i) });
    expect((await state()).rollouts[0]).toMatchObject({
      ...{ failures: 1, networks: 5, anonymous: 5, status: 'active' },
    });
    await rollOut({ percent: 0 });
    await server.db.executeAsSystem(sql`DELETE FROM module_report`);
    for (const token of [first, ...others]) await report(failing(), { token, ip: from(1) });
    const demo = await server.call(contract.account.demoLogin, { adminFlag: 1 });
    await report(failing(), { token: demo.data.token, ip: from(2) });
    await report(failing(), { token: 'made-up', ip: from(3) });
    expect((await state()).rollouts[0]).toMatchObject({
      ...{ failures: 3, networks: 1, anonymous: 2, status: 'active' },
    });
    expect((await state()).failures[0]).toMatchObject({ count: 5, anonymous: 2 });
    await server.db.executeAsSystem(sql`DELETE FROM module_report`);
  });

  it('halts automatically when its version keeps failing, and only for that version', async () => {
    const tokens = await Promise.all(phones.map((phone) => server.login(phone)));
    const all = (address: string, some = tokens) =>
      Promise.all(some.map((token, i) => report(address, { token, ip: from(i) })));
    await all(`${map.origin}/v1/index.js`);
    await all(`${failing()}?retry=1`, tokens.slice(0, 2));
    expect((await served()).rollouts).toHaveLength(1);
    expect((await state()).rollouts[0]).toMatchObject({ failures: 2, status: 'active' });
    await all(failing());
    expect(await served()).not.toHaveProperty('rollouts');
    expect((await state()).rollouts[0]).toMatchObject({ failures: 3, status: 'halted' });
    expect((await history())[0]).toMatchObject({ action: 'halt', who: 'automatic' });
  });

  it('is halted by reports of operators, who could stop it as well', async () => {
    await rollOut({ percent: 10 });
    for (let i = 0; i < 3; i += 1) await report(failing(), { token: map.operator });
    expect((await state()).rollouts[0]).toMatchObject({ failures: 3, status: 'halted' });
  });

  it('counts from zero when it is started again, and ends', async () => {
    await rollOut({ percent: 20 });
    expect((await state()).rollouts[0]).toMatchObject({ failures: 0, status: 'active' });
    await server.call(
      importMap.stopRollout,
      { module: '@edu-app/cms', why: 'enough' },
      as(map.operator),
    );
    expect(await served()).not.toHaveProperty('rollouts');
  });

  it('refuses a version that does not load, and an unknown module', async () => {
    const bad = await rollOut({ address: `${map.origin}/missing/index.js`, percent: 5 });
    expect(bad.data.problems.join()).toContain('404');
    const unknown = await rollOut({
      module: '@edu-app/none',
      address: `${map.origin}/v2/index.js`,
    });
    expect(unknown.code).toBe(errorCodes.notFound);
    const person = await rollOut({
      address: `${map.origin}/v2/index.js`,
      accounts: ['13812345678'],
    });
    expect(person.code).toBe(errorCodes.notFound);
  });

  it('limits the number of reports per address', async () => {
    const replies = await Promise.all(Array.from({ length: 61 }, () => report('/x.js')));
    expect(replies.some(({ code }) => code === errorCodes.tooManyRequests)).toBe(true);
  });
});
