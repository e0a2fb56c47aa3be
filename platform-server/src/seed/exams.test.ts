// embedded database only: its statements run one by one, and routes/reads, matrix and audit-walk run such ones on PostgreSQL
import { contract, type StudentExam } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { recount } from '../domain/marking/recount';
import { examFixture } from '../testing/exam-fixture';
import { serverFixture } from '../testing/server-fixture';
import { examId, plannedExams } from './exam-plan';

const server = serverFixture({ freshLimits: true });
const fixture = examFixture(server);
const { callOk } = fixture;

beforeAll(fixture.logIn, 60_000);

it('has exams in every state, and hundreds of sittings in the large ones', async () => {
  const rows = await server.db.executeAsSystem<{ key: string; n: number }>(sql`
    SELECT CASE WHEN e.state <> 'published' THEN e.state WHEN e.ends_at <= now() THEN 'over'
      WHEN e.starts_at > now() THEN 'planned' ELSE 'running' END AS key, count(*)::int AS n
    FROM exam e GROUP BY 1`);
  const byState = Object.fromEntries(rows.map(({ key, n }) => [key, n]));
  expect(byState).toMatchObject({ draft: 2, archived: 6, planned: 1, running: 4, over: 12 });
  const analysis = await callOk(contract.examAnalysis.findPaperAnalysis, {
    examId: examId('quarter-3'),
  });
  expect(analysis.taken).toBe(172);
  expect(analysis.isComplete).toBe(true);
  // Some pass and some fail, and the scores are spread over the range.
  expect(analysis.passed).toBeGreaterThan(60);
  expect(analysis.passed).toBeLessThan(160);
  expect(analysis.reliability).toBeGreaterThan(0.4);
});

it('has the numbers that the product would compute', async () => {
  const sittings = await server.db.executeAsSystem<{ id: string; answerId: string }>(sql`
    SELECT DISTINCT ON (s.exam_id) s.id, a.id AS "answerId" FROM sitting s
    JOIN sitting_answer a ON a.sitting_id = s.id WHERE s.state <> 'open' ORDER BY s.exam_id, s.id, a.sort`);
  expect(sittings.length).toBeGreaterThan(20);
  const figures = (id: string) =>
    server.db.executeAsSystem(
      sql`SELECT state, score, passed, waiting, counts FROM sitting WHERE id = ${id}::uuid`,
    );
  for (const { id, answerId } of sittings) {
    const figuresBefore = await figures(id);
    await server.db.withSystem((tx) => recount(tx, { answerId, sittingId: id }));
    expect(await figures(id)).toEqual(figuresBefore);
  }
  const wrong = await server.db.executeAsSystem(sql`
    SELECT e.title FROM sitting s JOIN exam e ON e.id = s.exam_id WHERE s.state <> 'open'
      AND NOT (s.submitted_at BETWEEN s.started_at AND s.ends_at AND s.submitted_at <= now())`);
  expect(wrong).toEqual([]);
});

it('has exams and results for the demo’s student account', async () => {
  const mine: StudentExam[] = await callOk(contract.sitting.findMine, {}, fixture.as.student);
  const titled = (key: string) =>
    mine.find(
      ({ title }) => title === plannedExams.find((plannedExam) => plannedExam.key === key)?.title,
    );
  expect(titled('today')).toMatchObject({ phase: 'running', left: 1, best: null });
  expect(titled('running')).toMatchObject({ phase: 'running', left: 1 });
  expect(titled('nursing-2')).toMatchObject({ phase: 'planned' });
  expect(titled('third')).toMatchObject({ best: { state: 'marked' }, mayReview: true });
  const { id } = await callOk(
    contract.sitting.open,
    { examId: examId('running') },
    fixture.as.student,
  );
  expect(id).toBeTruthy();
});

it('has essays for its markers', async () => {
  const page = { pageNum: 1, pageSize: 50 };
  const { list } = await callOk(contract.marking.findExams, page);
  expect(list[0].waiting).toBeGreaterThan(0);
  const waiting = await callOk(contract.marking.findAnswers, { examId: list[0].examId, ...page });
  expect(waiting.list[0]).toMatchObject({ score: null, rubric: [{}, {}, {}] });
});
