// embedded database only: routes/matrix, reads and audit-walk test row-level security on PostgreSQL
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { insertUpload } from '../testing/insert-resource';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions } from '../testing/test-server';
import { trainFixture } from '../testing/train-fixture';

const server = serverFixture({ freshLimits: true });
const { declaration, declarationReview, inbox, train } = contract;
const page = { pageNum: 1, pageSize: 200 };
const fixture = trainFixture(server);
const { call, callOk } = fixture;
const callers = {} as Record<'operator' | 'southern' | 'vocational', CallOptions>;

beforeAll(async () => {
  await fixture.logIn();
  callers.operator = { token: await server.login('13900000000') };
  callers.southern = {
    ...fixture.as.head,
    headers: { ...fixture.as.head.headers, branch: seedId('branch:sunrise:south') },
  };
  callers.vocational = await sessionInSunrise(server, '13900000003', 'vocational');
});

const find = (id: string) => callOk(declaration.findById, { id });
async function draft(overrides: object = {}) {
  const trainId = await fixture.draft({ title: '月嫂班', hours: 24, ...overrides });
  return {
    trainId,
    id: (await callOk(declaration.save, { trainId, remark: '说明' })).id as string,
  };
}
async function submitted() {
  const created = await draft();
  await callOk(declaration.submit, { id: created.id, version: 1 });
  return created;
}

it('copies the data of the training, and again when it is submitted', async () => {
  const { id, trainId } = await draft({ regionId: '440305', place: '科技园' });
  expect(await find(id)).toMatchObject({
    ...{ title: '月嫂班', hours: 24, regionName: '广东省 / 深圳市 / 南山区', place: '科技园' },
    ...{ status: 'draft', remark: '说明', userCount: 0, changed: [], events: [], version: 1 },
  });
  await callOk(train.save, { id: trainId, hours: 30 });
  expect(await find(id)).toMatchObject({ hours: 24, changed: ['hours'] });
  await callOk(declaration.submit, { id, version: 1 });
  expect(await find(id)).toMatchObject({
    ...{ hours: 30, changed: [], status: 'submitted', version: 2 },
    events: [{ kind: 'submitted', reason: null }],
  });
});

it('is returned with a reason, changed, submitted again and accepted, and the author is notified', async () => {
  const { id } = await submitted();
  const waiting = await callOk(
    declarationReview.find,
    { ...page, status: 'submitted' },
    callers.operator,
  );
  expect(waiting.list.map((item: { id: string }) => item.id)).toContain(id);
  const nothing = await call(
    declarationReview.giveBack,
    { id, version: 2, reason: ' ' },
    callers.operator,
  );
  expect(Object.keys(nothing.data.fields)).toEqual(['reason']);
  await callOk(
    declarationReview.giveBack,
    { id, version: 2, reason: '缺少场地' },
    callers.operator,
  );
  expect(await find(id)).toMatchObject({ status: 'returned', reason: '缺少场地' });
  const notices = await callOk(inbox.find, { ...page, keyword: '缺少场地' });
  expect(notices.list[0].text).toContain('缺少场地');
  const { unread } = await callOk(inbox.read, { ids: [notices.list[0].id] });
  expect(unread).toBe((await callOk(inbox.state, {})).unread);
  await callOk(declaration.save, { id, version: 3, remark: '已补充' });
  await callOk(declaration.submit, { id, version: 4 });
  await callOk(declarationReview.accept, { id, version: 5 }, callers.operator);
  const { events, status, reason } = await find(id);
  expect([status, reason]).toEqual(['accepted', null]);
  expect(events.map((event: { kind: string }) => event.kind)).toEqual([
    ...['submitted', 'returned', 'submitted', 'accepted'],
  ]);
});

it('is at the top of the operator’s list while it waits, above the decided ones', async () => {
  const { id } = await submitted();
  const { list } = await callOk(declarationReview.find, page, callers.operator);
  const waits = list.map(({ status }: { status: string }) => status === 'submitted');
  const decided = waits.indexOf(false);
  expect([decided > 0, waits.lastIndexOf(true)]).toEqual([true, decided - 1]);
  expect(list[decided - 1].id).toBe(id);
  const since = list.slice(decided).map((item: { submittedAt: string }) => item.submittedAt);
  expect(since).toEqual(since.toSorted().toReversed());
});

it('changes its state as the table says, and in no other way', async () => {
  const { id } = await submitted();
  for (const [endpoint, params] of [
    [declaration.submit, { id, version: 2 }],
    [declaration.delete, { id, version: 2 }],
    [declaration.save, { id, version: 2, remark: '改' }],
  ] as const) {
    expect((await call(endpoint, params)).code).toBe(errorCodes.conflict);
  }
  await callOk(declarationReview.accept, { id, version: 2 }, callers.operator);
  const repeatedReply = await call(declarationReview.accept, { id, version: 3 }, callers.operator);
  expect(repeatedReply.code).toBe(errorCodes.conflict);
  expect((await find(id)).events).toHaveLength(2);
});

it('reports a change that somebody else made meanwhile', async () => {
  const { id } = await submitted();
  const staleReply = await call(declarationReview.accept, { id, version: 1 }, callers.operator);
  expect([staleReply.code, staleReply.data.present.version]).toEqual([errorCodes.conflict, 2]);
  const lateReply = await call(declaration.save, { id, version: 1, remark: '改' });
  expect([lateReply.code, lateReply.data.present.status]).toEqual([
    errorCodes.conflict,
    'submitted',
  ]);
});

it('can exist once for a training, which then cannot be deleted', async () => {
  const { id, trainId } = await draft();
  const second = await call(declaration.save, { trainId });
  expect([second.code, Object.keys(second.data.fields)]).toEqual([
    ...[errorCodes.conflict, ['trainId']],
  ]);
  expect((await call(train.delete, { id: trainId })).code).toBe(errorCodes.conflict);
  await callOk(declaration.delete, { id, version: 1 });
  await callOk(train.delete, { id: trainId });
  const none = await call(declaration.save, { trainId });
  expect([none.code, Object.keys(none.data.fields)]).toEqual([
    errorCodes.invalidInput,
    ['trainId'],
  ]);
});

it('keeps the order of its attachments, which are the caller’s own', async () => {
  const { id } = await draft();
  const [first, second] = [
    await insertUpload(server, 'a.pdf'),
    await insertUpload(server, 'b.pdf'),
  ];
  await callOk(declaration.save, { id, attachments: [{ uploadId: first }, { uploadId: second }] });
  const { attachments } = await find(id);
  expect(attachments.map((attachment: { name: string }) => attachment.name)).toEqual([
    'a.pdf',
    'b.pdf',
  ]);
  expect(attachments[0].url).toMatch(/^\/files\//);
  await callOk(declaration.save, { id, attachments: [{ id: attachments[1].id }] });
  expect((await find(id)).attachments).toMatchObject([{ name: 'b.pdf' }]);
  const replyAfterDeletion = await call(declaration.save, {
    id,
    attachments: [{ id: attachments[0].id }],
  });
  expect(Object.keys(replyAfterDeletion.data.fields)).toEqual(['attachments']);
  const otherDraft = await draft();
  const conflict = await call(declaration.save, {
    ...{ id: otherDraft.id, attachments: [{ uploadId: second }] },
  });
  expect(conflict.code).toBe(errorCodes.conflict);
});

it('has files for people who may declare, and for nobody else; only documents and pictures', async () => {
  const input = { fileName: 'a.pdf', bytes: 10, contentType: 'application/pdf' };
  await server.db.executeAsSystem(sql`DELETE FROM role_permission WHERE permission_id IN
    (SELECT id FROM permission WHERE code = 'resource.write')`);
  const library = await call(contract.resource.uploadVoucher, input);
  expect(library.code).toBe(errorCodes.forbidden);
  const { uploadId } = await callOk(declaration.uploadVoucher, input);
  expect(await callOk(declaration.refreshUploadVoucher, { uploadId })).toMatchObject({ uploadId });
  const foreign = await call(declaration.refreshUploadVoucher, { uploadId }, callers.vocational);
  expect(foreign.code).not.toBe(errorCodes.ok);
  const video = { fileName: 'a.mp4', bytes: 10, contentType: 'video/mp4' };
  const refusal = await call(declaration.uploadVoucher, video);
  expect(Object.keys(refusal.data.fields)).toEqual(['fileName']);
});

it('accepts no upload of another organisation', async () => {
  const uploadId = await insertUpload(server, 'c.pdf');
  await server.db.executeAsSystem(sql`UPDATE stored_file SET organ_id = ${seedId('organ:sunrise:vocational')},
    branch_id = NULL WHERE id = ${uploadId}::uuid`);
  const { id } = await draft();
  const reply = await call(declaration.save, { id, attachments: [{ uploadId }] });
  expect(reply.code).not.toBe(errorCodes.ok);
  expect((await find(id)).attachments).toEqual([]);
});

it('is not visible to another organisation or branch, nor to the operator before it is submitted', async () => {
  const { id, trainId } = await draft();
  for (const callOptions of [callers.vocational, callers.southern]) {
    expect((await call(declaration.findById, { id }, callOptions)).code).toBe(errorCodes.notFound);
    expect((await call(declaration.submit, { id, version: 1 }, callOptions)).code).toBe(
      errorCodes.notFound,
    );
    expect((await call(declaration.save, { trainId }, callOptions)).code).toBe(
      errorCodes.invalidInput,
    );
    const { list } = await callOk(declaration.findByCondition, page, callOptions);
    expect(list.map((item: { id: string }) => item.id)).not.toContain(id);
  }
  const earlyReply = await call(declarationReview.findById, { id }, callers.operator);
  expect(earlyReply.code).toBe(errorCodes.notFound);
  const [row] = await server.db.executeAsSystem<{ state: string }>(
    sql`SELECT state FROM declaration WHERE id = ${id}::uuid`,
  );
  expect(row?.state).toBe('draft');
});

it('the list filters and sorts the demo’s declarations', async () => {
  const returned = await callOk(declaration.findByCondition, { ...page, status: 'returned' });
  expect(returned.list.every((item: { reason: string | null }) => item.reason !== null)).toBe(true);
  const resultPage = await callOk(declaration.findByCondition, { ...page, keyword: '急救' });
  expect(resultPage.total).toBe(1);
  const near = await callOk(declaration.findByCondition, { ...page, regionId: '440000' });
  expect(near.list.every(({ regionName }: { regionName: string }) => /广东/.test(regionName))).toBe(
    true,
  );
});
