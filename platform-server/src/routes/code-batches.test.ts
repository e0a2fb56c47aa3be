// also on PostgreSQL: the queue passes jobs from one process to another
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { codesMaking } from '../domain/redemption/make-codes';
import { runJob } from '../jobs/run-job';
import { seedId } from '../seed/seed-id';
import { codeFixture } from '../testing/code-fixture';
import { orderFixture } from '../testing/order-fixture';
import { serverFixture } from '../testing/server-fixture';
import { XLSX } from '../testing/workbooks';

const server = serverFixture({ freshLimits: true });
const shop = orderFixture(server);
const { callOk, call, as } = shop;
const { newBatch, waitUntilReady, unmaskedCodes, exportCodes } = codeFixture(server, shop);
const { audit, course, job, redemption } = contract;
const page = { pageNum: 1, pageSize: 50 };
beforeAll(() => shop.logIn(), 60_000);

const codesIn = async (batchId: string, filter: object = {}) =>
  (await callOk(redemption.findCodes, { ...page, batchId, ...filter })).list;

it('is created by a job, with codes that are unique in the tenant', async () => {
  const { id, jobId } = await newBatch({ count: 1200, name: '一千二百' });
  expect(await waitUntilReady(id)).toMatchObject({
    ...{ state: 'ready', count: 1200, made: 1200, redeemed: 0, withdrawn: 0, isOver: false },
    ...{ name: '一千二百', createdByName: '陈晓阳' },
  });
  expect(await callOk(job.findById, { id: jobId })).toMatchObject({
    ...{ kind: 'redemption.make', state: 'done', imported: 1200 },
  });
  expect(new Set(await unmaskedCodes(id)).size).toBe(1200);
});

it('is created once if the request is sent twice', async () => {
  const courseId = await shop.course();
  const input = { name: '重发', courseId, count: 2, price: 100, days: 7, validUntil: null };
  const [first, second] = await Promise.all([1, 2].map(() => callOk(redemption.makeBatch, input)));
  expect(second).toEqual(first);
  const { total } = await callOk(redemption.findBatches, { ...page, courseId });
  expect(total).toBe(1);
});

it('is continued where a process died, and shows the true number after a cancelled job', async () => {
  const { id: interruptedId } = await newBatch({ count: 1, name: '中断' });
  await waitUntilReady(interruptedId);
  // simulates a job that was interrupted after its first chunk
  const [first] = await server.db.executeAsSystem<{ jobId: string }>(sql`
    SELECT job_id AS "jobId" FROM code_batch WHERE id = ${interruptedId}::uuid`);
  const input = JSON.stringify(Array.from({ length: 700 }, () => []));
  const interruptJob = () =>
    server.db.executeAsSystem(sql`UPDATE job SET state = 'queued', total = 700, done = 1, imported = 1,
      input = ${input}::jsonb, finished_at = NULL WHERE id = ${first?.jobId}::uuid`);
  await server.db.executeAsSystem(sql`UPDATE code_batch SET count = 700, state = 'making'
    WHERE id = ${interruptedId}::uuid`);
  await interruptJob();
  expect(await callOk(redemption.findBatch, { id: interruptedId })).toMatchObject({
    ...{ state: 'making', count: 700, made: 1 },
  });
  await callOk(job.cancel, { id: first?.jobId });
  expect(await callOk(redemption.findBatch, { id: interruptedId })).toMatchObject({
    ...{ state: 'ready', count: 700, made: 1 },
  });
  expect(
    (await callOk(redemption.findBatches, { ...page, keyword: '中断', state: 'ready' })).total,
  ).toBe(1);
  await interruptJob();
  const kinds = { 'redemption.make': codesMaking };
  expect(await runJob(server.db, kinds, first?.jobId ?? '', () => false)).toBe(true);
  expect(await waitUntilReady(interruptedId)).toMatchObject({
    state: 'ready',
    count: 700,
    made: 700,
  });
  expect(new Set(await unmaskedCodes(interruptedId)).size).toBe(700);
});

it('is found by a part of its name or course, whatever the case', async () => {
  const courseId = await shop.course({ title: 'Erste Hilfe 急救' });
  const { id } = await newBatch({ courseId, name: 'Spring 春季' });
  for (const keyword of ['SPRING', '春季', 'hilfe', '急救']) {
    const { list } = await callOk(redemption.findBatches, { ...page, keyword, courseId });
    expect(list.map((item: { id: string }) => item.id)).toEqual([id]);
  }
});

it('can be stopped and continued', async () => {
  const { id, version } = await newBatch();
  const stopped = await callOk(redemption.stopBatch, { id, version, stopped: true });
  expect(stopped).toMatchObject({ state: 'stopped', version: version + 1 });
  const staleReply = await call(redemption.stopBatch, { id, version, stopped: false });
  expect(staleReply).toMatchObject({
    code: errorCodes.conflict,
    data: { present: { version: version + 1 } },
  });
  expect(await callOk(redemption.stopBatch, { id, stopped: false })).toMatchObject({
    state: 'ready',
  });
  const { list } = await callOk(audit.ofRow, { ...page, kind: 'code', id });
  expect(list.map(({ action }: { action: string }) => action)).toEqual([
    'code.resumed',
    'code.stopped',
    'code.added',
  ]);
});

it('can change its name and its end, but not what was sold', async () => {
  const { id, version } = await newBatch();
  const validUntil = new Date(Date.now() + 86_400_000).toISOString();
  const changed = await callOk(redemption.changeBatch, { id, version, name: '改名', validUntil });
  expect(changed).toMatchObject({ name: '改名', validUntil, version: version + 1 });
  const past = { id, version: version + 1, validUntil: '2020-01-01T00:00:00Z' };
  expect((await call(redemption.changeBatch, past)).code).toBe(errorCodes.invalidInput);
  const long = await call(redemption.changeBatch, {
    id,
    version: version + 1,
    name: '长'.repeat(61),
  });
  expect(long).toMatchObject({ data: { fields: { name: '最多 60 个字符' } } });
  const price = await call(redemption.changeBatch, { id, version: version + 1, price: 1 });
  expect(price.code).toBe(errorCodes.invalidInput);
});

it('withdraws codes that nobody has redeemed: all or none', async () => {
  const { id: batchId } = await newBatch({ count: 3 });
  const [first, two, three] = await codesIn(batchId);
  const withdraw = (ids: string[], withdrawn = true) =>
    call(redemption.withdrawCodes, { batchId, ids, withdrawn });
  expect((await withdraw([first.id, two.id])).code).toBe(errorCodes.ok);
  expect((await withdraw([first.id])).code).toBe(errorCodes.ok);
  expect(await callOk(redemption.findBatch, { id: batchId })).toMatchObject({ withdrawn: 2 });
  expect(await codesIn(batchId, { state: 'withdrawn' })).toHaveLength(2);
  expect((await withdraw([first.id], false)).code).toBe(errorCodes.ok);
  await server.db.executeAsSystem(
    sql`UPDATE redemption_code SET redeemed_at = now() WHERE id = ${three.id}::uuid`,
  );
  expect((await withdraw([first.id, three.id])).code).toBe(errorCodes.conflict);
  expect((await withdraw([first.id, seedId('nothing')])).code).toBe(errorCodes.notFound);
  expect(await callOk(redemption.findBatch, { id: batchId })).toMatchObject({ withdrawn: 1 });
});

it('shows full codes only in its workbook, and records who exports it', async () => {
  const { id: batchId, courseTitle } = await newBatch({
    ...{ count: 2, name: '=导出/批次', validUntil: '2099-01-01T00:00:00Z' },
  });
  const reply = await exportCodes({ batchId, state: 'open' });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, XLSX]);
  // file name and content both identify the batch
  expect(decodeURIComponent(String(reply.headers['content-disposition']))).toMatch(
    /兑换码 =导出_批次\.xlsx$/,
  );
  const [, row = []] = (await server.services.sheets.read(reply.rawPayload, 10, 'texts')) ?? [];
  expect(row.slice(4)).toEqual([
    "'=导出/批次",
    courseTitle,
    expect.stringMatching(/^2099-01-01 0[08]:00 GMT/),
  ]);
  const query = { ...page, action: 'code.exported', target: batchId };
  const { list } = await callOk(audit.findByCondition, query);
  expect(list[0].detail).toEqual({ name: '=导出/批次', codes: 2, state: 'open' });
  const { data } = await server.call(contract.account.demoLogin, { adminFlag: 1 });
  const demo = await exportCodes(
    { batchId: seedId('code-batch:sunrise:0') },
    { token: data.token },
  );
  expect(demo.json().code).not.toBe(errorCodes.ok);
});

it('belongs to the branch and the organisation of its course, which cannot be deleted', async () => {
  const courseId = await shop.course({}, shop.inBranch('south'));
  const { id } = await newBatch({ courseId });
  expect((await callOk(redemption.findBatch, { id }, shop.inBranch('south'))).id).toBe(id);
  for (const caller of [shop.inBranch('east'), as.vocational]) {
    const replies = [
      await call(redemption.findBatch, { id }, caller),
      await call(redemption.findCodes, { ...page, batchId: id }, caller),
      await call(redemption.changeBatch, { id, version: 1, name: '他人' }, caller),
      await call(redemption.stopBatch, { id, stopped: true }, caller),
      await call(redemption.withdrawCodes, { batchId: id, ids: [id], withdrawn: true }, caller),
      (await exportCodes({ batchId: id }, caller)).json(),
    ];
    expect(replies.map(({ code }) => code)).toEqual(replies.map(() => errorCodes.notFound));
  }
  await callOk(course.unPublish, { id: courseId });
  expect(await call(course.delete, { id: courseId })).toMatchObject({
    ...{ code: errorCodes.conflict, data: { orders: 0, batches: 1 } },
  });
});
