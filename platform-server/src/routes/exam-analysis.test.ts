// also on PostgreSQL: the SQL has to give the same results there
import { contract, errorCodes, type GivenAnswer } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { examFixture } from '../testing/exam-fixture';
import { singleOf } from '../testing/question-fixtures';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions } from '../testing/test-server';
import { XLSX } from '../testing/workbooks';

const server = serverFixture({ freshLimits: true });
const { exam, examAnalysis, sitting } = contract;
const page = { pageNum: 1, pageSize: 200 };
const fixture = examFixture(server);
const { call, callOk } = fixture;

const PEOPLE = 11;
const QUESTIONS = 4;
let people: { id: string; caller: CallOptions }[];
let examId: string;

/** Number of questions that person `n` answers right, from the first on; the others stay empty. */
const rightOf = (n: number): number => Math.min(QUESTIONS, Math.floor(n / 2));

beforeAll(async () => {
  await fixture.logIn();
  people = await fixture.others(PEOPLE + 1);
  const paperId = await fixture.paper(
    Array.from({ length: QUESTIONS }, (_, n) => [singleOf(`分析${n}`), 250] as const),
  );
  const audience = fixture.audienceOf(people.map(({ id }) => id));
  examId = await fixture.published(paperId, { audience, passScore: 5 });
  for (const [n, { caller }] of people.slice(0, PEOPLE).entries()) {
    const { id, sections } = await callOk(sitting.open, { examId }, caller);
    const changes = sections[0].questions.map(
      ({ id: questionId }: { id: string }, index: number) => {
        const key = index < rightOf(n) ? 'B' : 'A';
        const answer: GivenAnswer | null =
          index === QUESTIONS - 1 && key === 'A' ? null : { type: 'single', key };
        return { questionId, given: answer, mark: false, at: 1 };
      },
    );
    await callOk(sitting.handIn, { id, changes }, caller);
  }
}, 120_000);

it('shows how the exam went', async () => {
  const analysis = await callOk(examAnalysis.findPaperAnalysis, { examId });
  // scores of ten points: 0 0 2.5 2.5 5 5 7.5 7.5 10 10 10
  expect(analysis).toMatchObject({
    ...{ invited: 12, taken: 11, passed: 7, totalScore: 10, passScore: 5, isComplete: true },
    ...{ marked: 11, waiting: 0 },
    ...{ averageScore: 5.45, medianScore: 5, spread: 3.66, highestScore: 10, lowestScore: 0 },
  });
  expect(analysis.bands.map(({ count }: { count: number }) => count)).toEqual([
    2, 0, 2, 0, 0, 2, 0, 2, 0, 3,
  ]);
  // the questions have 9, 7, 5 and 3 right answers of 11, each worth 2.5 points
  const items = [9 * 2, 7 * 4, 5 * 6, 3 * 8].reduce((sum, value) => sum + value / 121, 0);
  const scores = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4];
  const mean = scores.reduce((sum, score) => sum + score, 0) / PEOPLE;
  const spread = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / PEOPLE;
  expect(analysis.reliability).toBeCloseTo((4 / 3) * (1 - items / spread), 3);
});

it('shows for each question its difficulty, discrimination and chosen options', async () => {
  const analyses = await callOk(examAnalysis.findQuestionAnalysis, { examId });
  expect(analyses).toHaveLength(QUESTIONS);
  expect(analyses[0]).toMatchObject({
    ...{ stem: '分析0', asked: 11, answered: 11, right: 9, score: 2.5, difficulty: 0.818 },
    // right for all of the best three, and for one of the weakest three
    discrimination: 0.667,
    choices: [
      { key: 'A', text: '甲', isRight: false, count: 2 },
      { key: 'B', text: '乙', isRight: true, count: 9 },
    ],
  });
  expect(analyses[3]).toMatchObject({
    answered: 3,
    right: 3,
    averageScore: 0.68,
    discrimination: 1,
  });
});

it('counts a paper that waits for marking as sat, but in no statistics', async () => {
  const analysisBefore = await callOk(examAnalysis.findPaperAnalysis, { examId });
  const input = await callOk(examAnalysis.findQuestionAnalysis, { examId });
  const { id } = people[0] ?? {};
  await server.db.executeAsSystem(sql`UPDATE sitting SET state = 'submitted'
    WHERE exam_id = ${examId}::uuid AND member_id = ${id}::uuid`);
  try {
    const analysis = await callOk(examAnalysis.findPaperAnalysis, { examId });
    expect(analysis).toMatchObject({ taken: 11, marked: 10, waiting: 1, isComplete: false });
    // the sitting taken out had no points
    expect(analysis.averageScore).toBeCloseTo((analysisBefore.averageScore * 11) / 10, 1);
    const [first] = await callOk(examAnalysis.findQuestionAnalysis, { examId });
    expect([input[0].asked, first.asked, first.difficulty]).toEqual([11, 10, 0.9]);
  } finally {
    await server.db.executeAsSystem(sql`UPDATE sitting SET state = 'marked'
      WHERE exam_id = ${examId}::uuid AND member_id = ${id}::uuid`);
  }
});

it('ranks people, with equal ranks for equal scores', async () => {
  const { list, total } = await callOk(examAnalysis.findScoreRanking, { examId, ...page });
  expect(total).toBe(PEOPLE);
  expect(list.map(({ rank }: { rank: number }) => rank)).toEqual([
    1, 1, 1, 4, 4, 6, 6, 8, 8, 10, 10,
  ]);
  const { name, userId } = list[4];
  const resultPage = await callOk(examAnalysis.findScoreRanking, {
    examId,
    ...page,
    keyword: name,
  });
  expect(resultPage.list.find((item: { userId: string }) => item.userId === userId)?.rank).toBe(4);
  const ownResult = await callOk(examAnalysis.findScoreByUser, { examId, userId });
  expect(ownResult).toMatchObject({ score: 7.5, passed: true });
  const absent = { examId, userId: people[PEOPLE]?.id };
  expect(await callOk(examAnalysis.findScoreByUser, absent)).toBeNull();
  const all = await callOk(examAnalysis.findScoreListByUser, { userId, ...page });
  expect(all.list.map((item: { examId: string }) => item.examId)).toContain(examId);
});

it('shows a person’s paper with the given answers', async () => {
  const input = { examId, userId: people[4]?.id };
  const read = await callOk(examAnalysis.findUserPaperInfo, input);
  expect(read).toMatchObject({ status: 'marked', score: 5, totalScore: 10, submittedBy: 'person' });
  expect(read.answers.map(({ score }: { score: number }) => score)).toEqual([2.5, 2.5, 0, 0]);
  const nobody = { examId, userId: people[PEOPLE]?.id };
  expect((await call(examAnalysis.findUserPaperInfo, nobody)).code).toBe(errorCodes.notFound);
});

it('names nobody outside of the caller’s branches', async () => {
  const sittings = await server.db.executeAsSystem<{ id: string }>(sql`
    SELECT id FROM sitting WHERE exam_id = ${examId}::uuid`);
  expect(sittings).toHaveLength(PEOPLE);
  const main = seedId('branch:sunrise:main');
  await server.db.executeAsSystem(sql`UPDATE exam SET branch_id = ${seedId('branch:sunrise:south')}::uuid
    WHERE id = ${examId}::uuid`);
  const caller = {
    ...fixture.as.head,
    headers: { ...fixture.as.head.headers, branch: seedId('branch:sunrise:south') },
  };
  const { list } = await callOk(examAnalysis.findScoreRanking, { examId, ...page }, caller);
  const rows = await server.db.executeAsSystem<{
    n: number;
  }>(sql`SELECT count(*)::int AS n FROM sitting s
    JOIN actor a ON a.member_id = s.member_id AND a.kind = 'student'
    WHERE s.exam_id = ${examId}::uuid AND a.branch_id = ${seedId('branch:sunrise:south')}::uuid`);
  expect(list).toHaveLength(rows[0]?.n ?? -1);
  await server.db.executeAsSystem(
    sql`UPDATE exam SET branch_id = ${main}::uuid WHERE id = ${examId}::uuid`,
  );
});

it('exports a workbook of all scores, and records who exported it', async () => {
  const reply = await server.app.inject({
    ...{ method: 'POST', url: `${exam.exportScores.path}?id=${examId}` },
    headers: { host: 'localhost', token: fixture.as.head.token ?? '', ...fixture.as.head.headers },
  });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, XLSX]);
  const rows = (await server.services.sheets.read(reply.rawPayload, 20, 'texts')) ?? [];
  expect(rows).toHaveLength(PEOPLE + 2);
  expect([rows[1]?.[3], rows[1]?.[4], rows.at(-1)?.[2]]).toEqual(['10', '是', '未参加']);
  const lines = await server.db.executeAsSystem(sql`SELECT detail FROM audit_log
    WHERE action = 'exam.exported' AND target = ${examId}`);
  expect(lines).toMatchObject([{ detail: { people: 12 } }]);
});

it('is refused to people who may not see exams, and to other organisations', async () => {
  const staff = await sessionInSunrise(server, '13900000002', 'head');
  const otherOrganStaff = await sessionInSunrise(server, '13900000003', 'vocational');
  const input = { examId };
  expect((await call(examAnalysis.findPaperAnalysis, input, staff)).code).toBe(
    errorCodes.forbidden,
  );
  expect((await call(examAnalysis.findPaperAnalysis, input, otherOrganStaff)).code).toBe(
    errorCodes.notFound,
  );
});
