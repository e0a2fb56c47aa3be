// also on PostgreSQL: exams and papers are also protected by foreign keys
import { contract, type EndpointData, errorCodes, type Paper } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { paperWith, releasedQuestion } from '../testing/compose';
import { serverFixture } from '../testing/server-fixture';
import { placeInSunrise } from '../testing/staff-fixture';
import { done as doneOn } from '../testing/teach';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { paper, question } = contract;

let head: CallOptions;
beforeAll(async () => {
  head = await placeInSunrise(server, '13900000001', 'head');
});

const done = (endpoint: EndpointData, params: object) => doneOn(server, endpoint, params, head);
const call = (endpoint: EndpointData, params: object) =>
  server.call(endpoint, params as Record<string, unknown>, head);
const find = (id: string): Promise<Paper> => done(paper.findById, { id });
const ask = (): Promise<string> => releasedQuestion(server, head);
const sectionOf = (...ids: string[]) => ({
  title: '单选题',
  questions: ids.map((questionId) => ({ questionId, score: 2 })),
});
const filled = async (): Promise<string> =>
  paperWith(server, head, [sectionOf(await ask(), await ask())]);
const enable = (id: string) => call(paper.updateStatusById, { id, status: 1 });

describe('the state of a paper', () => {
  it('changes from draft to enabled and back; an enabled paper cannot be changed', async () => {
    const id = await filled();
    expect((await enable(id)).code).toBe(errorCodes.ok);
    const place = (await find(id)).sections[0]?.questions[0]?.id;
    const one = await ask();
    for (const [endpoint, params] of [
      [paper.updateStatusById, { id, status: 1 }],
      [paper.updateStatusById, { id, status: 0 }],
      [paper.updateById, { id, title: '改' }],
      [paper.saveQuestions, { paperId: id, sections: [] }],
      [paper.updateQuestion, { id: place, score: 1 }],
      [paper.updateQuestion, { id: place, questionId: one }],
      [paper.delete, { id }],
    ] as const)
      expect([endpoint.path, (await call(endpoint, params)).code]).toEqual([
        endpoint.path,
        errorCodes.conflict,
      ]);
    await done(paper.updateStatusById, { id, status: 2 });
    await done(paper.updateById, { id, title: '停用后改' });
    expect((await enable(id)).code).toBe(errorCodes.ok);
  });

  it('cannot become enabled with an empty section or a withdrawn question', async () => {
    const { id } = await done(paper.save, { title: '空', type: 'fixed' });
    const reply = await enable(id);
    expect([reply.code, reply.data.problems[0].kind]).toEqual([errorCodes.conflict, 'noQuestions']);
    const one = await ask();
    await done(paper.saveQuestions, {
      paperId: id,
      sections: [sectionOf(one), { title: '空的' }],
    });
    await done(question.withdraw, { id: one });
    const { problems, message } = await enable(id).then((all) => ({ ...all.data, ...all }));
    expect(problems.map(({ kind }: { kind: string }) => kind)).toEqual([
      'withdrawn',
      'emptySection',
    ]);
    expect(message).toBe('第1部分第1题已撤回');
  });

  it('allows its deletion, unless an exam uses it', async () => {
    const id = await filled();
    await server.db.read(sql`INSERT INTO exam (tenant_id, organ_id, branch_id, title, paper_id)
      SELECT tenant_id, organ_id, branch_id, '考试', id FROM paper WHERE id = ${id}::uuid`);
    const stored = await call(paper.delete, { id });
    expect([stored.code, stored.data]).toEqual([errorCodes.conflict, { exams: 1 }]);
    expect((await find(id)).examCount).toBe(1);
    await server.db.read(sql`DELETE FROM exam WHERE paper_id = ${id}::uuid`);
    await done(paper.delete, { id });
    expect((await call(paper.findById, { id })).code).toBe(errorCodes.notFound);
  });

  it('allows the deletion of a question only if no paper has it', async () => {
    const one = await ask();
    const id = await paperWith(server, head, [sectionOf(one)]);
    expect(await done(question.findUses, { id: one })).toEqual([
      { paperId: id, title: '试卷', status: 0, revision: 1 },
    ]);
    await done(question.withdraw, { id: one });
    const stored = await call(question.delete, { id: one });
    expect([stored.code, stored.data]).toEqual([errorCodes.conflict, { uses: 1 }]);
    await done(paper.delete, { id });
    await done(question.delete, { id: one });
  });
});
