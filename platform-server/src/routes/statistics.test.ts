// also on PostgreSQL: the database decides separation, days and orders
import { contract, type EndpointData, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { rollUp } from '../domain/statistics/roll-up/roll-up';
import { todayIn } from '../http/today';
import { seedId } from '../seed/seed-id';
import { HOME_ZONE } from '../settings/zone';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions, Reply } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { certificate, course, exam, resource, statistics, train, user } = contract;
const everyCall = Object.entries<EndpointData>(statistics);
const page = { pageNum: 1, pageSize: 200 };
const year = { from: dayBefore(365), to: dayBefore(0) };

function dayBefore(days: number): string {
  return todayIn(HOME_ZONE, new Date(Date.now() - days * 86_400_000));
}
const branchOf = (key: string) => seedId(`branch:sunrise:${key}`);
const organOf = (key: string) => seedId(`organ:sunrise:${key}`);
const at = (options: CallOptions, branch: string): CallOptions => ({
  ...options,
  headers: { ...options.headers, branch: branchOf(branch) },
});

let head: CallOptions;
let vocational: CallOptions;
let operator: CallOptions;
let otherTenantCaller: CallOptions;
beforeAll(async () => {
  head = await sessionInSunrise(server, '13900000001', 'head');
  vocational = await sessionInSunrise(server, '13900000003', 'vocational');
  operator = { token: await server.login('13900000000') };
  otherTenantCaller = {
    token: await server.login('13900000011', { host: 'new.localhost', flow: 'new' }),
  };
  await rollUp(server.db, HOME_ZONE);
});

const sendRequest = (
  endpoint: EndpointData,
  params: object = {},
  options: CallOptions = head,
): Promise<Reply> => server.call(endpoint, { ...params }, options);

async function read(endpoint: EndpointData, params: object = {}, options: CallOptions = head) {
  const { code, data } = await sendRequest(endpoint, params, options);
  expect([endpoint.path, code]).toEqual([endpoint.path, errorCodes.ok]);
  return data;
}

const paramsOf = (name: string) => (name === 'getUserStudyOrExamCountList' ? page : {});

it.each(everyCall)('%s returns data of the demo to the administrator', async (name, call) => {
  const data = await read(call, paramsOf(name));
  const list = data.list ?? data;
  expect(JSON.stringify(list)).toMatch(/[1-9]/);
});

describe('the summary', () => {
  it('has the totals of the corresponding lists', async () => {
    const totals = await read(statistics.getSummarizedData);
    const total = async (endpoint: EndpointData) => (await read(endpoint, page)).total;
    expect(totals).toMatchObject({
      studentCount: await total(user.findByCondition),
      courseCount: await total(course.findManageList),
      examCount: await total(exam.findByCondition),
      trainCount: await total(train.findByCondition),
      resourceCount: await total(resource.findByConditionWithPage),
    });
    const { list } = await read(certificate.findByCondition, page);
    const standing = list.filter((item: { status: string }) => item.status !== 'revoked').length;
    expect(totals.certificateCount).toBe(standing);
    expect(totals.userCount).toBeGreaterThan(totals.studentCount);
  });

  it('has the numbers at the end of the period, and how they changed in it', async () => {
    const id = seedId('member:sunrise:13610000000');
    const move = (days: number) =>
      server.db.executeAsSystem(sql`UPDATE actor
      SET created_at = now() - make_interval(days => ${days}) WHERE member_id = ${id}::uuid`);
    await move(5);
    const count = async (to: number) =>
      (await read(statistics.getSummarizedData, { from: dayBefore(20), to: dayBefore(to) }))
        .studentCount;
    expect((await count(4)) - (await count(6))).toBeGreaterThanOrEqual(1);
    const now = await count(0);
    const figuresBefore = (
      await read(statistics.getSummarizedData, { from: dayBefore(40), to: dayBefore(21) })
    ).studentCount;
    const { change, studyHours, examPassingRate } = await read(statistics.getSummarizedDataPlus, {
      from: dayBefore(20),
      to: dayBefore(0),
    });
    expect(change.studentCount).toBeCloseTo((now - figuresBefore) / figuresBefore, 9);
    expect(studyHours).toBeGreaterThan(0);
    expect(examPassingRate === null || (examPassingRate >= 0 && examPassingRate <= 1)).toBe(true);
  });

  it('counts hours and passed exams the same in total and one by one', async () => {
    const { studyHours, examPassingRate } = await read(statistics.getSummarizedDataPlus, year);
    const [counted] = await server.db.executeAsSystem<{ hours: number; rate: number }>(sql`SELECT
      (SELECT sum(l.seconds)::float8 / 3600 FROM course_learner l JOIN actor a ON a.member_id = l.member_id
        AND a.organ_id = l.organ_id AND a.kind = 'student' WHERE l.organ_id = ${organOf('head')}::uuid) AS hours,
      (SELECT avg(passed::int)::float8 FROM sitting s JOIN actor a ON a.member_id = s.member_id
        AND a.organ_id = s.organ_id AND a.kind = 'student'
        WHERE s.organ_id = ${organOf('head')}::uuid AND s.counts AND s.state = 'marked') AS rate`);
    expect(studyHours).toBeCloseTo(counted?.hours ?? -1, 6);
    expect(examPassingRate).toBeCloseTo(counted?.rate ?? -1, 9);
  });
});

describe('series and lists', () => {
  it('have one point per day, in order', async () => {
    const { newUsers, activeUsers } = await read(statistics.getUserStatisticsData, year);
    expect([newUsers.length, activeUsers.length]).toEqual([366, 366]);
    expect(newUsers[0].date).toBe(year.from);
    expect(newUsers.at(-1).date).toBe(year.to);
    const thirty = await read(statistics.getUserStatisticsData);
    expect(thirty.newUsers).toHaveLength(30);
    expect(thirty.newUsers).toEqual(newUsers.slice(-30));
  });

  it('are refused for more than 366 days', async () => {
    const query = { ...year, from: dayBefore(366) };
    const { code, data } = await sendRequest(statistics.getUserStatisticsData, query);
    expect([code, Object.keys(data.fields)]).toEqual([errorCodes.invalidInput, ['from']]);
  });

  it('rank people by learning time, the same on each page and however the period is split', async () => {
    const all = await read(statistics.getUserStudyOrExamCountList, { ...page, ...year });
    expect(all.total).toBe(all.list.length);
    const minutes = all.list.map((item: { studyMinutes: number }) => item.studyMinutes);
    expect(minutes).toEqual([...minutes].sort((a, b) => b - a));
    const second = await read(statistics.getUserStudyOrExamCountList, {
      pageNum: 2,
      pageSize: 10,
      ...year,
    });
    expect(second.list).toEqual(all.list.slice(10, 20));
    const beyond = await read(statistics.getUserStudyOrExamCountList, {
      pageNum: 900,
      pageSize: 10,
      ...year,
    });
    expect(beyond).toMatchObject({ list: [], total: all.total });
    const exams = await read(statistics.getUserStudyOrExamCountList, {
      ...page,
      ...year,
      sort: '-examCount',
    });
    const sum = (list: { examCount: number }[]) =>
      list.reduce((to, item) => to + item.examCount, 0);
    expect(exams.list[0].examCount).toBeGreaterThan(0);
    const cuts = [
      [365, 200],
      [199, 31],
      [30, 0],
    ] as const;
    const parts = await Promise.all(
      cuts.map(([from, to]) =>
        read(statistics.getUserStudyOrExamCountList, {
          ...page,
          from: dayBefore(from),
          to: dayBefore(to),
        }),
      ),
    );
    expect(sum(parts.flatMap(({ list }) => list))).toBe(sum(exams.list));
  });

  it('show the learners of a course with the course’s own numbers', async () => {
    const figures = await read(statistics.getCourseAndUserSchedule, year);
    const rows =
      await server.db.executeAsSystem(sql`SELECT c.id AS "courseId", c.title, count(*)::int AS learners,
      count(l.finished_at)::int AS finished, avg(l.progress)::float8 / 1000 AS progress
      FROM course_learner l JOIN course c ON c.id = l.course_id WHERE c.organ_id = ${organOf('head')}::uuid
      GROUP BY c.id ORDER BY learners DESC, c.title, c.id`);
    const round = (list: { progress: number }[]) =>
      list.map((item) => ({ ...item, progress: item.progress.toFixed(9) }));
    expect(round(figures)).toEqual(round(rows as { progress: number }[]));
  });

  it('show the trainings of the period with their people, certificates and exams', async () => {
    const list = await read(statistics.getTrainSchedule, year);
    const certified = await read(statistics.getTrainCertificateData, year);
    expect(certified.map((item: { trainId: string }) => item.trainId)).toEqual(
      list.map((item: { trainId: string }) => item.trainId),
    );
    const past = await read(statistics.getTrainSchedule, { from: '2001-01-01', to: '2001-02-01' });
    expect(past).toEqual([]);
    const [withExam] = await read(statistics.findTrainListWithExam, year);
    const rates = await read(statistics.findTrainExamPassingRate, { trainId: withExam.trainId });
    expect(rates.length).toBeGreaterThan(0);
    for (const rate of rates) expect(rate.passed).toBeLessThanOrEqual(rate.taken);
    const { examPassingRate } = await read(train.getStatisticInfo, { id: withExam.trainId });
    const taken = rates.reduce((sum: number, rate: { taken: number }) => sum + rate.taken, 0);
    const passed = rates.reduce((sum: number, rate: { passed: number }) => sum + rate.passed, 0);
    expect(taken === 0 ? null : passed / taken).toEqual(examPassingRate);
  });

  it('have a row for courses without a category, so that the rows add up', async () => {
    const [counted] = await server.db.executeAsSystem<{ courses: number; nowhere: number }>(sql`
      SELECT count(*)::int AS courses,
        (count(*) FILTER (WHERE category_id IS NULL))::int AS nowhere
      FROM course WHERE organ_id = ${organOf('head')}::uuid AND state = 'published'`);
    expect(counted?.nowhere).toBeGreaterThan(0);
    const rows: { name: string | null; courseCount: number }[] = await read(
      statistics.getIndustryModels,
    );
    expect(rows.find(({ name }) => name === null)?.courseCount).toBe(counted?.nowhere);
    expect(rows.reduce((total, row) => total + row.courseCount, 0)).toBe(counted?.courses);
  });

  it('show who is present now, and in which hours of today', async () => {
    const { now, peakToday, byHour } = await read(statistics.getOnlineUserData);
    expect(now).toBeGreaterThan(0);
    expect(byHour).toHaveLength(24);
    expect(peakToday).toBe(Math.max(...byHour));
  });
});

describe('the reach of figures', () => {
  const students = async (params: object = {}, options?: CallOptions): Promise<number> =>
    (await read(statistics.getSummarizedData, params, options)).studentCount;
  const hours = async (params: object = {}, options?: CallOptions): Promise<number> =>
    (await read(statistics.getSummarizedDataPlus, { ...year, ...params }, options)).studyHours;

  it('includes the branches below the requested one, and only the caller’s own', async () => {
    const [all, main, east] = [
      await students(),
      await students({ branchId: branchOf('main') }),
      await students({ branchId: branchOf('east') }),
    ];
    expect(main).toBe(all);
    expect(east).toBeGreaterThan(0);
    expect(east).toBeLessThan(all);
    expect(await students({}, at(head, 'east'))).toBe(east);
    expect(await hours({}, at(head, 'east'))).toBeCloseTo(
      await hours({ branchId: branchOf('east') }),
      9,
    );
    const ofEast = await read(
      statistics.getUserStudyOrExamCountList,
      { ...page, ...year },
      at(head, 'east'),
    );
    const ofAll = await read(statistics.getUserStudyOrExamCountList, { ...page, ...year });
    expect(ofEast.total).toBeGreaterThan(0);
    expect(ofEast.total).toBeLessThan(ofAll.total);
    // cached results of one branch are not shown to the other
    const readAsCaller = (options: CallOptions) =>
      Promise.all(
        [
          statistics.getCourseAndUserSchedule,
          statistics.getResources,
          statistics.findTrainExamPassingRate,
          statistics.getOnlineUserData,
        ].map((created) => read(created, {}, options)),
      );
    const whole = JSON.stringify(await readAsCaller(head));
    expect(JSON.stringify(await readAsCaller(at(head, 'east')))).not.toBe(whole);
    expect(JSON.stringify(await readAsCaller(vocational))).not.toBe(whole);
    expect(JSON.stringify(await readAsCaller(head))).toBe(whole);
  });

  it('of a region includes its branches', async () => {
    const [all, south] = [await students(), await students({ branchId: branchOf('south') })];
    expect(await students({ regionId: '310000' })).toBe(all);
    expect(await students({ regionId: '310104' })).toBe(south);
    expect(await students({ regionId: '440000' })).toBe(0);
    expect(await students({ regionId: '310104', branchId: branchOf('east') })).toBe(0);
    expect(await read(statistics.getUserCountGroupByProvince)).toEqual([
      { regionId: '310000', name: '上海市', count: all },
    ]);
    const rows = await read(statistics.getUserCountGroupByProvince, { reach: 'tenant' });
    const sum = rows.reduce((total: number, row: { count: number }) => total + row.count, 0);
    expect(sum).toBe(await students({ reach: 'tenant' }));
  });

  it('includes a row for students without a region, so that the rows add up', async () => {
    const south = branchOf('south');
    const [all, within] = [await students(), await students({ branchId: south })];
    const move = (region: string | null) =>
      server.db.executeAsSystem(
        sql`UPDATE branch SET region_id = ${region} WHERE id = ${south}::uuid`,
      );
    await move(null);
    const rows = await read(statistics.getUserCountGroupByProvince);
    await move('310104');
    expect(rows).toEqual([
      { regionId: '310000', name: '上海市', count: all - within },
      { regionId: null, name: null, count: within },
    ]);
    expect(within).toBeGreaterThan(0);
  });

  it('of trainings uses the training’s own region, in figures and lists', async () => {
    const running = seedId('train:sunrise:running');
    const figuresOf = async (regionId: string) => {
      const { trainCount } = await read(statistics.getSummarizedData, { regionId });
      const list = await read(statistics.getTrainSchedule, { regionId, ...year });
      return { trainCount, listed: list.map((item: { trainId: string }) => item.trainId) };
    };
    const setRegion = (region: string | null) =>
      server.db.executeAsSystem(
        sql`UPDATE train SET region_id = ${region} WHERE id = ${running}::uuid`,
      );
    const [home, away] = [await figuresOf('310000'), await figuresOf('440000')];
    expect(home.listed).toContain(running);
    expect(away.listed).toHaveLength(away.trainCount);
    expect(away.trainCount).toBeGreaterThan(0);
    await setRegion('440000');
    const moved = await figuresOf('440000');
    expect(moved.trainCount).toBe(away.trainCount + 1);
    expect(new Set(moved.listed)).toEqual(new Set([...away.listed, running]));
    expect(await figuresOf('310000')).toEqual({
      trainCount: home.trainCount - 1,
      listed: home.listed.filter((value: string) => value !== running),
    });
    // the requested branch still applies in another region
    const elsewhere = { regionId: '440000', branchId: branchOf('east') };
    expect(await read(statistics.getTrainSchedule, { ...elsewhere, ...year })).toEqual([]);
    // without a region of its own the training has that of its branch
    await server.db.executeAsSystem(sql`UPDATE train SET branch_id = ${branchOf('south')}::uuid
      WHERE id = ${running}::uuid`);
    await setRegion(null);
    expect((await figuresOf('310104')).listed).toContain(running);
    expect((await figuresOf('440000')).trainCount).toBe(away.trainCount);
  });

  it('is each organisation, or all of them, for people who manage all', async () => {
    const ownOrganCount = await students();
    const otherOrganCount = await students({ organId: organOf('vocational') });
    expect(otherOrganCount).toBe(await students({}, vocational));
    const all = await students({ reach: 'tenant' });
    expect(all).toBeGreaterThanOrEqual(ownOrganCount + otherOrganCount);
    expect(await students({ reach: 'tenant', organId: organOf('vocational') })).toBe(
      otherOrganCount,
    );
  });

  it('is each tenant, or all of them, for the platform’s operators', async () => {
    const all = await students({ reach: 'platform' }, operator);
    const tenantCount = await students(
      { reach: 'platform', saasId: seedId('tenant:horizon') },
      operator,
    );
    expect(tenantCount).toBe(await students({ reach: 'tenant' }, otherTenantCaller));
    expect(all).toBeGreaterThan(tenantCount + (await students({ reach: 'tenant' })));
  });

  it.each(everyCall)('%s differs between the first tenant and another one', async (name, call) => {
    const [ownTenantReply, otherTenantReply] = [
      await read(call, paramsOf(name)),
      await read(call, paramsOf(name), otherTenantCaller),
    ];
    const ids = JSON.stringify(ownTenantReply).match(/[0-9a-f-]{36}/g) ?? [];
    for (const id of ids) expect(JSON.stringify(otherTenantReply)).not.toContain(id);
  });
});

describe('the statistics refuse', () => {
  const foreign: [string, () => CallOptions, object][] = [
    ['another tenant’s organisation', () => otherTenantCaller, { organId: organOf('head') }],
    [
      'the same with all of the tenant',
      () => otherTenantCaller,
      { reach: 'tenant', organId: organOf('head') },
    ],
    ['another tenant’s branch', () => otherTenantCaller, { branchId: branchOf('east') }],
    [
      'the same with all of the tenant',
      () => otherTenantCaller,
      { reach: 'tenant', branchId: branchOf('east') },
    ],
    ['another organisation of the tenant', () => vocational, { organId: organOf('head') }],
    ['a branch of another organisation', () => vocational, { branchId: branchOf('east') }],
    ['another branch', () => at(head, 'east'), { branchId: branchOf('south') }],
    ['the branch above', () => at(head, 'east'), { branchId: branchOf('main') }],
    [
      'another organisation, from a branch',
      () => at(head, 'east'),
      { organId: organOf('vocational') },
    ],
    [
      'a tenant that does not exist',
      () => operator,
      { reach: 'platform', saasId: seedId('nobody') },
    ],
  ];
  it.each(foreign)('%s', async (_, caller, params) => {
    for (const [name, call] of everyCall) {
      const { code, data } = await sendRequest(call, { ...paramsOf(name), ...params }, caller());
      expect([name, code, data]).toEqual([name, errorCodes.notFound, null]);
    }
  });

  const beyond: [string, () => CallOptions, object][] = [
    ['the whole tenant for staff of one organisation', () => vocational, { reach: 'tenant' }],
    ['the whole tenant from a branch', () => at(head, 'east'), { reach: 'tenant' }],
    ['the whole platform for an administrator', () => head, { reach: 'platform' }],
    [
      'another tenant for an administrator',
      () => head,
      { reach: 'platform', saasId: seedId('tenant:horizon') },
    ],
  ];
  it.each(beyond)('%s', async (_, caller, params) => {
    for (const [name, call] of everyCall) {
      const { code } = await sendRequest(call, { ...paramsOf(name), ...params }, caller());
      expect([name, code]).toEqual([name, errorCodes.forbidden]);
    }
  });

  it('a training of another branch, organisation or tenant', async () => {
    const trainId = seedId('train:sunrise:running');
    for (const caller of [vocational, otherTenantCaller]) {
      const { code } = await sendRequest(statistics.findTrainExamPassingRate, { trainId }, caller);
      expect(code).toBe(errorCodes.notFound);
    }
  });

  it('a list of names for people who may not see students', async () => {
    await server.db.executeAsSystem(sql`DELETE FROM role_permission WHERE tenant_id = ${seedId('tenant:sunrise')}::uuid
      AND permission_id = ${seedId('permission:sunrise:student.read')}::uuid
      AND role_id = ${seedId('role:sunrise:administrator')}::uuid`);
    const { code } = await sendRequest(statistics.getUserStudyOrExamCountList, page);
    expect(code).toBe(errorCodes.forbidden);
    expect((await sendRequest(statistics.getSummarizedData)).code).toBe(errorCodes.ok);
    await server.db.executeAsSystem(sql`INSERT INTO role_permission (tenant_id, role_id, permission_id)
      VALUES (${seedId('tenant:sunrise')}::uuid, ${seedId('role:sunrise:administrator')}::uuid,
        ${seedId('permission:sunrise:student.read')}::uuid)`);
  });

  it.each([
    ['an end before the start', { from: '2026-02-02', to: '2026-02-01' }, 'to'],
    ['a start in the future', { from: '2999-01-01' }, 'from'],
    ['a period of more than a year', { from: '2024-01-01', to: '2025-02-01' }, 'from'],
    ['an old start without an end', { from: '2020-01-01' }, 'from'],
    ['an invalid date', { from: 'yesterday' }, 'from'],
    ['a date that does not exist', { to: '2026-02-30' }, 'to'],
    ['a date with time and time zone', { from: '2026-01-01T00:00:00Z' }, 'from'],
    ['a region that does not exist', { regionId: '990000' }, 'regionId'],
    ['a region that is not a code', { regionId: '31%' }, 'regionId'],
    ['a tenant without the platform', { saasId: seedId('tenant:horizon') }, 'saasId'],
    ['another reach', { reach: 'world' }, 'reach'],
    ['a branch that is not an id', { branchId: 'east' }, 'branchId'],
  ])('%s', async (_, params, field) => {
    const { code, data } = await sendRequest(statistics.getSummarizedDataPlus, params);
    expect([code, Object.keys(data.fields)]).toEqual([errorCodes.invalidInput, [field]]);
  });

  it('an unknown parameter', async () => {
    const { code } = await sendRequest(statistics.getSummarizedData, { zone: 'UTC' });
    expect(code).toBe(errorCodes.invalidInput);
  });
});
