// concurrent calls also on PostgreSQL: two devices write the same row, and the clock hands in at the same time as a person
import {
  type AnswerChange,
  contract,
  errorCodes,
  type GivenAnswer,
  type Sitting,
} from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { handInDue } from '../domain/sittings/hand-in-due';
import { examFixture } from '../testing/exam-fixture';
import { blankOf, essayOf, singleOf } from '../testing/question-fixtures';
import { serverFixture } from '../testing/server-fixture';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { exam, question, sitting } = contract;
const page = { pageNum: 1, pageSize: 200 };
const fixture = examFixture(server);
const callOk: typeof fixture.callOk = (endpoint, params, options = fixture.as.student) =>
  fixture.callOk(endpoint, params, options);
const call: typeof fixture.call = (endpoint, params, options = fixture.as.student) =>
  fixture.call(endpoint, params, options);

const HOUR = 3_600_000;
const fail = (reason: string): void => {
  throw new Error(reason);
};
const right: GivenAnswer = { type: 'single', key: 'B' };
const wrong: GivenAnswer = { type: 'single', key: 'A' };

let paperId: string;
let otherLearner: { id: string; caller: CallOptions };

beforeAll(async () => {
  await fixture.logIn();
  [otherLearner] = (await fixture.others(1)) as [typeof otherLearner];
  paperId = await fixture.paper([
    [singleOf('第一题'), 500],
    [blankOf('第二题', 2, [['甲'], ['乙']]), 400],
  ]);
});

const open = (examId: string, options?: CallOptions): Promise<Sitting> =>
  callOk(sitting.open, { examId }, options);
const questionIdsOf = ({ sections }: Sitting): string[] =>
  sections.flatMap(({ questions }) => questions.map(({ id }) => id));
const change = (
  questionId: string | undefined,
  answer: GivenAnswer | null,
  at: number,
): AnswerChange => ({ questionId: questionId ?? '', given: answer, mark: false, at });

async function begun(overrides: object = {}) {
  const examId = await fixture.published(paperId, overrides);
  const opened = await open(examId);
  const [first, second] = questionIdsOf(opened);
  return { examId, id: opened.id, opened, first, second };
}
const stateOf = async (id: string) =>
  (
    await server.db.executeAsSystem<Record<string, unknown>>(sql`
      SELECT state, submitted_by AS "submittedBy", score, passed, counts, leaves FROM sitting
      WHERE id = ${id}::uuid`)
  )[0];

it('continues with a question that was withdrawn from the bank meanwhile, and scores it', async () => {
  const { examId, id, first } = await begun();
  const [locked] = await server.db.executeAsSystem<{ id: string }>(
    sql`SELECT question_id AS id FROM exam_question WHERE exam_id = ${examId}::uuid ORDER BY sort LIMIT 1`,
  );
  await fixture.callOk(question.withdraw, { id: locked?.id });
  await callOk(sitting.answer, { id, changes: [change(first, right, 1)] });
  expect((await open(examId)).sections[0]?.questions).toHaveLength(2);
  const handed = await callOk(sitting.handIn, { id, changes: [] });
  expect(handed.state).toBe('marked');
  expect(await stateOf(id)).toMatchObject({ score: 500 });
  await fixture.callOk(question.releashQuestion, { id: locked?.id });
});

describe('opening a sitting', () => {
  it('shows the questions without the right answers', async () => {
    const { opened } = await begun();
    expect(opened.sections[0]?.questions).toMatchObject([
      { question: { type: 'single', options: [{ key: 'A' }, { key: 'B' }] }, score: 5 },
      { question: { type: 'blank', gaps: 2 }, score: 4 },
    ]);
    expect(JSON.stringify(opened)).not.toMatch(/"(answer|explanation|rubric|matchCase)"/);
  });

  it('shows nothing of the questions before it begins', async () => {
    const id = await fixture.published(paperId);
    const [ownExam, item] = [
      await callOk(sitting.findMine, {}),
      await callOk(sitting.findExam, { examId: id }),
    ];
    expect(item).toMatchObject({ questionCount: 2, totalScore: 9, left: 1, used: 0, best: null });
    expect(ownExam.map((each: { id: string }) => each.id)).toContain(id);
    expect(JSON.stringify([ownExam, item])).not.toContain('第一题');
  });

  it('begins one sitting for two concurrent devices, and continues it on another one', async () => {
    const id = await fixture.published(paperId);
    const all = await Promise.all(Array.from({ length: 6 }, () => open(id)));
    expect(new Set(all.map((item) => item.id)).size).toBe(1);
    const [second = ''] = questionIdsOf(await open(id));
    await callOk(sitting.answer, { id: all[0]?.id, changes: [change(second, right, 1)] });
    const elsewhere = await open(id);
    expect(elsewhere.answers).toEqual({ [second]: { given: right, mark: false, at: 1 } });
    const examDetails = await fixture.callOk(exam.findById, { id });
    expect(examDetails.participantCount).toBe(1);
  });

  it('sets its end by the exam’s window or duration, whichever comes first', async () => {
    const endsAt = new Date(Date.now() + HOUR / 2).toISOString();
    expect((await begun({ endsAt })).opened.endsAt).toBe(endsAt);
    const { opened } = await begun({ minutes: 20 });
    expect(Date.parse(opened.endsAt) - Date.parse(opened.startedAt)).toBe(20 * 60_000);
  });

  it('is refused too early, too late, to other people and without attempts left', async () => {
    const soon = new Date(Date.now() + HOUR).toISOString();
    const early = await fixture.published(paperId, { startsAt: soon });
    expect((await call(sitting.open, { examId: early })).message).toBe('考试尚未开始');
    const lateExamId = await fixture.published(paperId);
    await server.db.executeAsSystem(
      sql`UPDATE exam SET ends_at = now() WHERE id = ${lateExamId}::uuid`,
    );
    expect((await call(sitting.open, { examId: lateExamId })).message).toBe('考试已经结束');
    expect((await call(sitting.open, { examId: lateExamId }, otherLearner.caller)).code).toBe(
      errorCodes.notFound,
    );
    const { examId, id } = await begun();
    await callOk(sitting.handIn, { id });
    expect((await call(sitting.open, { examId })).message).toBe('考试次数已用完');
    await fixture.callOk(exam.giveAttempt, {
      id: examId,
      userId: fixture.student,
      reason: '设备故障',
    });
    const twice = { id: examId, userId: fixture.student, reason: '再点一次' };
    expect((await fixture.call(exam.giveAttempt, twice)).code).toBe(errorCodes.conflict);
    expect((await open(examId)).attempt).toBe(2);
  });

  it('shuffles questions and options for each person, and keeps the letters', async () => {
    const long = await fixture.paper(
      Array.from({ length: 12 }, (_, n) => [singleOf(`混排${n}`), 100] as const),
    );
    const settings = { shuffleQuestions: true, shuffleOptions: true };
    const audience = fixture.audienceOf([fixture.student, otherLearner.id]);
    const id = await fixture.published(long, { ...settings, audience });
    const orderOf = (item: Sitting) => JSON.stringify(item.sections).match(/混排\d+|"key":"."/g);
    const ownSitting = await open(id);
    const otherSitting = await open(id, otherLearner.caller);
    expect(orderOf(otherSitting)).not.toEqual(orderOf(ownSitting));
    expect(orderOf(await open(id))).toEqual(orderOf(ownSitting));
    const changes = questionIdsOf(ownSitting).map((id) => change(id, right, 1));
    await callOk(sitting.handIn, { id: ownSitting.id, changes });
    expect(await stateOf(ownSitting.id)).toMatchObject({ score: 1200 });
  });
});

describe('an answer', () => {
  it('replaces an older one, in whatever order they arrive', async () => {
    const { id, first = '', second = '' } = await begun();
    const send = (...changes: AnswerChange[]) => callOk(sitting.answer, { id, changes });
    expect((await send(change(first, wrong, 5))).at).toEqual({ [first]: 5 });
    expect((await send(change(first, right, 4), change(second, null, 1))).at).toEqual({
      [first]: 5,
      [second]: 1,
    });
    expect((await send(change(first, right, 6), change(first, wrong, 7))).at).toEqual({
      [first]: 7,
    });
    const { answers } = await callOk(sitting.findById, { id });
    expect(answers[first]).toEqual({ given: wrong, mark: false, at: 7 });
  });

  it('of two concurrent tabs is the one with the greater number', async () => {
    const { id, first = '' } = await begun();
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        callOk(sitting.answer, { id, changes: [change(first, n === 19 ? right : wrong, n + 1)] }),
      ),
    );
    const { answers } = await callOk(sitting.findById, { id });
    expect(answers[first]).toEqual({ given: right, mark: false, at: 20 });
  });

  it('is refused for somebody else’s sitting, of another type or for another sitting', async () => {
    const { id, first = '' } = await begun();
    const foreign = await call(sitting.answer, { id, changes: [] }, otherLearner.caller);
    expect(foreign.code).toBe(errorCodes.notFound);
    const changes = [change(first, { type: 'judge', value: true }, 3), change(id, right, 1)];
    expect((await callOk(sitting.answer, { id, changes })).at).toEqual({ [first]: 0 });
    const many = Array.from({ length: 51 }, (_, n) => change(first, right, n + 1));
    expect((await call(sitting.answer, { id, changes: many })).code).toBe(errorCodes.invalidInput);
  });

  it('in transit at the end is accepted; a later one is refused with the time of the hand-in', async () => {
    const { id, first = '', opened } = await begun({ minutes: 10 });
    await fixture.moveIntoPast(id, 610);
    await callOk(sitting.answer, { id, changes: [change(first, right, 1)], leaves: 2 });
    await handInDue(server.db, fail);
    expect(await stateOf(id)).toMatchObject({ state: 'open', leaves: 2 });
    await fixture.moveIntoPast(id, 60);
    const lateReply = await call(sitting.answer, { id, changes: [change(first, wrong, 2)] });
    expect([lateReply.code, lateReply.data.present.state]).toEqual([errorCodes.conflict, 'marked']);
    expect(lateReply.data.present.submittedAt < opened.endsAt).toBe(true);
    expect(await stateOf(id)).toMatchObject({ submittedBy: 'clock', score: 500 });
  });
});

it('shows and scores a question as published, even if it is changed and withdrawn meanwhile', async () => {
  const { examId, id, first } = await begun({
    audience: fixture.audienceOf([fixture.student, otherLearner.id]),
  });
  const [input] = await server.db.executeAsSystem<{ id: string }>(sql`
    SELECT question_id AS id FROM exam_question WHERE exam_id = ${examId}::uuid AND sort = 0`);
  const { version } = await fixture.callOk(question.findById, { id: input?.id });
  const content = { ...singleOf('改过的题'), answer: 'A' };
  await fixture.callOk(question.save, { id: input?.id, version, content });
  await fixture.callOk(question.releashQuestion, { id: input?.id });
  await fixture.callOk(question.withdraw, { id: input?.id });
  const later = await open(examId, otherLearner.caller);
  expect(JSON.stringify(later.sections)).toContain('第一题');
  await callOk(sitting.handIn, { id, changes: [change(first, right, 1)] });
  const changes = [change(questionIdsOf(later)[0], right, 1)];
  await callOk(sitting.handIn, { id: later.id, changes }, otherLearner.caller);
  expect([(await stateOf(id))?.score, (await stateOf(later.id))?.score]).toEqual([500, 500]);
});

describe('handing in', () => {
  it('returns the points at once, and the same when repeated', async () => {
    const { examId, id, first, second } = await begun({ passScore: 7 });
    const changes = [
      change(first, right, 1),
      change(second, { type: 'blank', texts: [' 甲', '丙'] }, 2),
    ];
    const handedIn = await callOk(sitting.handIn, { id, changes });
    expect(handedIn.state).toBe('marked');
    expect(await callOk(sitting.handIn, { id, changes: [change(first, wrong, 3)] })).toEqual(
      handedIn,
    );
    expect(await callOk(sitting.findExam, { examId })).toMatchObject({
      ...{ left: 0, mayReview: true, best: { state: 'marked', score: 7, passed: true } },
    });
    const review = await callOk(sitting.review, { id });
    expect(review.answers.map(({ score }: { score: number }) => score)).toEqual([5, 2]);
    expect(review.answers[0].question.answer).toBe('B');
    expect((await callOk(sitting.findById, { id })).sections).toEqual([]);
  });

  it('after the end counts as done by the clock, even if the person requests it', async () => {
    const onTime = await begun({ minutes: 10 });
    await callOk(sitting.handIn, { id: onTime.id });
    expect((await stateOf(onTime.id))?.submittedBy).toBe('person');
    const { id } = await begun({ minutes: 10 });
    await fixture.moveIntoPast(id, 670);
    await callOk(sitting.handIn, { id });
    expect((await stateOf(id))?.submittedBy).toBe('clock');
  });

  it('happens once, whether person, clock or staff comes first', async () => {
    const essays = await fixture.paper([[essayOf('论述'), 1000]]);
    const examId = await fixture.published(essays, { minutes: 10 });
    const opened = await open(examId);
    const [questionId] = questionIdsOf(opened);
    const text: GivenAnswer = { type: 'essay', text: '我的答案' };
    await callOk(sitting.answer, { id: opened.id, changes: [change(questionId, text, 1)] });
    await fixture.moveIntoPast(opened.id, 665);
    const input = { sittingId: opened.id, reason: '考试结束' };
    await Promise.all([
      handInDue(server.db, fail),
      handInDue(server.db, fail),
      call(sitting.handIn, { id: opened.id }),
      fixture.call(exam.handInFor, input),
      call(sitting.answer, { id: opened.id, changes: [] }),
    ]);
    const rows = await server.db.executeAsSystem(
      sql`SELECT id FROM essay_answer WHERE exam_id = ${examId}::uuid`,
    );
    expect(rows).toHaveLength(1);
    expect(await stateOf(opened.id)).toMatchObject({ state: 'submitted', score: null });
  });

  it('makes the best of several sittings count', async () => {
    const { examId, id, first } = await begun({ attempts: 0 });
    await callOk(sitting.handIn, { id, changes: [change(first, right, 1)] });
    const again = await open(examId);
    await callOk(sitting.handIn, { id: again.id });
    const ownExam = await callOk(sitting.findExam, { examId });
    expect(ownExam).toMatchObject({ left: null, used: 2, best: { sittingId: id, score: 5 } });
    // the first of equal ones
    const third = await open(examId);
    await callOk(sitting.handIn, {
      id: third.id,
      changes: [change(questionIdsOf(third)[0], right, 1)],
    });
    const counting = await server.db.executeAsSystem(
      sql`SELECT id FROM sitting WHERE exam_id = ${examId}::uuid AND counts`,
    );
    expect(counting).toEqual([{ id }]);
    // a person counts once, however often they sit the exam
    expect(await fixture.callOk(exam.findById, { id: examId })).toMatchObject({
      participantCount: 1,
    });
  });

  it('after the end, but in transit, is as of the end', async () => {
    const { id, first, opened } = await begun({ minutes: 10 });
    await fixture.moveIntoPast(id, 610);
    const { submittedAt } = await callOk(sitting.handIn, {
      id,
      changes: [change(first, right, 1)],
    });
    expect(Date.parse(submittedAt)).toBe(Date.parse(opened.endsAt) - 610_000);
  });

  it('happens when the exam is archived', async () => {
    const { examId, id } = await begun();
    await fixture.callOk(exam.archive, { id: examId });
    await handInDue(server.db, fail);
    expect(await stateOf(id)).toMatchObject({ state: 'marked', submittedBy: 'staff' });
  });

  it('by staff is recorded with its reason', async () => {
    const { examId, id } = await begun();
    await fixture.callOk(exam.handInFor, { sittingId: id, reason: '违纪' });
    expect((await fixture.call(exam.handInFor, { sittingId: id, reason: '违纪' })).code).toBe(
      errorCodes.conflict,
    );
    const lines = await server.db.executeAsSystem(sql`SELECT detail FROM audit_log
      WHERE action = 'exam.handedIn' AND target = ${examId}`);
    expect(lines).toMatchObject([{ detail: { userId: fixture.student, reason: '违纪' } }]);
  });
});

describe('extra time', () => {
  it('extends the open sitting, beyond the window too, up to four hours in total', async () => {
    const { examId, id, opened } = await begun({ minutes: 30 });
    const give = (minutes: number) => ({
      id: examId,
      userId: fixture.student,
      minutes,
      reason: '视力障碍',
    });
    await fixture.callOk(exam.giveTime, give(15));
    const now = await callOk(sitting.findById, { id });
    expect(Date.parse(now.endsAt) - Date.parse(opened.endsAt)).toBe(15 * 60_000);
    expect((await fixture.call(exam.giveTime, give(226))).code).toBe(errorCodes.invalidInput);
    expect((await callOk(sitting.findExam, { examId })).extraMinutes).toBe(15);
    const inputForOtherPerson = { ...give(5), userId: otherLearner.id };
    expect((await fixture.call(exam.giveTime, inputForOtherPerson)).code).toBe(errorCodes.notFound);
  });
});

describe('the result of a sitting', () => {
  it.each([
    ['never', false, 5],
    ['afterEnd', false, null],
    ['afterSubmit', true, 5],
  ] as const)(
    'with the setting %s is correct while the exam runs',
    async (showAnswers, mayReview, score) => {
      const { examId, id, first } = await begun({ showAnswers });
      await callOk(sitting.handIn, { id, changes: [change(first, right, 1)] });
      const ownExam = await callOk(sitting.findExam, { examId });
      expect([ownExam.mayReview, ownExam.best.score]).toEqual([mayReview, score]);
      expect((await call(sitting.review, { id })).code).toBe(mayReview ? 0 : errorCodes.conflict);
      await server.db.executeAsSystem(
        sql`UPDATE exam SET ends_at = now() WHERE id = ${examId}::uuid`,
      );
      const isShown = showAnswers !== 'never';
      expect((await call(sitting.review, { id })).code).toBe(isShown ? 0 : errorCodes.conflict);
      expect((await call(sitting.review, { id }, otherLearner.caller)).code).toBe(
        errorCodes.notFound,
      );
    },
  );
});

it('the open sitting is listed on the board of the exam', async () => {
  const audience = fixture.audienceOf([fixture.student, otherLearner.id]);
  const { examId, id, first } = await begun({ audience });
  await callOk(sitting.answer, { id, changes: [change(first, right, 1)], leaves: 3 });
  const board = await fixture.callOk(exam.board, { id: examId, ...page });
  expect(board).toMatchObject({ absent: 1, sitting: 1, submitted: 0, marked: 0 });
  expect(board.sitters.list[0]).toMatchObject({
    ...{ userId: fixture.student, state: 'sitting', answered: 1, questions: 2, leaves: 3 },
  });
  const absent = await fixture.callOk(exam.board, { id: examId, ...page, state: 'absent' });
  expect(absent.sitters).toMatchObject({
    total: 1,
    list: [{ userId: otherLearner.id, endsAt: null }],
  });
});
