// concurrent calls also on PostgreSQL: row-level security separates organisations and branches, and concurrent editors write the same row
import { contract, type EndpointData, type Exam, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { examFixture } from '../testing/exam-fixture';
import { essayOf, singleOf } from '../testing/question-fixtures';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { exam, sitting } = contract;
const page = { pageNum: 1, pageSize: 200 };
const fixture = examFixture(server);
const { call, callOk } = fixture;

const HOUR = 3_600_000;
const at = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

let paperId: string;
const callers = {} as Record<'southern' | 'vocational' | 'horizon', CallOptions>;

beforeAll(async () => {
  await fixture.logIn();
  callers.southern = {
    ...fixture.as.head,
    headers: { ...fixture.as.head.headers, branch: seedId('branch:sunrise:south') },
  };
  callers.vocational = await sessionInSunrise(server, '13900000003', 'vocational');
  const token = await server.login('13900000011', { host: 'new.localhost', flow: 'new' });
  callers.horizon = { token, host: 'new.localhost' };
  paperId = await fixture.paper([[singleOf('哪一项正确？'), 500]]);
});

const find = (id: string): Promise<Exam> => callOk(exam.findById, { id });
const kindsOf = async (id: string) =>
  (await find(id)).problems.map(({ kind, blocks }) => [kind, blocks]);

describe('an exam', () => {
  it('is added as a draft with a list of what is missing', async () => {
    const { id } = await callOk(exam.save, { title: '  期末考试 ' });
    expect(await find(id)).toMatchObject({
      ...{ title: '期末考试', status: 'draft', phase: null, branchName: '总部校区', version: 1 },
      ...{ minutes: 60, attempts: 1, layout: 'page', totalScore: 0, mayWrite: true },
      audience: { all: false, count: 0 },
    });
    expect(await kindsOf(id)).toEqual([
      ['paper', true],
      ['audience', true],
      ['passScore', false],
      ['showAnswers', false],
    ]);
    const refusal = await call(exam.publish, { id });
    expect([refusal.code, refusal.data.problems.map(({ kind }: never) => kind)]).toEqual([
      errorCodes.conflict,
      ['paper', 'audience'],
    ]);
  });

  it.each<[object, string]>([
    [{}, 'title'],
    [{ title: '考', minutes: 0 }, 'minutes'],
    [{ title: '考', passScore: 1.25 }, 'passScore'],
    [{ title: '考', paperId: seedId('none') }, 'paperId'],
    [{ title: '考', markerIds: [seedId('none')] }, 'markerIds'],
    [{ title: '考', startsAt: at(2), endsAt: at(1) }, 'endsAt'],
    [{ title: '考', audience: fixture.audienceOf([seedId('none')]) }, 'audience'],
  ])('is refused with %j', async (input, field) => {
    const reply = await call(exam.save, input);
    expect([reply.code, Object.keys(reply.data.fields)]).toEqual([
      errorCodes.invalidInput,
      [field],
    ]);
  });

  it('reports problems of its window and its points', async () => {
    const over = await fixture.draft(paperId, { endsAt: at(-1) });
    expect(await kindsOf(over)).toEqual([['window', true]]);
    const short = await fixture.draft(paperId, { endsAt: at(0.5), passScore: 6 });
    expect(await kindsOf(short)).toEqual([
      ['window', false],
      ['passScore', true],
    ]);
    const essays = await fixture.paper([[essayOf('简述流程'), 1000]]);
    expect(await kindsOf(await fixture.draft(essays))).toEqual([['markers', false]]);
  });

  it('counts everybody of its audience once', async () => {
    const departmentIds = [seedId('department:sunrise:head:service')];
    const audience = { all: false, departmentIds, trainIds: [], userIds: [fixture.student] };
    const id = await fixture.draft(paperId, { audience });
    const { count } = (await find(id)).audience;
    const [{ n = 0 } = {}] = await server.db.executeAsSystem<{ n: number }>(sql`
      WITH RECURSIVE d AS (SELECT id FROM department WHERE id = ${departmentIds[0]}::uuid
        UNION SELECT c.id FROM department c JOIN d ON c.parent_id = d.id)
      SELECT count(*)::int AS n FROM actor WHERE kind = 'student' AND status = 'active'
        AND (department_id IN (SELECT id FROM d) OR member_id = ${fixture.student}::uuid)
        AND organ_id = ${seedId('organ:sunrise:head')}::uuid`);
    expect(n).toBeGreaterThan(1);
    expect(count).toBe(n);
    await callOk(exam.save, { id, audience: { ...audience, all: true } });
    expect((await find(id)).audience.count).toBeGreaterThan(n);
  });

  it('is refused with the present row for an older version', async () => {
    const id = await fixture.draft(paperId);
    await callOk(exam.save, { id, version: 1, minutes: 30 });
    const lateReply = await call(exam.save, { id, version: 1, minutes: 45 });
    expect([lateReply.code, lateReply.data.present.minutes]).toEqual([errorCodes.conflict, 30]);
  });
});

describe('a published exam', () => {
  it('keeps its copy of the paper, whatever happens to the paper', async () => {
    const contents = [singleOf('第一题'), singleOf('第二题')] as const;
    const paperId = await fixture.paper(contents.map((content) => [content, 250] as const));
    const id = await fixture.published(paperId, { passScore: 3 });
    expect(await find(id)).toMatchObject({
      ...{ status: 'published', phase: 'running', totalScore: 5, passScore: 3, problems: [] },
    });
    await server.db.executeAsSystem(
      sql`DELETE FROM paper_question WHERE paper_id = ${paperId}::uuid`,
    );
    const opened = await callOk(sitting.open, { examId: id }, fixture.as.student);
    expect(opened.sections[0].questions).toHaveLength(2);
  });

  it('refuses changes that alter its sittings', async () => {
    const id = await fixture.published(paperId, { endsAt: at(5) });
    for (const [field, value] of [
      ['minutes', 30],
      ['paperId', await fixture.paper([[singleOf('题'), 100]])],
      ['passScore', 2],
      ['endsAt', at(4)],
      ['audience', fixture.audienceOf([])],
    ] as const) {
      const reply = await call(exam.save, { id, [field]: value });
      expect([reply.code, Object.keys(reply.data.fields)]).toEqual([
        errorCodes.invalidInput,
        [field],
      ]);
    }
    const audience = { ...fixture.audienceOf([fixture.student]), all: true };
    await callOk(exam.save, { id, title: '改名', endsAt: at(6), audience });
    expect(await find(id)).toMatchObject({ title: '改名', audience: { all: true } });
  });

  it('extends the open sittings when its end is moved back', async () => {
    const id = await fixture.published(paperId, { endsAt: at(0.5), minutes: 120 });
    const opened = await callOk(sitting.open, { examId: id }, fixture.as.student);
    const endsAt = at(1);
    await callOk(exam.save, { id, endsAt });
    const now = await callOk(sitting.findById, { id: opened.id }, fixture.as.student);
    expect(now.endsAt).toBe(endsAt);
  });

  it('can be archived and restored, but not deleted', async () => {
    const id = await fixture.published(paperId);
    expect((await call(exam.delete, { id })).code).toBe(errorCodes.conflict);
    await callOk(exam.archive, { id });
    expect((await call(exam.archive, { id })).code).toBe(errorCodes.conflict);
    expect((await call(sitting.open, { examId: id }, fixture.as.student)).code).toBe(
      errorCodes.notFound,
    );
    await callOk(exam.continueArchive, { id });
    await callOk(sitting.open, { examId: id }, fixture.as.student);
  });
});

describe('a random paper', () => {
  const rule = { point: '抽题', type: 'single', count: 3, score: 200 } as const;
  beforeAll(async () => {
    for (let n = 0; n < 8; n += 1)
      await fixture.released(singleOf(`抽题${n}`), { points: ['抽题'] });
  });
  const stems = async (id: string, callOptions: CallOptions): Promise<string[]> =>
    (await callOk(sitting.open, { examId: id }, callOptions)).sections
      .flatMap(({ questions }: { questions: object[] }) => questions)
      .map((item: object) => JSON.stringify(item).match(/抽题\d/)?.[0]);

  it('is the same for everybody, or different for each person', async () => {
    const people = await fixture.others(5);
    const audience = fixture.audienceOf(people.map(({ id }) => id));
    const drawn = async (way: 'once' | 'each') => {
      const id = await fixture.published(await fixture.paper([], [rule], way), { audience });
      expect((await find(id)).totalScore).toBe(6);
      return Promise.all(people.map((person) => stems(id, person.caller)));
    };
    const once = await drawn('once');
    expect(new Set(once.map((items) => items.toSorted().join())).size).toBe(1);
    const each = await drawn('each');
    expect(each.every((items) => new Set(items).size === 3)).toBe(true);
    // 56 possible draws for five people: all equal once in ten million runs
    expect(new Set(each.map((items) => items.toSorted().join())).size).toBeGreaterThan(1);
  });

  it('cannot be published if the question bank has too few questions', async () => {
    const id = await fixture.draft(await fixture.paper([], [{ ...rule, count: 9 }]));
    const refusal = await call(exam.publish, { id });
    expect([refusal.code, refusal.data.problems]).toEqual([
      errorCodes.conflict,
      [{ kind: 'paper', blocks: true }],
    ]);
  });
});

describe('the list', () => {
  it('can be filtered by text, state and phase', async () => {
    const title = '独一无二的考试';
    const planned = await fixture.published(paperId, { title, startsAt: at(1), endsAt: at(3) });
    const running = await fixture.published(paperId, { title, startsAt: at(-1) });
    const draft = await fixture.draft(paperId, { title });
    const ids = async (filter: object) =>
      (await callOk(exam.findByCondition, { ...page, keyword: title, ...filter })).list.map(
        ({ id }: Exam) => id,
      );
    expect(await ids({ phase: 'planned' })).toEqual([planned]);
    expect(await ids({ phase: 'running' })).toEqual([running]);
    expect(await ids({ status: 'draft', paperId })).toEqual([draft]);
    expect(await ids({ sort: 'createdAt' })).toEqual([planned, running, draft]);
    await server.db.executeAsSystem(sql`UPDATE exam SET starts_at = now() - interval '2 days',
      ends_at = now() - interval '1 day' WHERE id = ${planned}::uuid`);
    expect(await ids({ phase: 'over' })).toEqual([planned]);
  });
});

it('contains the copy of an exam as a draft for the same people, without its window', async () => {
  const id = await fixture.published(paperId, { endsAt: at(3), minutes: 45, blind: true });
  const copy = await callOk(exam.copy, { id });
  expect(await find(copy.id)).toMatchObject({
    ...{
      title: '结业考试（副本）',
      status: 'draft',
      minutes: 45,
      blind: true,
      endsAt: null,
      paperId,
    },
    audience: { userIds: [fixture.student] },
  });
});

it('extra minutes may add up to four hours, and not to more', async () => {
  const id = await fixture.published(paperId, { endsAt: at(3), minutes: 45 });
  const extra = { id, userId: fixture.student, reason: '视力障碍' };
  await callOk(exam.giveTime, { ...extra, minutes: 120 });
  await callOk(exam.giveTime, { ...extra, minutes: 120 });
  const { code, data } = await call(exam.giveTime, { ...extra, minutes: 1 });
  expect([code, Object.keys(data.fields)]).toEqual([errorCodes.invalidInput, ['minutes']]);
});

describe('access to exams', () => {
  it.each(['southern', 'vocational', 'horizon'] as const)(
    'is refused to %s',
    async (callerName) => {
      const id = await fixture.published(paperId);
      const { id: sittingId } = await callOk(sitting.open, { examId: id }, fixture.as.student);
      const extra = { id, userId: fixture.student, reason: '试' };
      const all: [EndpointData, object][] = [
        [exam.findById, { id }],
        [exam.save, { id, title: '改' }],
        [exam.publish, { id }],
        [exam.archive, { id }],
        [exam.continueArchive, { id }],
        [exam.delete, { id }],
        [exam.copy, { id }],
        [exam.board, { id, ...page }],
        [exam.findTrainListByExamId, { examId: id }],
        [exam.giveTime, { ...extra, minutes: 5 }],
        [exam.giveAttempt, extra],
        [exam.handInFor, { sittingId, reason: '试' }],
      ];
      for (const [endpoint, params] of all) {
        const reply = await call(endpoint, params, callers[callerName]);
        expect([endpoint.path, reply.code]).toEqual([endpoint.path, errorCodes.notFound]);
      }
      expect((await find(id)).version).toBe(2);
    },
  );
});
