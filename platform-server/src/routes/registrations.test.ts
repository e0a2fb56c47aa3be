// concurrent calls also on PostgreSQL: two concurrent decisions wait for a row lock
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { creditCodeOf } from '../seed/companies';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';
import { acceptInvitation } from '../testing/staff-fixture';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { account, administrator, audit, registration, role, slhCompany } = contract;

let admin: CallOptions;
let operator: CallOptions;
let otherTenantAdmin: CallOptions;
beforeAll(async () => {
  admin = { token: await server.login('13900000001') };
  operator = { token: await server.login('13900000000') };
  otherTenantAdmin = { token: await server.login('13900000011', { host: 'new.localhost' }) };
});

const page = { pageNum: 1, pageSize: 50 };
const find = async (filter: object, options: CallOptions = admin) =>
  (await server.call(registration.find, { ...page, ...filter }, options)).data;
const findOne = async (id: string, options: CallOptions = admin) =>
  (await server.call(registration.findById, { id }, options)).data;

let claimCount = 0;
/** Registers another member of an association; the contact's number has no account. */
async function claim(contactPhone: string, creditCode = '91350100M000100Y43') {
  claimCount += 1;
  const { data } = await server.call(slhCompany.saveCompany, {
    companyName: `待审公司${claimCount}`,
    creditCode,
    contactName: '方联系',
    contactPhone,
    email: `contact${claimCount}@company.example`,
  });
  return { id: data.id as string, version: 1 };
}

const outboxOf = (to: string) =>
  server.db.executeAsSystem<{ purpose: string; channel: string }>(sql`
    SELECT purpose, channel FROM outbox WHERE account = ${to} ORDER BY created_at, purpose`);

describe('the list', () => {
  it('is sorted by age, oldest first, and filtered by state, kind and name', async () => {
    const { list, total } = await find({ state: 'claimed' });
    const times = list.map((item: { createdAt: string }) => item.createdAt);
    expect([total, times]).toEqual([5, [...times].sort()]);
    expect((await find({ kind: 'association', state: 'claimed' })).total).toBe(2);
    expect((await find({ keyword: '明德' })).list[0].name).toBe('明德教育科技有限公司');
    expect((await find({ state: 'returned' })).list[0]).toMatchObject({
      reason: '营业执照照片不清晰，请重新上传',
      decidedBy: '周运营',
      actions: ['accept'],
    });
  });

  it('masks the contact; a single registration has the full data and the number of other claims', async () => {
    const created = await claim('15577001001');
    await claim('15577001002');
    // a claim of the other kind is no rival
    await server.db.executeAsSystem(sql`
      INSERT INTO company (tenant_id, kind, name, credit_code, contact_name, contact_phone, created_at)
      SELECT tenant_id, CASE kind WHEN 'association' THEN 'registration' ELSE 'association' END, name,
        credit_code, contact_name, contact_phone, now() - interval '1 hour'
      FROM company WHERE id = ${created.id}::uuid`);
    const [row] = (await find({ sort: '-createdAt' })).list;
    expect(row.contactPhone).toBe('155****1002');
    expect(row.email).toMatch(/^c\*{4}@/);
    expect(await findOne(created.id)).toMatchObject({
      contactPhone: '15577001001',
      rivals: 1,
      mayBecomeTenant: false,
    });
  });

  it('shows those of other tenants to operators only', async () => {
    const { id } = await claim('15577001003');
    const replies = await Promise.all([
      server.call(registration.findById, { id }, otherTenantAdmin),
      server.call(registration.accept, { id, version: 1, into: 'organ' }, otherTenantAdmin),
      server.call(registration.giveBack, { id, version: 1, reason: '不予通过' }, otherTenantAdmin),
    ]);
    expect(replies.map(({ code }) => code)).toEqual([404, 404, 404].map(() => errorCodes.notFound));
    const tenants = async (options: CallOptions) =>
      new Set((await find({}, options)).list.map((item: { tenantId: string }) => item.tenantId));
    expect(await tenants(otherTenantAdmin)).toEqual(new Set([seedId('tenant:horizon')]));
    expect((await tenants(operator)).size).toBe(2);
  });
});

describe('accepting', () => {
  it('creates an organisation, invites its first administrator and notifies them', async () => {
    const phone = '15577002001';
    const input = await claim(phone, creditCodeOf(101));
    const reply = await server.call(registration.accept, { ...input, into: 'organ' }, admin);
    expect(reply.code).toBe(errorCodes.ok);
    const { organId } = reply.data;
    expect(await outboxOf(phone)).toEqual([
      { purpose: 'notice.invitation', channel: 'sms' },
      { purpose: 'notice.registrationAccepted', channel: 'sms' },
    ]);
    expect(await findOne(input.id)).toMatchObject({
      state: 'accepted',
      actions: [],
      decidedBy: '陈晓阳',
    });
    expect((await acceptInvitation(server, phone, 'localhost')).code).toBe(errorCodes.ok);
    const authCode = await (async () => {
      await server.db.executeAsSystem(sql`DELETE FROM limit_counter`);
      await server.call(account.getAuthCode, { account: phone, type: 1 });
      return server.code(phone);
    })();
    const { data: session } = await server.call(account.loginByAuthCode, {
      account: phone,
      authCode,
    });
    const registrant = { token: session.token };
    const { data: organs } = await server.call(account.findOrganList, {}, registrant);
    expect(organs.map((choice: { organ: string }) => choice.organ)).toEqual([organId]);
    expect((await server.call(administrator.findByCondition, page, registrant)).data.total).toBe(1);
    const lines = (await server.call(audit.findByCondition, { ...page, target: input.id }, admin))
      .data;
    expect(lines.list).toMatchObject([
      {
        action: 'registration.accepted',
        who: '陈晓阳',
        changes: [{ field: 'state', before: 'claimed', after: 'accepted' }],
      },
    ]);
  });

  it('creates a separate tenant if an operator decides so, and nobody else', async () => {
    const input = {
      ...(await claim('15577002002', creditCodeOf(102))),
      into: 'tenant' as const,
    };
    const refusal = await server.call(
      registration.accept,
      { ...input, domain: 'own.example' },
      admin,
    );
    expect(refusal.code).toBe(errorCodes.forbidden);
    const replyWithoutDomain = await server.call(registration.accept, input, operator);
    expect(Object.keys(replyWithoutDomain.data.fields)).toEqual(['domain']);
    const usedDomainInput = { ...input, domain: 'new.localhost' };
    expect((await server.call(registration.accept, usedDomainInput, operator)).code).toBe(
      errorCodes.conflict,
    );
    expect((await findOne(input.id)).state).toBe('claimed');
    const created = await server.call(
      registration.accept,
      { ...input, domain: 'own.example' },
      operator,
    );
    expect(created).toMatchObject({ code: errorCodes.ok, data: { organId: null } });
    expect(created.data.tenantId).not.toBe(seedId('tenant:sunrise'));
  });

  it('needs a number if the registration has none, and uses it', async () => {
    const input = { id: seedId('company:sunrise:1'), version: 1, into: 'organ' as const };
    await server.db.executeAsSystem(
      sql`UPDATE company SET contact_phone = '' WHERE id = ${input.id}::uuid`,
    );
    const refusal = await server.call(registration.accept, input, admin);
    expect(Object.keys(refusal.data.fields)).toEqual(['contactPhone']);
    const otherInput = { ...input, contactPhone: '15577002003' };
    expect((await server.call(registration.accept, otherInput, admin)).code).toBe(errorCodes.ok);
  });

  it('is possible for one claim of a company: the second is refused without a change', async () => {
    const code = creditCodeOf(103);
    const [first, second] = [await claim('15577002004', code), await claim('15577002005', code)];
    const accept = (item: typeof first) =>
      server.call(registration.accept, { ...item, into: 'organ' as const }, admin);
    expect((await accept(first)).code).toBe(errorCodes.ok);
    const refused = await accept(second);
    expect([refused.code, Object.keys(refused.data.fields)]).toEqual([
      errorCodes.conflict,
      ['creditCode'],
    ]);
    expect((await findOne(second.id)).state).toBe('claimed');
    expect(await outboxOf('15577002005')).toEqual([]);
  });

  it('refuses a name that an organisation has, at its field, and accepts another', async () => {
    const [first, second] = [
      await claim('15577002011', creditCodeOf(111)),
      await claim('15577002012', creditCodeOf(112)),
    ];
    const usedName = `待审公司${claimCount - 1}`;
    const accept = (item: typeof first, overrides: object = {}, options = admin) =>
      server.call(registration.accept, { ...item, into: 'organ' as const, ...overrides }, options);
    expect((await accept(first)).code).toBe(errorCodes.ok);
    await server.db.executeAsSystem(
      sql`UPDATE company SET name = ${usedName} WHERE id = ${second.id}::uuid`,
    );
    for (const caller of [admin, operator]) {
      expect(await accept(second, {}, caller)).toMatchObject({
        code: errorCodes.conflict,
        data: { fields: { name: '已有机构使用此名称' } },
      });
    }
    expect(await findOne(second.id)).toMatchObject({ state: 'claimed', version: 1 });
    expect(await outboxOf('15577002012')).toEqual([]);
    const acceptedReply = await accept(second, { name: '另一个名称' });
    expect(acceptedReply.code).toBe(errorCodes.ok);
    const created = await server.db.executeAsSystem(sql`SELECT name FROM organ
      WHERE id = ${acceptedReply.data.organId}::uuid`);
    expect(created).toEqual([{ name: '另一个名称' }]);
  });

  it('gives nobody more permissions than the person who accepts has', async () => {
    const permissionIds = ['read', 'review'].map((value) =>
      seedId(`permission:sunrise:registration.${value}`),
    );
    const { data: created } = await server.call(
      role.save,
      { name: '审核员', permissionIds },
      admin,
    );
    const phone = '15577002006';
    const branchIds = [seedId('branch:sunrise:main')];
    const input = { name: '审核员', phone, roleIds: [created.id], branchIds };
    const { data: administratorReply } = await server.call(administrator.save, input, admin);
    const { data: way } = await server.call(
      account.generateAndSetPassword,
      { userId: administratorReply.id },
      admin,
    );
    const { data } = await server.call(account.login, { account: phone, password: way.password });
    const body = { ...(await claim('15577002007', creditCodeOf(104))), into: 'organ' as const };
    const reply = await server.call(registration.accept, body, { token: data.token });
    expect(reply.code).toBe(errorCodes.forbidden);
    const elsewhere = { ...admin, headers: { branch: seedId('branch:sunrise:east') } };
    expect((await server.call(registration.accept, body, elsewhere)).code).toBe(
      errorCodes.forbidden,
    );
    expect((await findOne(body.id)).state).toBe('claimed');
  });
});

describe('two concurrent decisions', () => {
  it('the second one is refused with the result of the first, and nothing is created twice', async () => {
    const phone = '15577003001';
    const input = { ...(await claim(phone, creditCodeOf(105))), into: 'organ' as const };
    const replies = await Promise.all(
      [admin, operator].map((options) => server.call(registration.accept, input, options)),
    );
    expect(replies.map(({ code }) => code).sort()).toEqual([errorCodes.ok, errorCodes.conflict]);
    const refusedReply = replies.find(({ code }) => code === errorCodes.conflict);
    expect(refusedReply?.data.present).toMatchObject({ id: input.id, state: 'accepted' });
    const created = await server.db.executeAsSystem(
      sql`SELECT 1 FROM organ WHERE name = ${`待审公司${claimCount}`}`,
    );
    expect(created).toHaveLength(1);
    expect((await outboxOf(phone)).length).toBe(2);
  });

  it('a stale version is refused, and so is a decision that the state does not allow', async () => {
    const input = await claim('15577003002', creditCodeOf(106));
    const back = (version: number) =>
      server.call(registration.giveBack, { ...input, version, reason: '不予通过' }, admin);
    expect((await back(7)).data.present.state).toBe('claimed');
    expect((await back(1)).code).toBe(errorCodes.ok);
    expect((await back(2)).code).toBe(errorCodes.conflict);
  });
});

it('a return notifies the contact at every given address, and can be followed by an acceptance', async () => {
  const phone = '15577004001';
  const input = await claim(phone, creditCodeOf(107));
  const blank = await server.call(registration.giveBack, { ...input, reason: '  ' }, admin);
  expect(Object.keys(blank.data.fields)).toEqual(['reason']);
  const reason = '请补充办学许可证';
  const reply = await server.call(registration.giveBack, { ...input, reason }, admin);
  expect(reply.code).toBe(errorCodes.ok);
  const mail = `contact${claimCount}@company.example`;
  expect(await outboxOf(phone)).toEqual([
    { purpose: 'notice.registrationReturned', channel: 'sms' },
  ]);
  expect((await outboxOf(mail)).length).toBe(1);
  const url = `/dev/notices.json?account=${phone}`;
  const [message] = (await server.app.inject({ url, headers: { host: 'localhost' } })).json();
  expect(message.link).toBe(reason);
  expect(await findOne(input.id)).toMatchObject({ state: 'returned', reason, version: 2 });
  const secondInput = { id: input.id, version: 2, into: 'organ' as const };
  expect((await server.call(registration.accept, secondInput, admin)).code).toBe(errorCodes.ok);
  expect(await findOne(input.id)).toMatchObject({ state: 'accepted', reason: null });
});
