import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { mapServerFixture } from '../testing/map-server-fixture';

const { importMap, moduleStatus } = contract;

describe('if changes need approval', () => {
  const map = mapServerFixture({ IMPORT_MAP_APPROVAL: '1' });
  const { as, change, history, onDisk, served, server, state, write } = map;

  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });

  const decide = (id: number, token: string, yes = true, reason?: string) =>
    server.call(yes ? importMap.approve : importMap.reject, { id, why: reason }, as(token));
  /** Makes 13900000001 an operator with every permission of the first operator, and logs in. */
  async function second(): Promise<string> {
    await server.db.withSystem(async (tx) => {
      await tx.execute(sql`UPDATE account SET is_operator = true WHERE phone = '13900000001'`);
      await tx.execute(sql`UPDATE actor_role SET role_id = ${seedId('role:sunrise:operator')}
        WHERE actor_id = ${seedId('actor:sunrise:head:13900000001')}`);
    });
    return server.login('13900000001');
  }

  it('a change waits, its author cannot approve it, another operator can', async () => {
    const address = `${map.origin}/v2/index.js`;
    const reply = await change({ action: 'set', name: '@edu-app/cms', address });
    expect(reply.data.status).toBe('waiting');
    expect(onDisk().imports['@edu-app/cms']).toBe(`${map.origin}/v1/index.js`);
    expect((await decide(reply.data.id, map.operator)).code).toBe(errorCodes.forbidden);
    const done = await decide(reply.data.id, await second());
    expect(done.data).toMatchObject({ status: 'applied' });
    expect((await served()).imports['@edu-app/cms']).toBe(address);
    expect((await history())[0]).toMatchObject({ status: 'applied', decidedBy: '陈晓阳' });
    expect((await decide(reply.data.id, map.operator)).code).toBe(errorCodes.notFound);
  });

  it('authors see that a change is their own, and the second person’s comment', async () => {
    const reply = await change({
      action: 'set',
      name: '@edu-app/cms',
      address: `${map.origin}/v3/index.js`,
    });
    const otherOperator = await second();
    const seenBy = async (token: string) =>
      (await server.call(moduleStatus.find, {}, as(token))).data.waiting;
    expect(await seenBy(map.operator)).toMatchObject([{ id: reply.data.id, isOwn: true }]);
    expect(await seenBy(otherOperator)).toMatchObject([{ id: reply.data.id, isOwn: false }]);
    await decide(reply.data.id, otherOperator, false, '周五不发布');
    const [refused] = await history();
    expect(refused).toMatchObject({
      status: 'rejected',
      decidedBy: '陈晓阳',
      decidedWhy: '周五不发布',
    });
    expect(await seenBy(otherOperator)).toEqual([]);
  });

  it('a waiting change is rebased on other changes, and refused if its own line has changed', async () => {
    const agree = await second();
    const version = (name: string) => `${map.origin}/${name}/index.js`;
    const addressBefore = (await served()).imports['@edu-app/cms'];
    const lateReply = await change({ action: 'set', name: '@edu-app/cms', address: version('v3') });
    const lost = await change({ action: 'set', name: '@edu-app/cms', address: version('v1') });
    const otherModuleReply = await change({
      action: 'add',
      name: '@edu-app/tree',
      address: version('v1'),
    });
    await decide(otherModuleReply.data.id, agree);
    expect((await decide(lateReply.data.id, agree)).data).toMatchObject({ status: 'applied' });
    const known = await served();
    expect(known.imports).toMatchObject({
      '@edu-app/cms': version('v3'),
      '@edu-app/tree': version('v1'),
    });
    expect(known.integrity).toHaveProperty([version('v3')]);
    const entry = (await history()).find(({ id }: { id: number }) => id === lateReply.data.id);
    expect(entry).toMatchObject({
      status: 'applied',
      changes: [{ name: '@edu-app/cms', from: addressBefore, to: version('v3') }],
    });
    const refusal = await decide(lost.data.id, agree);
    expect(refusal).toMatchObject({ status: 412, code: errorCodes.conflict });
    expect(refusal.data.reason).toContain('let its author ask again');
    await decide(lost.data.id, agree, false);
    // the second removal no longer applies
    const [firstRemoval, secondRemoval] = [
      await change({ action: 'remove', name: '@edu-app/tree' }),
      await change({ action: 'remove', name: '@edu-app/tree' }),
    ];
    await decide(firstRemoval.data.id, agree);
    expect((await decide(secondRemoval.data.id, agree)).code).toBe(errorCodes.conflict);
    await decide(secondRemoval.data.id, agree, false);
    const back = await change({ action: 'set', name: '@edu-app/cms', address: addressBefore });
    await decide(back.data.id, agree);
    expect((await served()).imports).toMatchObject({ '@edu-app/cms': addressBefore });
  });

  it('decided changes cannot be changed by anybody', async () => {
    const historyBefore = await history();
    const written = await server.db.withSystem((tx) =>
      tx.execute(sql`UPDATE map_change SET content = 'x', status = 'waiting', decided_why = 'x'`),
    );
    expect(written.rowCount).toBe(0);
    expect(await history()).toEqual(historyBefore);
  });

  it('a rollout waits too, and shows its recipients', async () => {
    const reply = await server.call(
      importMap.rollOut,
      { module: '@edu-app/cms', address: `${map.origin}/v3/index.js`, percent: 100, why: 'x' },
      as(map.operator),
    );
    expect((await state()).waiting[0]).toMatchObject({ people: { percent: 100 } });
    expect(await served()).not.toHaveProperty('rollouts');
    await decide(reply.data.id, await second());
    expect((await served()).rollouts[0]).toMatchObject({ percent: 100 });
  });

  it('a step of a rollout is approved for the version that was shown, and for no other', async () => {
    const rollOut = async (input: Record<string, unknown>) => {
      const parameters = { module: '@edu-app/cms', why: 'a step', ...input };
      return (await server.call(importMap.rollOut, parameters, as(map.operator))).data;
    };
    const agree = await second();
    const more = await rollOut({ percent: 60 });
    const otherRollout = await rollOut({ address: `${map.origin}/v1/index.js`, percent: 5 });
    await decide(otherRollout.id, agree);
    const lateReply = await decide(more.id, agree);
    expect(lateReply).toMatchObject({ status: 412, code: errorCodes.conflict });
    const [running] = (await served()).rollouts;
    expect(running).toMatchObject({ address: `${map.origin}/v1/index.js`, percent: 5 });
    expect(running.integrity).toBe((await served()).integrity[`${map.origin}/v1/index.js`]);
    await decide(more.id, agree, false);
    const back = await rollOut({ address: `${map.origin}/v3/index.js`, percent: 100 });
    await decide(back.id, agree);
    // stopping needs no approval, and a waiting step does not restart the rollout
    const step = await rollOut({ percent: 40 });
    const rest = { module: '@edu-app/cms', why: 'enough' };
    await server.call(importMap.stopRollout, rest, as(map.operator));
    expect((await decide(step.id, agree)).status).toBe(412);
    expect(await served()).not.toHaveProperty('rollouts');
    await decide(step.id, agree, false);
    await decide((await rollOut({ address: `${map.origin}/v3/index.js`, percent: 100 })).id, agree);
  });

  it('a rollout continues while its last step waits, and ends with the approval', async () => {
    const address = `${map.origin}/v3/index.js`;
    const reply = await change({ action: 'set', name: '@edu-app/cms', address, why: 'good' });
    expect(reply.data.status).toBe('waiting');
    expect((await served()).rollouts).toHaveLength(1);
    await decide(reply.data.id, await second());
    expect(await served()).not.toHaveProperty('rollouts');
    expect((await served()).imports['@edu-app/cms']).toBe(address);
    const [ended, arrived] = await history();
    expect(ended).toMatchObject({
      action: 'stop',
      status: 'applied',
      changes: [{ from: address }],
    });
    expect(arrived).toMatchObject({ action: 'set', why: 'good', status: 'applied' });
  });

  /** An edit waits for approval only after its hosts were checked. */
  async function waiting(count: number) {
    for (;;) {
      await served();
      const { waiting: rows } = await state();
      if (rows.length === count) return rows;
    }
  }

  it('an edit of the file is not served before it is approved', async () => {
    const fileBefore = onDisk();
    write({ ...fileBefore, imports: { '@edu-app/cms': `${map.origin}/v1/index.js` } });
    const [edit] = await waiting(1);
    expect((await served()).imports['@edu-app/cms']).toBe(`${map.origin}/v3/index.js`);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('waits for a second'));
    const blocked = await change({ action: 'remove', name: '@edu-app/cms' });
    expect(blocked.data.reason).toContain('waits for a second person');
    await decide(edit.id, map.operator, false);
    expect(onDisk()).toEqual(fileBefore);
    write({ ...fileBefore, imports: { '@edu-app/cms': `${map.origin}/v1/index.js` } });
    const [secondRemoval] = await waiting(1);
    await decide(secondRemoval.id, map.operator);
    expect((await served()).imports['@edu-app/cms']).toBe(`${map.origin}/v1/index.js`);
  });

  it('rejecting an edit of the file does not affect a later edit', async () => {
    const fileBefore = onDisk();
    const edit = (name: string) => ({
      ...fileBefore,
      imports: { ...fileBefore.imports, [name]: `${map.origin}/v1/index.js` },
    });
    const changesOfName = (rows: { id: number; changes: { name: string }[] }[], name: string) =>
      rows.find(({ changes }) => changes.some((item) => item.name === name))?.id ?? 0;
    write(edit('@edu-app/garden'));
    await waiting(1);
    write(edit('@edu-app/shop'));
    const rows = await waiting(2);
    await decide(changesOfName(rows, '@edu-app/garden'), map.operator, false);
    expect(onDisk()).toEqual(edit('@edu-app/shop'));
    await decide(changesOfName(rows, '@edu-app/shop'), map.operator);
    expect((await served()).imports).toHaveProperty('@edu-app/shop');
    expect((await served()).imports).not.toHaveProperty('@edu-app/garden');
  });
});
