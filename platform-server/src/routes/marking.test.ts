// also on PostgreSQL: two markers write the same row
import {
  contract,
  errorCodes,
  type GivenAnswer,
  type MarkingAnswer,
  type QuestionContent,
  type QuestionPart,
  richTextOf,
} from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { examFixture } from '../testing/exam-fixture';
import { essayOf, singleOf } from '../testing/question-fixtures';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { exam, examAnalysis, marking, sitting } = contract;
const page = { pageNum: 1, pageSize: 200 };
const fixture = examFixture(server);
const { call, callOk } = fixture;

let second: CallOptions;
let outsider: CallOptions;
let otherStudents: { id: string; caller: CallOptions }[];
let paperId: string;

const lines = [
  { id: seedId('line:1'), text: '要点一', share: 1 },
  { id: seedId('line:2'), text: '要点二', share: 2 },
];

/** Adds a teacher for a member of staff at the head organisation; returns the row's id. */
async function teacherOf(phone: string): Promise<string> {
  const [row] = await server.db.executeAsSystem<{ id: string }>(sql`
    INSERT INTO teacher (tenant_id, organ_id, actor_id, name, phone)
    SELECT a.tenant_id, a.organ_id, a.id, '阅卷教师', ${phone} FROM actor a
    WHERE a.id = ${seedId(`actor:sunrise:head:${phone}`)}::uuid RETURNING id`);
  return row?.id ?? '';
}

beforeAll(async () => {
  await fixture.logIn();
  second = await sessionInSunrise(server, '13900000002', 'head');
  outsider = await sessionInSunrise(server, '13900000003', 'vocational');
  otherStudents = await fixture.others(3);
  paperId = await fixture.paper([
    [singleOf('选择'), 200],
    [essayOf('论述'), 1000],
  ]);
});

const essay = (text: string): GivenAnswer => ({ type: 'essay', text });

/** Answers all questions of an exam as one person and submits. */
async function sit(
  examId: string,
  answersOfSitter: readonly (GivenAnswer | null)[],
  options = fixture.as.student,
) {
  const { id, sections } = await callOk(sitting.open, { examId }, options);
  const paperQuestions = sections.flatMap(
    ({ questions }: { questions: { id: string }[] }) => questions,
  );
  const changes = answersOfSitter.map((answer, index) => ({
    ...{ questionId: paperQuestions[index].id, given: answer, mark: false, at: index + 1 },
  }));
  await callOk(sitting.handIn, { id, changes }, options);
  return id as string;
}

const right: GivenAnswer = { type: 'single', key: 'B' };
const answers = async (examId: string, options = fixture.as.head, overrides: object = {}) =>
  (await callOk(marking.findAnswers, { examId, ...page, ...overrides }, options))
    .list as MarkingAnswer[];
const scoreOf = async (id: string) =>
  (
    await server.db.executeAsSystem<Record<string, unknown>>(sql`
      SELECT state, score, passed, waiting FROM sitting WHERE id = ${id}::uuid`)
  )[0];

it('leads from the queue to the score of the sitting', async () => {
  const examId = await fixture.published(paperId, { passScore: 9 });
  const id = await sit(examId, [right, essay('我的论述')]);
  expect(await scoreOf(id)).toMatchObject({ state: 'submitted', score: null, waiting: 1 });
  const [answer] = await answers(examId);
  expect(answer).toMatchObject({
    ...{ name: '李学员', given: '我的论述', maxScore: 10, score: null, above: null, rubric: [] },
  });
  const exams = (await callOk(marking.findExams, page)).list;
  expect(exams.find((item: { examId: string }) => item.examId === examId)).toMatchObject({
    ...{ answers: 1, marked: 0, waiting: 1, blind: false },
  });
  const marked = await callOk(marking.mark, { id: answer?.id, score: 7.5, comment: '论据充分' });
  expect(marked).toEqual({ version: 1, sittingDone: true });
  expect(await scoreOf(id)).toMatchObject({ state: 'marked', score: 950, passed: true });
  expect(await answers(examId)).toEqual([]);
  const input = { examId, userId: fixture.student };
  const read = await callOk(examAnalysis.findUserPaperInfo, input);
  expect(read.answers[1]).toMatchObject({ score: 7.5, comment: '论据充分' });
});

it('recomputes what follows from a later change, and records it', async () => {
  const examId = await fixture.published(paperId, { passScore: 9 });
  const id = await sit(examId, [right, essay('答')]);
  const [answer] = await answers(examId);
  await callOk(marking.mark, { id: answer?.id, score: 8 });
  const stale = { id: answer?.id, score: 3, version: 9 };
  expect((await call(marking.mark, stale)).data.present.score).toBe(8);
  await callOk(marking.mark, { ...stale, version: 1 });
  expect(await scoreOf(id)).toMatchObject({ state: 'marked', score: 500, passed: false });
  expect((await answers(examId, fixture.as.head, { done: true }))[0]).toMatchObject({
    ...{ score: 3, version: 2 },
  });
  const written = await server.db.executeAsSystem(sql`SELECT detail FROM audit_log
    WHERE action = 'exam.remarked' AND target = ${examId}`);
  expect(written).toMatchObject([
    { detail: { changes: [{ field: 'score', before: 8, after: 3 }] } },
  ]);
});

it('accepts points per rubric line, within each line and in total', async () => {
  const rubric = { ...essayOf('按要点'), rubric: lines } as QuestionContent;
  const examId = await fixture.published(await fixture.paper([[rubric, 1000]]));
  await sit(examId, [essay('答')]);
  const [answer] = await answers(examId);
  const [first = '', two = ''] = lines.map(({ id }) => id);
  const mark = (score: number, points: Record<string, number>) =>
    call(marking.mark, { id: answer?.id, score, lines: points });
  const refusals = [
    [11, { [first]: 3, [two]: 6 }, 'score'],
    [9.5, { [first]: 3.4, [two]: 6.1 }, 'lines'],
    [8, { [first]: 3, [two]: 6 }, 'score'],
    [3, { [seedId('line:3')]: 3 }, 'lines'],
    [3.25, { [first]: 3.25 }, 'score'],
  ] as const;
  for (const [score, points, field] of refusals) {
    const reply = await mark(score, points);
    expect([score, Object.keys(reply.data.fields)[0]]).toEqual([score, field]);
  }
  await callOk(marking.mark, { id: answer?.id, score: 10, lines: { [first]: 3.3, [two]: 6.7 } });
  expect((await answers(examId, fixture.as.head, { done: true }))[0]?.lines).toEqual({
    ...{ [first]: 3.3, [two]: 6.7 },
  });
});

it('scores the parts of a compound question one by one', async () => {
  const part = (id: string, body: QuestionContent, share: number) =>
    ({ ...body, id: seedId(id), share }) as QuestionPart;
  const content: QuestionContent = {
    ...{ type: 'compound', stem: richTextOf('材料'), explanation: null },
    parts: [part('a', singleOf('一'), 1), part('b', essayOf('二'), 1), part('c', essayOf('三'), 2)],
  };
  const examId = await fixture.published(await fixture.paper([[content, 2000]]));
  const parts = {
    [seedId('a')]: right,
    [seedId('b')]: essay('乙'),
    [seedId('c')]: essay('丙'),
  };
  const id = await sit(examId, [{ type: 'compound', parts } as GivenAnswer]);
  const [firstAnswer, secondAnswer] = await answers(examId);
  expect(firstAnswer?.above).toEqual(richTextOf('材料'));
  const points = new Map([
    ['乙', 4],
    ['丙', 9],
  ]);
  for (const answer of [firstAnswer, secondAnswer]) {
    await callOk(marking.mark, { id: answer?.id, score: points.get(answer?.given ?? '') });
  }
  expect(await scoreOf(id)).toMatchObject({ state: 'marked', score: 1800 });
});

describe('with two markers, in blind marking', () => {
  let examId: string;
  let sittingId: string;
  beforeAll(async () => {
    const markerIds = [await teacherOf('13900000002')];
    const markingSettings = { blind: true, twoMarkers: true, markerIds };
    const audience = fixture.audienceOf([fixture.student, ...otherStudents.map(({ id }) => id)]);
    examId = await fixture.published(paperId, { ...markingSettings, audience });
    sittingId = await sit(examId, [right, essay('双评')]);
  });

  it('the mean counts, and neither sees the person or the other’s points', async () => {
    const [ownAnswer] = await answers(examId);
    expect(ownAnswer).toMatchObject({ name: null, number: expect.stringMatching(/^[0-9A-F]{6}$/) });
    expect((await callOk(marking.mark, { id: ownAnswer?.id, score: 6 })).sittingDone).toBe(false);
    expect(await scoreOf(sittingId)).toMatchObject({ state: 'submitted', score: null });
    const [otherMarkerAnswer] = await answers(examId, second);
    expect(otherMarkerAnswer).toMatchObject({ id: ownAnswer?.id, score: null, comment: '' });
    const marked = await callOk(marking.mark, { id: ownAnswer?.id, score: 7.5 }, second);
    expect(marked.sittingDone).toBe(true);
    expect(await scoreOf(sittingId)).toMatchObject({ state: 'marked', score: 875 });
  });

  it('concurrent marks of both are stored, and a third is refused', async () => {
    const [first] = otherStudents;
    const id = await sit(examId, [null, essay('同时')], first?.caller);
    const [answer] = await answers(examId);
    const mark = (score: number, options: CallOptions) =>
      call(marking.mark, { id: answer?.id, score }, options);
    const replies = await Promise.all([mark(4, fixture.as.head), mark(5, second)]);
    expect(replies.map(({ code }) => code)).toEqual([0, 0]);
    expect(await scoreOf(id)).toMatchObject({ state: 'marked', score: 450 });
    await server.db.executeAsSystem(sql`UPDATE essay_mark SET marker_id = ${seedId('somebody')}::uuid
      WHERE essay_id = ${answer?.id ?? ''}::uuid AND score = 400`);
    expect((await mark(9, fixture.as.head)).code).toBe(errorCodes.conflict);
  });
});

it('is allowed to named markers and people with the permission, in that organisation', async () => {
  const examId = await fixture.published(paperId, { showAnswers: 'never' });
  await sit(examId, [null, essay('只给阅卷人')]);
  const [answer] = await answers(examId);
  for (const caller of [second, outsider, fixture.as.student]) {
    for (const [endpoint, query] of [
      [marking.findAnswers, { examId, ...page }],
      [marking.mark, { id: answer?.id, score: 1 }],
    ] as const)
      expect((await call(endpoint, query, caller)).code).toBe(errorCodes.notFound);
  }
});

describe('is refused to callers who name an organisation or branch that is not theirs', () => {
  let examId: string;
  let id: string | undefined;
  beforeAll(async () => {
    examId = await fixture.published(paperId);
    await sit(examId, [null, essay('只给本机构')]);
    id = (await answers(examId))[0]?.id;
  });

  it.each([
    ['an organisation of another tenant', { organ: seedId('organ:horizon:head') }],
    ['another organisation of the tenant', { organ: seedId('organ:sunrise:vocational') }],
    ['somebody else’s actor', { actor: seedId('actor:sunrise:vocational:13900000003') }],
    ['an invalid id', { organ: seedId('organ:nowhere') }],
  ])('%s', async (_, headers) => {
    const foreign = { ...fixture.as.head, headers: { ...fixture.as.head.headers, ...headers } };
    const { code, message } = await call(exam.findByCondition, page, foreign);
    expect(code).toBe(errorCodes.forbidden);
    for (const [endpoint, params] of [
      [marking.findExams, page],
      [marking.findAnswers, { examId, ...page }],
      [marking.mark, { id, score: 1 }],
    ] as const) {
      expect(await call(endpoint, params, foreign)).toMatchObject({ code, message, data: null });
    }
    expect(await answers(examId)).toMatchObject([{ id, score: null }]);
  });
});

it('skips answers that were left empty', async () => {
  const examId = await fixture.published(paperId);
  const id = await sit(examId, [right, essay('  ')]);
  expect(await answers(examId)).toEqual([]);
  expect(await scoreOf(id)).toMatchObject({ state: 'marked', score: 200 });
  expect((await callOk(exam.findById, { id: examId })).waiting).toBe(0);
});
