// embedded database only: routes/matrix, reads and audit-walk test row-level security on PostgreSQL
import { contract, type EndpointData, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';
import { addStaff, sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { account, administrator, audit, profile, user } = contract;

const page = { pageNum: 1, pageSize: 20 };
const phone = '15566119902';
const idNumber = '11010519491231002X';

let head: CallOptions;
let staff: CallOptions;
/** Staff of one branch. */
let eastern: CallOptions;
let vocational: CallOptions;
let otherTenantAdmin: CallOptions;
let administratorId: string;
let accountId: string;
let id: string;

async function callOk(endpoint: EndpointData, params: object, options: CallOptions = head) {
  const reply = await server.call(endpoint, params as Record<string, unknown>, options);
  expect([endpoint.path, reply.code, reply.message]).toEqual([endpoint.path, errorCodes.ok, '']);
  return reply.data;
}

const codeOf = async (endpoint: EndpointData, params: object, options: CallOptions) =>
  (await server.call(endpoint, params as Record<string, unknown>, options)).code;

async function easternAdministrator(): Promise<CallOptions> {
  const input = {
    name: '东区管理员',
    phone: '15566119903',
    roleIds: [seedId('role:sunrise:administrator')],
    branchIds: [seedId('branch:sunrise:east')],
  };
  const { id: userId } = await callOk(administrator.save, input);
  const { password } = await callOk(account.generateAndSetPassword, { userId });
  const reply = await server.call(account.login, { account: input.phone, password });
  return { token: reply.data.token };
}

beforeAll(async () => {
  head = await sessionInSunrise(server, '13900000001', 'head');
  staff = { token: await server.login('13900000002') };
  vocational = await sessionInSunrise(server, '13900000003', 'vocational');
  otherTenantAdmin = {
    host: 'new.localhost',
    token: await server.login('13900000011', { host: 'new.localhost', flow: 'new' }),
  };
  administratorId = await addStaff(server, head, phone);
  const [person] = await server.db.executeAsSystem<{ id: string }>(
    sql`SELECT id FROM account WHERE phone = ${phone}`,
  );
  accountId = person?.id ?? '';
  await server.db.executeAsSystem(sql`DELETE FROM limit_counter`);
  eastern = await easternAdministrator();
  ({ id } = await callOk(user.saveProfile, { accountId, name: '周档案', idNumber }));
});

describe('a full number', () => {
  it.each([
    ['the list of records', () => callOk(user.findProfiles, { ...page, keyword: phone })],
    ['one record', () => callOk(user.findProfileById, { id })],
    ['the list of people without a record', () => callOk(profile.findPeople, {})],
    [
      'the refusal of a stale change',
      async () =>
        (await server.call(user.saveProfile, { id, version: 999, name: '改' }, head)).data,
    ],
    [
      'the refusal of a stale deletion',
      async () => (await server.call(user.deleteProfile, { id, version: 999 }, head)).data,
    ],
    ['the list of administrators', () => callOk(administrator.findByCondition, page)],
    [
      'the refusal of a stale change of an administrator',
      async () =>
        (
          await server.call(
            administrator.update,
            { id: administratorId, version: 999, name: '改' },
            head,
          )
        ).data,
    ],
    ['the audit trail', () => callOk(audit.findByCondition, { ...page, target: accountId })],
    ['the record’s history', () => callOk(audit.ofRow, { ...page, kind: 'profile', id })],
  ])('is not part of %s', async (_, sendRequest) => {
    const answer = JSON.stringify(await sendRequest());
    expect(answer).not.toContain(phone);
    expect(answer).not.toContain(idNumber);
  });

  it('is masked in lists', async () => {
    const masked = { phone: '155****9902', idNumber: '110***********002X' };
    expect(await callOk(user.findProfileById, { id })).toMatchObject(masked);
    const { list } = await callOk(administrator.findByCondition, { ...page, keyword: phone });
    expect(list).toMatchObject([{ id: administratorId, phone: masked.phone }]);
  });

  it('is returned on request, and the request is recorded', async () => {
    for (const [field, value] of [
      ['phone', phone],
      ['idNumber', idNumber],
    ]) {
      expect(await callOk(profile.reveal, { id, field })).toEqual({ value });
      const { list } = await callOk(audit.findByCondition, { ...page, action: 'profile.revealed' });
      expect(list[0]).toMatchObject({ who: '陈晓阳', target: accountId, detail: { field } });
    }
    expect(await callOk(administrator.reveal, { id: administratorId })).toEqual({ value: phone });
    const action = 'administrator.revealed';
    const { list } = await callOk(audit.findByCondition, { ...page, action });
    expect(list[0]).toMatchObject({
      who: '陈晓阳',
      target: administratorId,
      detail: { field: 'phone' },
    });
  });

  it('in the row’s history only appears as seen, without the number', async () => {
    for (const kind of ['profile', 'administrator']) {
      const input = { kind, id: kind === 'profile' ? id : administratorId };
      const { list } = await callOk(audit.ofRow, { ...page, ...input });
      expect(list[0]).toMatchObject({ action: `${kind}.revealed`, who: '陈晓阳' });
      expect(JSON.stringify(list)).not.toContain(phone);
    }
  });

  it('is refused to people without the permission, and nothing is recorded', async () => {
    expect(await codeOf(profile.reveal, { id, field: 'phone' }, staff)).toBe(errorCodes.forbidden);
    expect(await codeOf(administrator.reveal, { id: administratorId }, staff)).toBe(
      errorCodes.forbidden,
    );
    const accountId = seedId('account:13900000002');
    for (const action of ['profile.revealed', 'administrator.revealed']) {
      const trail = { ...page, action, accountId };
      expect((await callOk(audit.findByCondition, trail)).total).toBe(0);
    }
  });

  it('is returned to one person sixty times in ten minutes, in all lists together', async () => {
    for (let i = 0; i < 59; i += 1) await callOk(administrator.reveal, { id: administratorId });
    await callOk(profile.reveal, { id, field: 'phone' });
    const reply = await server.call(profile.reveal, { id, field: 'phone' }, head);
    expect([reply.status, reply.code]).toEqual([429, errorCodes.tooManyRequests]);
  });

  it('of the own record is visible', async () => {
    const { id: ownProfileId } = await callOk(
      user.saveProfile,
      { name: '林小雨', idNumber },
      staff,
    );
    expect(await callOk(user.findProfileById, { id: ownProfileId }, staff)).toMatchObject({
      idNumber,
    });
    expect(await callOk(user.findProfileById, { id: ownProfileId })).toMatchObject({
      idNumber: '110***********002X',
    });
    await callOk(user.deleteProfile, { id: ownProfileId }, staff);
  });
});

describe('a record of somebody else', () => {
  it.each([
    ['tenant', () => otherTenantAdmin],
    ['organisation', () => vocational],
    ['branch', () => eastern],
  ])('can be neither read nor changed by %s', async (_, caller) => {
    const calls = [
      [user.findProfileById, { id }],
      [user.saveProfile, { id, name: '改名' }],
      [user.saveProfile, { accountId, name: '改名' }],
      [user.deleteProfile, { id }],
      [profile.reveal, { id, field: 'phone' }],
      [administrator.reveal, { id: administratorId }],
      [audit.ofRow, { ...page, kind: 'profile', id }],
    ] as const;
    for (const [endpoint, params] of calls) {
      expect([endpoint.path, await codeOf(endpoint, params, caller())]).toEqual([
        endpoint.path,
        errorCodes.notFound,
      ]);
    }
    const records = await callOk(user.findProfiles, { ...page, keyword: phone }, caller());
    expect(records.total).toBe(0);
    // a colleague at the head organisation without a record
    const query = { keyword: '林小雨' };
    expect(await callOk(profile.findPeople, query)).toHaveLength(1);
    expect(await callOk(profile.findPeople, query, caller())).toEqual([]);
    expect((await callOk(user.findProfileById, { id })).name).toBe('周档案');
  });
});

describe('a search', () => {
  const hitsBy = async (keyword: string) => [
    (await callOk(user.findProfiles, { ...page, keyword })).list.some(
      (item: { id: string }) => item.id === id,
    ),
    (await callOk(administrator.findByCondition, { ...page, keyword })).list.some(
      (item: { id: string }) => item.id === administratorId,
    ),
  ];

  it.each([phone, '155 6611 9902', '155', '9902'])('finds by %s', async (keyword) => {
    expect(await hitsBy(keyword)).toEqual([true, true]);
  });

  it.each(['6611', '15566', phone.slice(1), idNumber])('finds nothing by %s', async (keyword) => {
    expect(await hitsBy(keyword)).toEqual([false, false]);
  });

  it('finds people without a record, until they have one', async () => {
    await callOk(user.deleteProfile, { id });
    expect(await callOk(profile.findPeople, { keyword: '某' })).toEqual([
      { accountId, name: '某人', phone: '155****9902' },
    ]);
    ({ id } = await callOk(user.saveProfile, { accountId, name: '周档案', idNumber }));
    expect(await callOk(profile.findPeople, { keyword: '某' })).toEqual([]);
  });
});

it('a masked number is refused, and a change of another field does not change the number', async () => {
  const profileBefore = await callOk(user.findProfileById, { id });
  const refusal = await server.call(
    user.saveProfile,
    { id, idNumber: profileBefore.idNumber },
    head,
  );
  expect(refusal.data.fields).toHaveProperty('idNumber');
  await callOk(user.saveProfile, { id, version: profileBefore.version, employer: '阳光教育' });
  expect(await callOk(profile.reveal, { id, field: 'idNumber' })).toEqual({ value: idNumber });
});

it('people who may write records but not read them get no row from a stale deletion', async () => {
  const { id: ownProfileId } = await callOk(user.saveProfile, { name: '陈晓阳' });
  const staleReply = await server.call(
    user.deleteProfile,
    { id: ownProfileId, version: 999 },
    staff,
  );
  expect([staleReply.code, staleReply.data]).toEqual([errorCodes.forbidden, null]);
  await callOk(user.deleteProfile, { id: ownProfileId });
});
