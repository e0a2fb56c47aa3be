// concurrent calls also on PostgreSQL: concurrent completions count once, and a rule issues one certificate per person
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { issueDue } from '../domain/trains/issue-due';
import { seedId } from '../seed/seed-id';
import { enabledTemplate, field } from '../testing/certificate-fixture';
import { essayOf, singleOf } from '../testing/question-fixtures';
import { serverFixture } from '../testing/server-fixture';
import { inHours, trainFixture } from '../testing/train-fixture';
import { jobOver, rowsOf } from '../testing/workbooks';

const server = serverFixture({ freshLimits: true });
const { exam, job, live, marking, sitting, train, trainItem, trainUser } = contract;
const page = { pageNum: 1, pageSize: 200 };
const fixture = trainFixture(server);
const { call, callOk, draft, find, itemsOf } = fixture;

beforeAll(() => fixture.logIn());

const statistic = (id: string) => callOk(train.getStatisticInfo, { id });

/** Answers the only question of an exam and submits. */
async function sit(examId: string, answer: object, options = fixture.as.student): Promise<string> {
  const { id, sections } = await callOk(sitting.open, { examId }, options);
  const changes = [{ questionId: sections[0].questions[0].id, given: answer, mark: false, at: 1 }];
  await callOk(sitting.handIn, { id, changes }, options);
  return id;
}
const right = { type: 'single', key: 'B' };
const wrong = { type: 'single', key: 'A' };

/** A published exam that can only be taken in trainings. */
async function examFor(trainIds: readonly string[] = [], overrides: object = {}): Promise<string> {
  const paperId = await fixture.paper([[singleOf('哪一项正确？'), 500]]);
  const audience = { all: false, departmentIds: [], trainIds, userIds: [] };
  return fixture.draftExam(paperId, { audience, passScore: 5, attempts: 3, ...overrides });
}

it('counts what is learned, and is passed by completing all that is required', async () => {
  const [first, two] = [await fixture.course('第一门'), await fixture.course('第二门')];
  const id = await draft({ items: itemsOf(['course', first], ['course', two]) });
  const [otherLearner] = await fixture.others(1);
  await fixture.add(id, [fixture.memberId, otherLearner?.id ?? '']);
  await callOk(train.publish, { id });
  await fixture.learn(first);
  expect(await fixture.mine(id)).toMatchObject({
    ...{ progress: 0.5, passedAt: null, phase: 'running' },
    items: [
      { title: '第一门', done: true, progress: 1 },
      { title: '第二门', done: false, progress: 0 },
    ],
  });
  expect((await statistic(id)).items.map((item: { done: number }) => item.done)).toEqual([1, 0]);
  await fixture.learn(two);
  expect(await fixture.mine(id)).toMatchObject({ progress: 1, passedAt: expect.any(String) });
  expect(await statistic(id)).toMatchObject({
    ...{ enrolled: 2, studying: 0, finished: 1, progress: 0.5, examPassingRate: null },
  });
  const query = { ...page, trainId: id, status: 'finished' };
  const { list } = await callOk(train.findUserStudyBasicInfoList, query);
  expect(list).toMatchObject([{ userId: fixture.memberId, status: 'finished', progress: 1 }]);
  const people = await callOk(trainUser.findByCondition, { ...page, trainId: id });
  expect(people.list).toContainEqual(
    expect.objectContaining({ userId: fixture.memberId, status: 'finished', progress: 1 }),
  );
  expect(await find(id)).toMatchObject({ userCount: 2, passedCount: 1 });
  // a later item does not undo the completion
  const three = await fixture.course('第三门');
  await callOk(train.save, { id, items: itemsOf(['course', first], ['course', three]) });
  const now = await callOk(train.findUserStudyDetailInfo, {
    trainId: id,
    userId: fixture.memberId,
  });
  expect([now.progress, now.status]).toEqual([0.5, 'finished']);
  expect(now.items.map((item: { done: boolean }) => item.done)).toEqual([true, false]);
});

it('counts what was learned before it, and nothing from its end on', async () => {
  const publishedBefore = await fixture.published();
  await fixture.learn(publishedBefore.courseId);
  const items = itemsOf(['course', publishedBefore.courseId]);
  const later = await fixture.published({ items });
  expect((await find(later.id)).passedCount).toBe(1);
  const lateTrainId = await fixture.published({ items }, []);
  await server.db.executeAsSystem(sql`UPDATE train SET starts_at = now() - interval '9 days',
    ends_at = (SELECT finished_at FROM course_learner WHERE course_id = ${publishedBefore.courseId}::uuid)
    WHERE id = ${lateTrainId.id}::uuid`);
  await server.db.executeAsSystem(sql`INSERT INTO train_member (tenant_id, train_id, member_id, by)
    VALUES (${seedId('tenant:sunrise')}::uuid, ${lateTrainId.id}::uuid, ${fixture.memberId}::uuid, 'staff')`);
  const state = await callOk(train.findUserStudyDetailInfo, {
    ...{ trainId: lateTrainId.id, userId: fixture.memberId },
  });
  expect([state.status, state.items[0].done]).toEqual(['notStarted', false]);
});

it('can be passed with a given number of its items', async () => {
  const [first, two, three] = [
    await fixture.course(),
    await fixture.course(),
    await fixture.course(),
  ];
  const items = itemsOf(['course', first], ['course', two], ['course', three]);
  const { id } = await fixture.published({ items, pass: { items: 2, exams: 'passed' } });
  await fixture.learn(three);
  expect((await fixture.mine(id)).progress).toBe(0.5);
  await fixture.learn(first);
  expect(await fixture.mine(id)).toMatchObject({ progress: 1, passedAt: expect.any(String) });
});

it('counts two items that are completed at the same time', async () => {
  const courses = [await fixture.course(), await fixture.course(), await fixture.course()];
  const items = itemsOf(...courses.map((course) => ['course', course] as const));
  const people = (await fixture.others(2)).map((item) => item);
  const { id } = await fixture.published(
    { items },
    people.map((person) => person.id),
  );
  await Promise.all(
    people.flatMap(({ caller }) => courses.map((courseId) => fixture.learn(courseId, caller))),
  );
  const { finished, progress } = await statistic(id);
  expect([finished, progress, (await find(id)).passedCount]).toEqual([2, 1, 2]);
});

describe('an exam of a training', () => {
  it('is open to its members, and is completed by passing or sitting it, by the rule', async () => {
    const id = await draft();
    const examId = await examFor([id]);
    await callOk(train.save, { id, items: itemsOf(['exam', examId]) });
    await fixture.add(id, [fixture.memberId]);
    await callOk(train.publish, { id });
    await callOk(exam.publish, { id: examId });
    await sit(examId, wrong);
    expect(await fixture.mine(id)).toMatchObject({
      passedAt: null,
      items: [{ score: 0, done: false }],
    });
    expect((await statistic(id)).examPassingRate).toBe(0);
    await callOk(train.save, { id, pass: { items: 'required', exams: 'sat' } });
    expect((await find(id)).passedCount).toBe(1);
    await callOk(train.save, { id, pass: { items: 'required', exams: 'passed' } });
    await sit(examId, right);
    expect((await fixture.mine(id)).items).toMatchObject([{ score: 5, done: true }]);
    const [first] = await callOk(trainItem.findTrainExamByTrainid, { trainId: id });
    const { itemId } = first;
    expect(first).toMatchObject({ examId, title: '结业考试', passScore: 5 });
    const score = { userId: fixture.memberId, score: 5, passed: true, attempts: 2, itemId };
    const input = { itemId, userId: fixture.memberId };
    expect(
      (await callOk(trainItem.findTrainUserExamWithPage, { ...page, itemId })).list,
    ).toMatchObject([score]);
    expect(await callOk(trainItem.findScoreByUser, input)).toMatchObject(score);
    const all = { ...page, trainId: id, userId: fixture.memberId };
    expect((await callOk(trainItem.findScoreListByUser, all)).list).toMatchObject([score]);
    expect((await callOk(trainItem.getUserPaperInfo, input)).score).toBe(5);
    const file = await server.app.inject({
      method: 'GET',
      url: `${trainItem.exportExamInfoList.path}?itemId=${itemId}`,
      headers: {
        host: 'localhost',
        token: fixture.as.head.token ?? '',
        ...fixture.as.head.headers,
      },
    });
    const [head, row] = await rowsOf(file.rawPayload);
    expect([head?.slice(0, 5), row?.slice(3, 6)]).toEqual([
      ['姓名', '部门', '状态', '得分', '是否合格'],
      [5, '是', 2],
    ]);
  });

  it('takes a pass back if a mark is corrected, and is closed to people outside the training', async () => {
    const paperId = await fixture.paper([[essayOf('简述流程'), 1000]]);
    const id = await draft();
    const audience = { all: false, departmentIds: [], trainIds: [id], userIds: [] };
    const examId = await fixture.draftExam(paperId, { audience, passScore: 6 });
    await callOk(train.save, { id, items: itemsOf(['exam', examId]) });
    await fixture.add(id, [fixture.memberId]);
    await callOk(train.publish, { id });
    await callOk(exam.publish, { id: examId });
    const [otherStudent] = await fixture.others(1);
    expect((await call(sitting.open, { examId }, otherStudent?.caller)).code).not.toBe(
      errorCodes.ok,
    );
    await sit(examId, { type: 'essay', text: '先沟通，后服务。' });
    const { list } = await callOk(marking.findAnswers, { examId, pageNum: 1, pageSize: 10 });
    const mark = (score: number, version?: number) =>
      callOk(marking.mark, { id: list[0].id, score, comment: '', ...(version && { version }) });
    await mark(8);
    expect((await find(id)).passedCount).toBe(1);
    await mark(3, 1);
    expect((await find(id)).passedCount).toBe(0);
    expect((await fixture.mine(id)).passedAt).toBeNull();
  });
});

it('counts attendance of a live session, which is open to its members only', async () => {
  const courseId = await fixture.course();
  const planned = { courseId, title: '答疑', startsAt: inHours(1), endsAt: inHours(2) };
  const liveInput = { zone: 'Asia/Shanghai', joinUrl: 'https://meet.example.com/a' };
  const liveId = (await callOk(live.save, { ...planned, ...liveInput })).id;
  const { id } = await fixture.published({ items: itemsOf(['live', liveId]) });
  await server.db.executeAsSystem(sql`UPDATE live_session SET starts_at = now() - interval '5 minutes'
    WHERE id = ${liveId}::uuid`);
  const [otherStudent] = await fixture.others(1);
  expect((await call(live.join, { id: liveId }, otherStudent?.caller)).code).toBe(
    errorCodes.notFound,
  );
  await callOk(live.join, { id: liveId }, fixture.as.student);
  expect(await fixture.mine(id)).toMatchObject({
    passedAt: expect.any(String),
    items: [{ done: true }],
  });
});

describe('the certificate of a training', () => {
  const certificates = (id: string) =>
    server.db.executeAsSystem<{ memberId: string; score: string; hours: string }>(sql`
      SELECT member_id AS "memberId", values ->> 'score' AS score, values ->> 'hours' AS hours
      FROM certificate WHERE train_id = ${id}::uuid`);
  const noticeDelivery = {
    ...{ locale: 'zh-CN' as const, delivers: { mail: false, sms: false }, host: '' },
    ...{ site: 'http://localhost', secret: undefined as never },
  };

  /** Runs the issuing in several processes at once, and waits for all their jobs. */
  async function issue(): Promise<void> {
    const look = () =>
      issueDue(server.db, server.services.jobs, noticeDelivery, (reason) => {
        throw new Error(reason);
      });
    await Promise.all([look(), look(), look()]);
    const open = await server.db.executeAsSystem<{ id: string }>(sql`SELECT id FROM job
      WHERE kind = 'certificate.issue' AND state IN ('queued', 'running')`);
    for (const item of open) await jobOver(server, fixture.as.head.token ?? '', item.id);
  }

  it('is issued once to people who pass, whatever happens to it', async () => {
    const certificateTemplateId = await enabledTemplate(server, fixture.as.head);
    const { id, courseId } = await fixture.published({ certificateTemplateId, hours: 12 });
    await issue();
    expect(await certificates(id)).toEqual([]);
    await fixture.learn(courseId);
    await issue();
    await issue();
    expect(await certificates(id)).toEqual([
      { memberId: fixture.memberId, score: '', hours: '12' },
    ]);
    expect((await fixture.mine(id)).certificateId).toEqual(expect.any(String));
    expect((await statistic(id)).certificatesIssued).toBe(1);
    await server.db.executeAsSystem(
      sql`UPDATE certificate SET revoked_at = now() WHERE train_id = ${id}::uuid`,
    );
    await issue();
    expect(await certificates(id)).toHaveLength(1);
  });

  it('waits for all exams, or for a manual issue, if the rule says so', async () => {
    const certificateTemplateId = await enabledTemplate(server, fixture.as.head);
    const byHand = await fixture.published({ certificateTemplateId });
    const rule = { templateId: certificateTemplateId };
    const { updateByTrainId } = contract.trainCertificate;
    await callOk(updateByTrainId, { ...rule, trainId: byHand.id, condition: 'byHand' });
    const id = await draft({ certificateTemplateId, pass: { items: 'required', exams: 'sat' } });
    await callOk(updateByTrainId, { ...rule, trainId: id, condition: 'passedAllExams' });
    const examId = await examFor([id]);
    await callOk(train.save, { id, items: itemsOf(['exam', examId]) });
    await fixture.add(id, [fixture.memberId]);
    await callOk(train.publish, { id });
    await callOk(exam.publish, { id: examId });
    await fixture.learn(byHand.courseId);
    await sit(examId, wrong);
    expect((await find(id)).passedCount).toBe(1);
    await issue();
    expect([await certificates(byHand.id), await certificates(id)]).toEqual([[], []]);
    await sit(examId, right);
    await issue();
    expect([await certificates(byHand.id), await certificates(id)]).toMatchObject([
      [],
      [{ score: '5' }],
    ]);
  });

  it('that cannot be issued is requested once, and the job has the reason', async () => {
    const fields = [field('name', 60), field('idNumber', 80), field('certificateNo', 150)];
    const certificateTemplateId = await enabledTemplate(server, fixture.as.head, { fields });
    const { id, courseId } = await fixture.published({ certificateTemplateId });
    await fixture.learn(courseId);
    await issue();
    await issue();
    const [first, ...rest] = await server.db.executeAsSystem<{ id: string }>(sql`SELECT id FROM job
      WHERE context -> 'order' ->> 'trainId' = ${id}`);
    expect(rest).toEqual([]);
    expect(await callOk(job.findById, { id: first?.id })).toMatchObject({ imported: 0, failed: 1 });
  });
});

it('no longer counts the people who were removed, among them those who had passed', async () => {
  const courseId = await fixture.course('单门');
  const id = await draft({ items: itemsOf(['course', courseId]) });
  const [otherLearner] = await fixture.others(1);
  await fixture.add(id, [fixture.memberId, otherLearner?.id ?? '']);
  await callOk(train.publish, { id });
  await fixture.learn(courseId);
  const { list } = await callOk(trainUser.findByCondition, { ...page, trainId: id });
  const trainUserIdOf = (userId: string | undefined) =>
    list.find((person: { userId: string }) => person.userId === userId)?.id;
  await callOk(trainUser.delete, { idList: [trainUserIdOf(otherLearner?.id)] });
  expect(await find(id)).toMatchObject({ userCount: 1, passedCount: 1 });
  await callOk(trainUser.delete, { idList: [trainUserIdOf(fixture.memberId)] });
  expect(await find(id)).toMatchObject({ userCount: 0, passedCount: 0 });
});
