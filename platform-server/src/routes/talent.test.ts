// embedded database only: routes/matrix, reads and audit-walk test row-level security on PostgreSQL
import { contract, errorCodes, type Talent } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions } from '../testing/test-server';
import { trainFixture } from '../testing/train-fixture';

const server = serverFixture({ freshLimits: true });
const { talent } = contract;
const page = { pageNum: 1, pageSize: 200 };
const fixture = trainFixture(server);
const { call, callOk } = fixture;
const callers = {} as Record<'southern' | 'vocational', CallOptions>;

beforeAll(async () => {
  await fixture.logIn();
  callers.southern = {
    ...fixture.as.head,
    headers: { ...fixture.as.head.headers, branch: seedId('branch:sunrise:south') },
  };
  callers.vocational = await sessionInSunrise(server, '13900000003', 'vocational');
});

const find = async (overrides: object = {}, options?: CallOptions): Promise<Talent[]> =>
  (await callOk(talent.findByCondition, { ...page, ...overrides }, options)).list;

it('has each certified person once, with masked numbers', async () => {
  const list = await find();
  expect(list.length).toBeGreaterThan(40);
  expect(new Set(list.map(({ userId }) => userId)).size).toBe(list.length);
  expect(list.every(({ phone }) => /^\d{3}\*{4}\d{4}$/.test(phone))).toBe(true);
  expect(list.every(({ idNumber }) => idNumber === null || idNumber.includes('*'))).toBe(true);
});

it('can be filtered by skill, score, validity and the visible digits of a phone', async () => {
  const skills: string[] = await callOk(talent.findSkills, {});
  const [skill = ''] = skills;
  const skilled = await find({ skill });
  expect(skilled.length).toBeGreaterThan(0);
  expect(skilled.every((item) => item.skills.includes(skill))).toBe(true);
  const best = await find({ minScore: 90, sort: 'score' });
  expect(best.length).toBeGreaterThan(0);
  expect(best.every(({ score }) => (score ?? 0) >= 90)).toBe(true);
  const valid = await find({ standing: 'valid' });
  const lapsed = await find({ standing: 'lapsed' });
  expect(valid.every(({ validCount }) => validCount > 0)).toBe(true);
  expect(lapsed.every(({ validCount }) => validCount === 0)).toBe(true);
  expect(valid.length + lapsed.length).toBe((await find()).length);
  const [first] = valid;
  const near = await find({ keyword: first?.phone.slice(-4) });
  expect(near.map(({ userId }) => userId)).toContain(first?.userId);
});

it('can be filtered by the region of their branch', async () => {
  const { list } = await callOk(talent.findByCondition, { ...page, regionId: '310000' });
  expect(list.length).toBeGreaterThan(0);
  expect(list.every(({ regionName }: Talent) => /上海/.test(regionName ?? ''))).toBe(true);
  expect(await find({ regionId: '650000' })).toEqual([]);
});

it('has everybody on one page only, even if all were certified at the same time', async () => {
  await server.db.executeAsSystem(sql`UPDATE certificate SET issued_at = '2026-01-01T00:00:00Z'`);
  const whole = (await find()).map(({ userId }) => userId);
  const pages: string[] = [];
  for (let pageNum = 1; pages.length < whole.length; pageNum += 1) {
    pages.push(...(await find({ pageNum, pageSize: 10 })).map(({ userId }) => userId));
  }
  expect(pages).toEqual(whole);
});

it('has a profile of people with a certificate, and of nobody else', async () => {
  const [first] = await find();
  const profile = await callOk(talent.findById, { userId: first?.userId });
  expect(profile).toMatchObject({ name: first?.name, phone: first?.phone });
  expect(profile.certificates).toHaveLength(first?.certificateCount ?? 0);
  const userId = (await callOk(contract.user.addStudent, { name: '新人', phone: '15577000001' }))
    .userId;
  expect((await call(talent.findById, { userId })).code).toBe(errorCodes.notFound);
  const refusal = await call(talent.reveal, { userId, field: 'phone' });
  expect(refusal.code).toBe(errorCodes.notFound);
});

it('shows a full number to people with the permission, which is recorded', async () => {
  const [first] = await find();
  const userId = first?.userId ?? '';
  const { value } = await callOk(talent.reveal, { userId, field: 'phone' });
  expect(value).toMatch(/^\d{11}$/);
  const [line] = await server.db.executeAsSystem<{
    field: string;
  }>(sql`SELECT detail ->> 'field' AS field
    FROM audit_log WHERE action = 'student.revealed' AND target = ${userId}
    ORDER BY id DESC LIMIT 1`);
  expect(line?.field).toBe('phone');
});

it('has nobody of another organisation or branch', async () => {
  const all = await find();
  const southern = await find({}, callers.southern);
  expect(southern.length).toBeLessThan(all.length);
  expect(southern.every(({ branchName }) => branchName === '徐汇校区')).toBe(true);
  const others = new Set((await find({}, callers.vocational)).map(({ userId }) => userId));
  expect(all.filter(({ userId }) => others.has(userId))).toEqual([]);
  const reply = await call(talent.findById, { userId: all[0]?.userId }, callers.vocational);
  expect(reply.code).toBe(errorCodes.notFound);
});

it('is exported with full numbers to people who may see them, which is recorded', async () => {
  const take = async (body: object, callOptions = fixture.as.head) => {
    const reply = await server.app.inject({
      ...{ method: 'POST', url: talent.export.path, payload: body },
      headers: {
        host: 'localhost',
        token: callOptions.token ?? '',
        ...(callOptions.headers as object),
      },
    });
    if (!String(reply.headers['content-type']).includes('spreadsheet')) return reply.json();
    return server.services.sheets.read(reply.rawPayload, 20, 'texts');
  };
  const masked = await take({});
  expect(masked[1][1]).toMatch(/^\d{3}\*{4}\d{4}$/);
  const whole = await take({ whole: true });
  expect(whole[1][1]).toMatch(/^\d{11}$/);
  expect(whole[1][0]).toBe(masked[1][0]);
  const lines = await server.db.executeAsSystem<{
    whole: string;
  }>(sql`SELECT detail ->> 'whole' AS whole
    FROM audit_log WHERE action = 'talent.exported' ORDER BY id DESC LIMIT 2`);
  expect(lines.map((line) => line.whole)).toEqual(['true', 'false']);
  // exporting full numbers needs the permission to see one
  await server.db.executeAsSystem(sql`DELETE FROM role_permission WHERE permission_id IN
    (SELECT id FROM permission WHERE code = 'talent.reveal')`);
  expect((await take({ whole: true })).code).toBe(errorCodes.forbidden);
  expect((await take({}))[1][1]).toBe(masked[1][1]);
});
