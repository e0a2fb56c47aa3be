// embedded database only: its statements run one by one, and routes/reads, matrix and audit-walk run such ones on PostgreSQL
import { contract, type EndpointData, errorCodes, type Paper } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { paperWith, releasedQuestion } from '../testing/compose';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import { callOk as callOkOn } from '../testing/teach';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { paper, question } = contract;

let head: CallOptions;
beforeAll(async () => {
  head = await sessionInSunrise(server, '13900000001', 'head');
});

const callOk = (endpoint: EndpointData, params: object) => callOkOn(server, endpoint, params, head);
const call = (endpoint: EndpointData, params: object) =>
  server.call(endpoint, params as Record<string, unknown>, head);
const find = (id: string): Promise<Paper> => callOk(paper.findById, { id });
const newQuestion = (): Promise<string> => releasedQuestion(server, head);
const sectionOf = (...ids: string[]) => ({
  title: '单选题',
  questions: ids.map((questionId) => ({ questionId, score: 2 })),
});
const filled = async (): Promise<string> =>
  paperWith(server, head, [sectionOf(await newQuestion(), await newQuestion())]);
const enable = (id: string) => call(paper.updateStatusById, { id, status: 1 });

describe('the state of a paper', () => {
  it('changes from draft to enabled and back; an enabled paper cannot be changed', async () => {
    const id = await filled();
    expect((await enable(id)).code).toBe(errorCodes.ok);
    const paperQuestionId = (await find(id)).sections[0]?.questions[0]?.id;
    const questionId = await newQuestion();
    for (const [endpoint, params] of [
      [paper.updateStatusById, { id, status: 1 }],
      [paper.updateStatusById, { id, status: 0 }],
      [paper.updateById, { id, title: '改' }],
      [paper.saveQuestions, { paperId: id, sections: [] }],
      [paper.updateQuestion, { id: paperQuestionId, score: 1 }],
      [paper.updateQuestion, { id: paperQuestionId, questionId }],
      [paper.delete, { id }],
    ] as const)
      expect([endpoint.path, (await call(endpoint, params)).code]).toEqual([
        endpoint.path,
        errorCodes.conflict,
      ]);
    await callOk(paper.updateStatusById, { id, status: 2 });
    await callOk(paper.updateById, { id, title: '停用后改' });
    expect((await enable(id)).code).toBe(errorCodes.ok);
  });

  it('cannot become enabled with an empty section or a withdrawn question', async () => {
    const { id } = await callOk(paper.save, { title: '空', type: 'fixed' });
    const reply = await enable(id);
    expect([reply.code, reply.data.problems[0].kind]).toEqual([errorCodes.conflict, 'noQuestions']);
    const questionId = await newQuestion();
    await callOk(paper.saveQuestions, {
      paperId: id,
      sections: [sectionOf(questionId), { title: '空的' }],
    });
    await callOk(question.withdraw, { id: questionId });
    const { problems, message } = await enable(id).then((all) => ({ ...all.data, ...all }));
    expect(problems.map(({ kind }: { kind: string }) => kind)).toEqual([
      'withdrawn',
      'emptySection',
    ]);
    expect(message).toBe('第1部分第1题已撤回');
  });

  it('allows its deletion, unless an exam uses it', async () => {
    const id = await filled();
    await server.db.executeAsSystem(sql`INSERT INTO exam (tenant_id, organ_id, branch_id, title, paper_id)
      SELECT tenant_id, organ_id, branch_id, '考试', id FROM paper WHERE id = ${id}::uuid`);
    const reply = await call(paper.delete, { id });
    expect([reply.code, reply.data]).toEqual([errorCodes.conflict, { exams: 1 }]);
    expect((await find(id)).examCount).toBe(1);
    await server.db.executeAsSystem(sql`DELETE FROM exam WHERE paper_id = ${id}::uuid`);
    await callOk(paper.delete, { id });
    expect((await call(paper.findById, { id })).code).toBe(errorCodes.notFound);
  });

  it('allows the deletion of a question only if no paper has it', async () => {
    const questionId = await newQuestion();
    const id = await paperWith(server, head, [sectionOf(questionId)]);
    expect(await callOk(question.findUses, { id: questionId })).toEqual([
      { paperId: id, title: '试卷', status: 0, revision: 1 },
    ]);
    await callOk(question.withdraw, { id: questionId });
    const reply = await call(question.delete, { id: questionId });
    expect([reply.code, reply.data]).toEqual([errorCodes.conflict, { uses: 1 }]);
    await callOk(paper.delete, { id });
    await callOk(question.delete, { id: questionId });
  });
});
