// embedded database only: routes/matrix, reads and audit-walk test row-level security on PostgreSQL
import { type Assessment, contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { enabledTemplate, field } from '../testing/certificate-fixture';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions } from '../testing/test-server';
import { trainFixture } from '../testing/train-fixture';
import { jobOver, uploadTo, workbook } from '../testing/workbooks';

const server = serverFixture({ freshLimits: true });
const { assessment, audit, certificate, user } = contract;
const page = { pageNum: 1, pageSize: 200 };
const fixture = trainFixture(server);
const { call, callOk } = fixture;
const callers = {} as Record<'southern' | 'vocational', CallOptions>;
let phones = 15_588_000_000;

beforeAll(async () => {
  await fixture.logIn();
  callers.southern = {
    ...fixture.as.head,
    headers: { ...fixture.as.head.headers, branch: seedId('branch:sunrise:south') },
  };
  callers.vocational = await sessionInSunrise(server, '13900000003', 'vocational');
});

const find = (id: string): Promise<Assessment> => callOk(assessment.findById, { id });
async function newStudent() {
  phones += 1;
  const phone = String(phones);
  return {
    phone,
    userId: (await callOk(user.addStudent, { name: '考生', phone })).userId as string,
  };
}
async function registered(): Promise<{ id: string; version: number }> {
  const { userId } = await newStudent();
  return callOk(assessment.save, { userId, skill: '母婴护理', level: 4, remarks: '说明' });
}
const when = { appointedAt: '2030-03-01T01:00:00.000Z', place: '实训楼 201' };
async function appointed() {
  const { id, version } = await registered();
  await callOk(assessment.appoint, { id, version, ...when });
  return { id, version: version + 1 };
}
const result = { passed: true, score: 86.5, assessor: '何文清', remarks: '熟练' };
async function passed() {
  const { id, version } = await appointed();
  await callOk(assessment.grade, { id, version, ...result });
  return { id, version: version + 1 };
}

it('goes from the registration to the certificate, which shows skill and score', async () => {
  const { id, version } = await passed();
  expect(await find(id)).toMatchObject({
    ...{ name: '考生', skill: '母婴护理', level: 4, status: 'passed', score: 86.5 },
    ...{ ...when, assessor: '何文清', remarks: '熟练', branchName: '总部校区' },
    phone: expect.stringMatching(/^155\*{4}\d{4}$/),
  });
  const templateId = await enabledTemplate(server, fixture.as.head);
  const { certificateNo } = await callOk(assessment.certify, { id, version, templateId });
  const row = await find(id);
  expect(row).toMatchObject({ status: 'certified', certificateNo });
  expect(await callOk(certificate.findById, { id: row.certificateId })).toMatchObject({
    ...{ certificateNo, userId: row.userId, trainId: null },
    trainTitle: '母婴护理（四级/中级工）',
  });
  const [printed] = await server.db.executeAsSystem<{ score: string; hours: string }>(sql`
    SELECT values ->> 'score' AS score, values ->> 'hours' AS hours FROM certificate
    WHERE number = ${certificateNo}`);
  expect(printed).toEqual({ score: '86.5', hours: '' });
});

it('changes its state as the table says, and in no other way', async () => {
  const { id, version } = await registered();
  const refused = [
    await call(assessment.grade, { id, version, ...result }),
    await call(assessment.certify, { id, version, templateId: seedId('none') }),
  ];
  expect(refused.map(({ code }) => code)).toEqual([errorCodes.conflict, errorCodes.conflict]);
  await callOk(assessment.withdraw, { id, version, reason: '放弃' });
  const lateReply = await call(assessment.appoint, { id, version: version + 1, ...when });
  expect(lateReply.code).toBe(errorCodes.conflict);
  expect(await find(id)).toMatchObject({ status: 'withdrawn', reason: '放弃', appointedAt: null });
  const deleted = await registered();
  await callOk(assessment.delete, deleted);
  expect((await call(assessment.findById, { id: deleted.id })).code).toBe(errorCodes.notFound);
});

it('names the printed data that a person lacks, and issues nothing', async () => {
  const { id, version } = await passed();
  const fields = [field('name', 60), field('idNumber', 90), field('certificateNo', 150)];
  const templateId = await enabledTemplate(server, fixture.as.head, { fields });
  const refusal = await call(assessment.certify, { id, version, templateId });
  expect([refusal.code, refusal.data.fields.templateId]).toEqual([
    errorCodes.conflict,
    expect.stringMatching(/考生没有登记.*其他模板/),
  ]);
  expect(await find(id)).toMatchObject({ status: 'passed', certificateId: null, version });
});

it('that was failed cannot be certified, and the person can be registered again', async () => {
  const { id, version } = await appointed();
  await callOk(assessment.grade, { id, version, ...result, passed: false, score: 40 });
  const templateId = await enabledTemplate(server, fixture.as.head);
  const refusal = await call(assessment.certify, { id, version: version + 1, templateId });
  expect(refusal.code).toBe(errorCodes.conflict);
  const { userId } = await find(id);
  await callOk(assessment.save, { userId, skill: '母婴护理', level: 4 });
});

it('can be open only once for a person, skill and level', async () => {
  const { userId } = await newStudent();
  await callOk(assessment.save, { userId, skill: '收纳', level: 5 });
  const repeatedReply = await call(assessment.save, { userId, skill: '收纳', level: 5 });
  expect([repeatedReply.code, Object.keys(repeatedReply.data.fields)]).toEqual([
    errorCodes.conflict,
    ['skill'],
  ]);
  await callOk(assessment.save, { userId, skill: '收纳', level: 4 });
});

it.each<[object, string]>([
  [{ level: 6 }, 'level'],
  [{ skill: ' ' }, 'skill'],
  [{ userId: seedId('none') }, 'userId'],
])('is not added with %j', async (input, field) => {
  const body = { userId: (await newStudent()).userId, skill: '收纳', level: 5, ...input };
  const reply = await call(assessment.save, body);
  expect([reply.code, Object.keys(reply.data.fields)]).toEqual([errorCodes.invalidInput, [field]]);
});

it('accepts no score out of range', async () => {
  const { id, version } = await appointed();
  for (const score of [-1, 101, 86.55]) {
    const reply = await call(assessment.grade, { id, version, ...result, score });
    expect([score, Object.keys(reply.data.fields)]).toEqual([score, ['score']]);
  }
});

it('reports a change that somebody else made meanwhile', async () => {
  const { id, version } = await appointed();
  const staleReply = await call(assessment.grade, { id, version: version - 1, ...result });
  expect([staleReply.code, staleReply.data.present.version]).toEqual([
    errorCodes.conflict,
    version,
  ]);
  const history = await callOk(audit.ofRow, { ...page, kind: 'assessment', id });
  expect(history.list.map((item: { action: string }) => item.action)).toEqual([
    ...['assessment.appointed', 'assessment.added'],
  ]);
});

it('is not visible to another organisation or branch', async () => {
  const { id, version } = await registered();
  const ready = await passed();
  const templateId = await enabledTemplate(server, fixture.as.head, {
    name: '别处的模板',
  } as never);
  for (const callOptions of [callers.vocational, callers.southern]) {
    for (const [endpoint, params] of [
      [assessment.findById, { id }],
      [assessment.save, { id, version, remarks: '改写' }],
      [assessment.appoint, { id, version, ...when }],
      [assessment.grade, { id, version, ...result }],
      [assessment.certify, { ...ready, templateId }],
      [assessment.withdraw, { id, version, reason: '退出' }],
      [assessment.delete, { id, version }],
    ] as const) {
      expect((await call(endpoint, params, callOptions)).code).toBe(errorCodes.notFound);
    }
    const { list } = await callOk(assessment.findByCondition, page, callOptions);
    expect(list.map((item: Assessment) => item.id)).not.toContain(id);
  }
  expect((await find(id)).status).toBe('registered');
});

it('accepts no student or template of another organisation, and no student of another branch', async () => {
  const studentIds = await server.db.executeAsSystem<{
    id: string;
  }>(sql`SELECT member_id AS id FROM actor
    WHERE organ_id = ${seedId('organ:sunrise:vocational')}::uuid AND kind = 'student' LIMIT 1`);
  const eastern = await server.db.executeAsSystem<{
    id: string;
  }>(sql`SELECT member_id AS id FROM actor
    WHERE branch_id = ${seedId('branch:sunrise:main')}::uuid AND kind = 'student' LIMIT 1`);
  const input = { skill: '收纳', level: 3 };
  for (const [userId, callOptions] of [
    [studentIds[0]?.id, fixture.as.head],
    [eastern[0]?.id, callers.southern],
  ] as const) {
    const reply = await call(assessment.save, { ...input, userId }, callOptions);
    expect([reply.code, Object.keys(reply.data.fields)]).toEqual([
      ...[errorCodes.invalidInput, ['userId']],
    ]);
  }
  const templateId = await enabledTemplate(server, callers.vocational);
  const ownAssessment = await passed();
  const refusal = await call(assessment.certify, { ...ownAssessment, templateId });
  expect(Object.keys(refusal.data.fields)).toEqual(['templateId']);
  expect((await find(ownAssessment.id)).status).toBe('passed');
});

describe('workbooks', () => {
  const headings = ['姓名', '手机号', '身份证号', '技能', '等级'];

  it('report the faults of each row, and register the valid ones', async () => {
    const [first, second] = [await newStudent(), await newStudent()];
    await callOk(assessment.save, { userId: second.userId, skill: '养老护理', level: 5 });
    const file = await workbook([
      headings,
      ['考生', first.phone, '', '养老护理', '五级/初级工'],
      ['考生', first.phone, '', '养老护理', '5'],
      ['考生', second.phone, '', '养老护理', '5'],
      ['外人', '13000000000', '', '养老护理', '3'],
      ['考生', first.phone, '', '', '9'],
    ]);
    const token = fixture.as.head.token ?? '';
    const check = await uploadTo(server, assessment.checkImport.path, file, { token });
    expect([check.data.total, check.data.good]).toEqual([5, 1]);
    const problems = check.data.rows.map((row: { row: number; problems: { column: string }[] }) => [
      row.row,
      row.problems.map((problem) => problem.column).sort(),
    ]);
    expect(problems).toEqual([
      [3, ['技能']],
      [4, ['技能']],
      [5, ['手机号']],
      [6, ['技能', '等级']],
    ]);
    const order = { mode: 'good', requestId: crypto.randomUUID() };
    const started = await uploadTo(
      server,
      `${assessment.startImport.path}?${new URLSearchParams(order)}`,
      file,
      { token },
    );
    const job = await jobOver(server, token, started.data.id);
    expect(job).toMatchObject({ state: 'done', imported: 1, failed: 4 });
    const resultPage = await callOk(assessment.findByCondition, {
      ...page,
      keyword: '考生',
      level: 5,
    });
    const created = resultPage.list.filter((item: Assessment) => item.userId === first.userId);
    expect(created).toMatchObject([{ skill: '养老护理', level: 5, status: 'registered' }]);
  });

  it('are exported by people with the permission, which is recorded', async () => {
    const reply = await server.app.inject({
      method: 'POST',
      url: assessment.export.path,
      headers: { host: 'localhost', token: fixture.as.head.token ?? '' },
      payload: { status: 'passed' },
    });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([
      200,
      expect.stringContaining('spreadsheet'),
    ]);
    const [line] = await server.db.executeAsSystem<{
      detail: object;
    }>(sql`SELECT detail FROM audit_log
      WHERE action = 'assessment.exported' ORDER BY id DESC LIMIT 1`);
    expect(line?.detail).toMatchObject({ conditions: ['status'] });
  });
});
