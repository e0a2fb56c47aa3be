// embedded database only: the job packs the scores of the direct download, which other tests count on PostgreSQL
import { randomUUID } from 'node:crypto';
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { sweepJobFiles } from '../domain/sweep-job-files';
import { singleOf } from '../testing/question-fixtures';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions } from '../testing/test-server';
import { trainFixture } from '../testing/train-fixture';
import { jobOver, rowsOf } from '../testing/workbooks';

const server = serverFixture({ freshLimits: true });
const { exam, job, sitting, train, trainItem, trainUser } = contract;
const fixture = trainFixture(server);
const { call, callOk, draft, itemsOf } = fixture;

let vocational: CallOptions;
beforeAll(async () => {
  await fixture.logIn();
  vocational = await sessionInSunrise(server, '13900000003', 'vocational');
});

const headersOf = (options: CallOptions = fixture.as.head): Record<string, string> => ({
  token: options.token ?? '',
  ...(options.headers as Record<string, string>),
});
const take = (id: string, options?: CallOptions) =>
  server.app.inject({
    url: job.result.path.replace('{id}', id),
    headers: { host: 'localhost', ...headersOf(options) },
  });

/** A training of everybody in the head organisation, in whose exam the demo's student has five points. */
async function scored(): Promise<{ itemId: string; people: number }> {
  const paperId = await fixture.paper([[singleOf('哪一项正确？'), 500]]);
  const id = await draft();
  const audience = { all: false, departmentIds: [], trainIds: [id], userIds: [] };
  const examId = await fixture.draftExam(paperId, { audience, passScore: 5 });
  await callOk(train.save, { id, items: itemsOf(['exam', examId]) });
  const all = { trainId: id, pageNum: 1, pageSize: 200 };
  const { list } = await callOk(trainUser.findOrganUserByCondition, all);
  const userIds = [
    ...new Set([fixture.memberId, ...list.map((item: { userId: string }) => item.userId)]),
  ];
  await callOk(trainUser.add, { trainId: id, userIds });
  await callOk(train.publish, { id });
  await callOk(exam.publish, { id: examId });
  const sat = await callOk(sitting.open, { examId }, fixture.as.student);
  const [question] = sat.sections[0].questions;
  const answer = { type: 'single', key: 'B' };
  const changes = [{ questionId: question.id, given: answer, mark: false, at: 1 }];
  await callOk(sitting.handIn, { id: sat.id, changes }, fixture.as.student);
  const [first] = await callOk(trainItem.findTrainExamByTrainid, { trainId: id });
  return { itemId: first.itemId, people: userIds.length };
}

it('a job makes the same workbook in parts as the direct download, for the person who requested it', async () => {
  const { itemId, people } = await scored();
  expect(people).toBeGreaterThan(100);
  const input = { itemId, requestId: randomUUID() };
  const begun = await callOk(trainItem.startScores, input);
  expect(begun).toMatchObject({ kind: 'train.scores', total: people });
  expect((await callOk(trainItem.startScores, input)).id).toBe(begun.id);
  const over = await jobOver(server, fixture.as.head.token ?? '', begun.id);
  expect(over).toMatchObject({ state: 'done', imported: people, failed: 0 });
  const file = await take(begun.id);
  expect(file.headers['content-type']).toContain('spreadsheetml');
  const rows = await rowsOf(file.rawPayload);
  expect(rows).toHaveLength(people + 1);
  expect(rows[1]?.slice(3, 6)).toEqual([5, '是', 1]);
  const direct = await server.app.inject({
    url: `${trainItem.exportExamInfoList.path}?itemId=${itemId}`,
    headers: { host: 'localhost', ...headersOf() },
  });
  expect(rows).toEqual(await rowsOf(direct.rawPayload));
  expect((await take(begun.id, vocational)).json().code).toBe(errorCodes.notFound);
  const lines = await server.db.executeAsSystem<{ detail: object }>(
    sql`SELECT detail FROM audit_log WHERE action = 'train.exported'`,
  );
  expect(lines).toEqual([0, 1].map(() => ({ detail: { title: '岗前培训', people } })));
  const [stored] = await server.db.executeAsSystem<{ parts: string }>(
    sql`UPDATE job SET finished_at = now() - interval '8 days' WHERE id = ${begun.id}::uuid
      RETURNING context -> 'order' ->> 'parts' AS parts`,
  );
  const { storage } = server.services.files;
  await sweepJobFiles(server.db, storage);
  await expect(storage.read(`${stored?.parts}.100`)).rejects.toThrow();
});

it('a training without members and an exam of another organisation’s training are refused', async () => {
  const examId = await fixture.draftExam(await fixture.paper([[singleOf('空'), 500]]));
  const id = await draft({ items: itemsOf(['exam', examId]) });
  const [{ itemId }] = await callOk(trainItem.findTrainExamByTrainid, { trainId: id });
  const input = { itemId, requestId: randomUUID() };
  const refusal = await call(trainItem.startScores, input);
  expect([refusal.code, refusal.message]).toEqual([errorCodes.conflict, '培训中还没有学员']);
  expect((await call(trainItem.startScores, input, vocational)).code).toBe(errorCodes.notFound);
});
