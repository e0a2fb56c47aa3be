import { contract, type EndpointData, type QuestionContent } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { sessionInSunrise } from './staff-fixture';
import { callOk as callOkOn } from './teach';
import type { CallOptions, TestServer } from './test-server';

const head = seedId('organ:sunrise:head');
const tenant = seedId('tenant:sunrise');

/** A rule that draws that many questions. */
export interface Rule {
  /** A knowledge point. */
  readonly point: string;
  readonly type: QuestionContent['type'];
  readonly count: number;
  readonly score: number;
}

/** Calls for exams of the head organisation, as administrator and as student. */
export function examFixture(server: TestServer) {
  const as = { head: {} as CallOptions, student: {} as CallOptions };
  const call = (endpoint: EndpointData, params: object, options: CallOptions = as.head) =>
    server.call(endpoint, params as Record<string, unknown>, options);
  const callOk = (endpoint: EndpointData, params: object, options: CallOptions = as.head) =>
    callOkOn(server, endpoint, params, options);

  async function released(content: QuestionContent, overrides: object = {}): Promise<string> {
    const { id } = await callOk(contract.question.save, { content, ...overrides });
    await callOk(contract.question.releashQuestion, { id });
    return id;
  }

  /** Inserts an enabled paper of one section into the tables. */
  async function paper(
    scored: readonly (readonly [content: QuestionContent, score: number])[],
    rules: readonly Rule[] = [],
    drawn: 'once' | 'each' = 'each',
  ): Promise<string> {
    const questions = [];
    for (const [content, score] of scored) questions.push({ id: await released(content), score });
    const total =
      questions.reduce((sum, { score }) => sum + score, 0) +
      rules.reduce((sum, { count, score }) => sum + count * score, 0);
    const count = questions.length + rules.reduce((sum, rule) => sum + rule.count, 0);
    const type = rules.length > 0 ? 'random' : 'fixed';
    const [inserted] = await server.db.executeAsSystem<{ id: string }>(sql`
      INSERT INTO paper (tenant_id, organ_id, branch_id, title, type, drawn, status, question_count, total_score)
      VALUES (${tenant}::uuid, ${head}::uuid, ${seedId('branch:sunrise:main')}::uuid, '考试用试卷',
        ${type}, ${drawn}, 1, ${count}::int, ${total}::int) RETURNING id`);
    const id = inserted?.id ?? '';
    const [section] = await server.db.executeAsSystem<{ id: string }>(sql`
      INSERT INTO paper_section (tenant_id, paper_id, sort, title)
      VALUES (${tenant}::uuid, ${id}::uuid, 0, '第一部分') RETURNING id`);
    for (const [sort, { id: questionId, score }] of questions.entries()) {
      await server.db.executeAsSystem(sql`
        INSERT INTO paper_question (tenant_id, paper_id, section_id, sort, question_id, revision, score)
        VALUES (${tenant}::uuid, ${id}::uuid, ${section?.id}::uuid, ${sort}::int,
          ${questionId}::uuid, 1, ${score}::int)`);
    }
    for (const [sort, rule] of rules.entries()) {
      await server.db.executeAsSystem(sql`
        INSERT INTO draw_rule (tenant_id, paper_id, section_id, sort, type, point, count, score)
        VALUES (${tenant}::uuid, ${id}::uuid, ${section?.id}::uuid, ${sort}::int, ${rule.type},
          ${rule.point}, ${rule.count}::int, ${rule.score}::int)`);
    }
    return id;
  }

  const audienceOf = (userIds: readonly string[]) => ({
    ...{ all: false, departmentIds: [], trainIds: [], userIds },
  });

  async function draft(paperId: string, overrides: object = {}): Promise<string> {
    const audience = audienceOf([seedId('member:sunrise:13900000006')]);
    const input = {
      title: '结业考试',
      paperId,
      audience,
      passScore: 1,
      showAnswers: 'afterSubmit',
    };
    return (await callOk(contract.exam.save, { ...input, ...overrides })).id;
  }

  return {
    as,
    call,
    callOk,
    released,
    paper,
    audienceOf,
    student: seedId('member:sunrise:13900000006'),
    async logIn(): Promise<void> {
      as.head = await sessionInSunrise(server, '13900000001', 'head');
      as.student = { token: await server.login('13900000006') };
    },
    draft,
    async published(paperId: string, overrides: object = {}): Promise<string> {
      const id = await draft(paperId, overrides);
      await callOk(contract.exam.publish, { id });
      return id;
    },
    /** Other active students of the organisation, each with a session. */
    async others(count: number): Promise<{ id: string; caller: CallOptions }[]> {
      const rows = await server.db.executeAsSystem<{ id: string; phone: string }>(sql`
        SELECT m.id, ac.phone FROM account ac JOIN member m ON m.account_id = ac.id
        JOIN actor a ON a.member_id = m.id AND a.kind = 'student' AND a.status = 'active'
        WHERE a.organ_id = ${head}::uuid AND ac.phone <> '13900000006'
        ORDER BY ac.phone LIMIT ${count}`);
      return Promise.all(
        rows.map(async ({ id, phone }) => ({ id, caller: { token: await server.login(phone) } })),
      );
    },
    /** Moves a sitting that many seconds into the past. */
    moveIntoPast: (sittingId: string, seconds: number) =>
      server.db.executeAsSystem(sql`UPDATE sitting SET
        started_at = started_at - make_interval(secs => ${seconds}::int),
        ends_at = ends_at - make_interval(secs => ${seconds}::int)
        WHERE id = ${sittingId}::uuid`),
  };
}
