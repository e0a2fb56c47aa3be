// concurrent calls also on PostgreSQL: an answer locks rows of two tenants in one transaction
import { contract, errorCodes, maskPhone } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';
import { acceptInvitation, addStaff, sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { account, administrator, audit, invitation } = contract;

const HOST = 'jiazheng.localhost';
/** Staff of the first tenant, with a mail address bound. */
const STAFF = '13900000002';
const role = seedId('role:homecare:administrator');
const branch = seedId('branch:homecare:main');
const page = { pageNum: 1, pageSize: 50 };

let homecare: CallOptions;
let sunrise: CallOptions;
beforeAll(async () => {
  homecare = { token: await server.login('13900000021', { host: HOST }) };
  sunrise = await sessionInSunrise(server, '13900000001', 'head');
});
/** Deletes what one test leaves, so that tests are independent. */
afterEach(() =>
  server.db.withSystem(async (tx) => {
    await tx.execute(sql`DELETE FROM invitation`);
    await tx.execute(sql`DELETE FROM member m USING actor a WHERE a.member_id = m.id
      AND a.kind = 'staff' AND m.phone <> '13900000021'
      AND m.tenant_id = ${seedId('tenant:homecare')}::uuid`);
    await tx.execute(sql`DELETE FROM account WHERE phone LIKE '155%'`);
    await tx.execute(sql`UPDATE account SET phone_bound_at = NULL,
      opened_by = ${seedId('tenant:sunrise')}::uuid WHERE phone = ${STAFF}`);
  }),
);

const invite = (phone = STAFF, overrides: object = {}) =>
  server.call(administrator.save, { name: '某人', phone, roleIds: [], ...overrides }, homecare);
const list = async (caller = homecare) =>
  (await server.call(invitation.find, page, caller)).data.list;
const staff = async (caller = homecare) =>
  (await server.call(administrator.findByCondition, page, caller)).data.list;
const accountRow = (phone: string) =>
  server.db.executeAsSystem(sql`SELECT to_jsonb(a) AS row FROM account a WHERE phone = ${phone}`);
const actions = async (caller: CallOptions): Promise<string[]> =>
  (await server.call(audit.findByCondition, page, caller)).data.list.map(
    (item: { action: string }) => item.action,
  );
const answer = (endpoint: typeof invitation.accept | typeof invitation.decline, authCode: string) =>
  server.call(endpoint, { account: STAFF, authCode }, { host: HOST });
const codeFor = async (name = STAFF): Promise<string> => {
  await server.db.executeAsSystem(sql`DELETE FROM limit_counter`);
  const sent = await server.call(invitation.sendCode, { account: name }, { host: HOST });
  expect([sent.code, sent.data]).toEqual([errorCodes.ok, null]);
  return server.code(name);
};

describe('somebody with an actor elsewhere', () => {
  it('is invited: the account does not change, and there is no actor yet', async () => {
    const accountBefore = await accountRow(STAFF);
    const reply = await invite();
    expect(reply).toMatchObject({ code: errorCodes.ok, data: { invited: true } });
    expect(await accountRow(STAFF)).toEqual(accountBefore);
    expect((await staff()).map((item: { phone: string }) => item.phone)).toEqual(['139****0021']);
    expect(await list()).toEqual([
      expect.objectContaining({
        id: reply.data.id,
        name: '某人',
        phone: maskPhone(STAFF),
        email: null,
      }),
    ]);
  });

  it('is shown to the administrator with only the data that was typed', async () => {
    await invite();
    expect(JSON.stringify([await list(), await staff()])).not.toMatch(/林小雨|小雨/);
    await acceptInvitation(server, STAFF, HOST);
    const [placed] = (await staff()).filter(
      (item: { phone: string }) => item.phone === maskPhone(STAFF),
    );
    expect(placed).toMatchObject({ name: '某人', lastLoginAt: null });
    await server.login(STAFF, { host: HOST });
    const [seen] = (await staff()).filter(
      (item: { phone: string }) => item.phone === maskPhone(STAFF),
    );
    expect(seen.lastLoginAt).toEqual(expect.any(String));
  });

  it('has a number that people with the permission can see in full, which is recorded', async () => {
    const { id } = (await invite()).data;
    expect((await server.call(invitation.reveal, { id }, homecare)).data).toEqual({ value: STAFF });
    expect((await actions(homecare))[0]).toBe('invitation.revealed');
    // not for another tenant, nor without the permission
    expect((await server.call(invitation.reveal, { id }, sunrise)).code).toBe(errorCodes.notFound);
    const plain = { token: await server.login(STAFF) };
    expect((await server.call(invitation.reveal, { id }, plain)).code).toBe(errorCodes.forbidden);
  });

  it('gets a message that says who invites and where to answer', async () => {
    await invite();
    const rows =
      await server.db.executeAsSystem(sql`SELECT account, purpose, tenant_id::text AS tenant
      FROM outbox WHERE purpose = 'notice.invitation' ORDER BY created_at DESC LIMIT 1`);
    expect(rows).toEqual([
      { account: STAFF, purpose: 'notice.invitation', tenant: seedId('tenant:homecare') },
    ]);
    const { body } = await server.app.inject(`/dev/notices.json?account=${STAFF}`);
    const [newest] = JSON.parse(body);
    expect(newest.link).toBe(`http://${HOST}:9000/entrance/invitation`);
  });

  it('has one invitation at a time, until it is answered or withdrawn', async () => {
    const first = await invite();
    const again = await invite();
    expect([again.code, again.data.fields.phone]).toEqual([
      errorCodes.conflict,
      '已邀请此人，正等待对方接受',
    ]);
    const withdraw = { id: first.data.id };
    expect((await server.call(invitation.withdraw, withdraw, homecare)).code).toBe(errorCodes.ok);
    expect((await invite()).data.invited).toBe(true);
  });

  it('learns at log-in that an invitation is open', async () => {
    const login = () =>
      server.call(account.login, { account: STAFF, password: 'Demo#2026' }, { host: HOST });
    expect(await login()).toMatchObject({ code: errorCodes.noOrganisation, data: null });
    await invite();
    expect(await login()).toMatchObject({
      code: errorCodes.noOrganisation,
      message: '有机构邀请您加入，请先答复邀请',
      data: { invited: true },
    });
  });

  it('sees the open invitations of all tenants, and nobody else does', async () => {
    await invite();
    const mine = async (phone: string) =>
      (await server.call(invitation.findMine, {}, { token: await server.login(phone) })).data;
    expect(await mine(STAFF)).toEqual([
      expect.objectContaining({
        tenantName: '安心家政学院',
        organName: '安心家政学院',
        domain: HOST,
      }),
    ]);
    expect(await mine('13900000001')).toEqual([]);
  });
});

describe('the answer', () => {
  it('creates the actor with the chosen roles and branches', async () => {
    await invite(STAFF, { roleIds: [role], branchIds: [branch] });
    const reply = await acceptInvitation(server, STAFF, HOST);
    expect(reply.data).toEqual({ organs: ['安心家政学院'], passwordCleared: false });
    const [placed] = (await staff()).filter(
      (item: { phone: string }) => item.phone === maskPhone(STAFF),
    );
    expect(placed).toMatchObject({ roles: [{ id: role }], branches: [{ id: branch }] });
    expect(await list()).toEqual([]);
    expect(await actions(homecare)).toEqual(
      expect.arrayContaining([
        'administrator.invited',
        'invitation.accepted',
        'administrator.added',
      ]),
    );
    // The tenant that opened the account learns only that it can no longer set the password.
    expect((await actions(sunrise)).filter((value) => value !== 'login')[0]).toBe(
      'account.released',
    );
  });

  it('needs a code for this purpose, sent to the owner’s own phone', async () => {
    await invite();
    await server.call(account.getAuthCode, { account: STAFF, type: 1 }, { host: HOST });
    const ofLogin = await server.code(STAFF);
    const right = await codeFor();
    for (const wrong of [ofLogin, right === '000000' ? '000001' : '000000']) {
      expect((await answer(invitation.accept, wrong)).code).toBe(errorCodes.codeRefused);
    }
    expect(await staff()).toHaveLength(1);
    expect((await answer(invitation.decline, right)).code).toBe(errorCodes.ok);
    expect([await list(), (await staff()).length]).toEqual([[], 1]);
    expect((await actions(homecare))[0]).toBe('invitation.declined');
  });

  it.each([
    ['accept', 'accepted', /已被接受.*登录/],
    ['decline', 'declined', /已被谢绝/],
  ] as const)(
    'given again from another page is reported with the first one: %s',
    async (first, state, words) => {
      await invite();
      const authCode = await codeFor();
      expect((await answer(invitation[first], authCode)).code).toBe(errorCodes.ok);
      for (const later of [invitation.accept, invitation.decline]) {
        expect(await answer(later, authCode)).toMatchObject({
          code: errorCodes.conflict,
          message: expect.stringMatching(words),
          data: { answer: state },
        });
      }
      const wrong = authCode === '000000' ? '000001' : '000000';
      expect((await answer(invitation.accept, wrong)).code).toBe(errorCodes.codeRefused);
    },
  );

  it('once given is reported to people with the right code, not to others', async () => {
    await invite();
    const authCode = await codeFor();
    await answer(invitation.accept, authCode);
    const wrong = authCode === '000000' ? '000001' : '000000';
    for (let i = 0; i < 5; i += 1) await answer(invitation.accept, wrong);
    expect((await answer(invitation.accept, authCode)).code).toBe(errorCodes.codeRefused);
  });

  it('is refused with a code that a newer one replaced', async () => {
    await invite();
    const former = await codeFor();
    const newer = await codeFor();
    if (former !== newer) {
      expect((await answer(invitation.accept, former)).code).toBe(errorCodes.codeRefused);
    }
    expect((await answer(invitation.accept, newer)).code).toBe(errorCodes.ok);
  });

  it.each([
    ['withdrawn', sql`UPDATE invitation SET state = 'withdrawn'`],
    ['expired', sql`UPDATE invitation SET expires_at = now()`],
    [
      'of an administrator who is suspended',
      sql`UPDATE actor SET status = 'suspended'
      WHERE id = (SELECT invited_as FROM invitation)`,
    ],
    [
      'of an administrator who was deleted',
      sql`DELETE FROM actor a USING actor o
      WHERE a.id = (SELECT invited_as FROM invitation) AND o.id = a.id`,
    ],
  ])('is refused for an invitation that is %s', async (_, change) => {
    // Invited by somebody else of the tenant, whose removal does not end the caller's session.
    const id = await addStaff(server, homecare, '15512345801');
    await invite();
    await server.db.executeAsSystem(sql`UPDATE invitation SET invited_as = ${id}::uuid`);
    const authCode = await codeFor();
    await server.db.executeAsSystem(change);
    expect((await answer(invitation.accept, authCode)).code).toBe(errorCodes.notFound);
    expect(
      await server.db.executeAsSystem(sql`SELECT 1 FROM member m JOIN account a ON a.id = m.account_id
      JOIN actor p ON p.member_id = m.id
      WHERE a.phone = ${STAFF} AND m.tenant_id = ${seedId('tenant:homecare')}::uuid`),
    ).toEqual([]);
  });

  it('for a number without an invitation is refused in the same way, and no code is sent', async () => {
    for (const name of ['13900000001', '15512345999']) expect(await codeFor(name)).toBe('');
  });

  it('is refused from a number that was bound within a day, and can be given later', async () => {
    await invite();
    await server.db.executeAsSystem(sql`UPDATE account SET phone_bound_at = now() - interval '23 hours'
      WHERE phone = ${STAFF}`);
    const accountBefore = await accountRow(STAFF);
    const earlyReply = await answer(invitation.accept, await codeFor());
    expect(earlyReply).toMatchObject({
      code: errorCodes.addressTooNew,
      data: { until: expect.stringMatching(/Z$/) },
    });
    expect(await accountRow(STAFF)).toEqual(accountBefore);
    expect(await list()).toHaveLength(1);
  });

  it('is refused from an address that somebody else may have bound', async () => {
    const vocational = await sessionInSunrise(server, '13900000003', 'vocational');
    const phone = '15512345802';
    const userId = await addStaff(server, vocational, phone);
    const password = 'Prepared#2026';
    await server.call(account.resetPassword, { userId, password }, vocational);
    await server.db.executeAsSystem(
      sql`UPDATE account SET mail = 'other@else.example' WHERE phone = ${phone}`,
    );
    await invite(phone);
    expect(await codeFor('other@else.example')).toBe('');
    const reply = await acceptInvitation(server, phone, HOST);
    expect(reply.data).toEqual({ organs: ['安心家政学院'], passwordCleared: true });
    const [row] = await server.db.executeAsSystem<{ mail: string | null; has: boolean }>(
      sql`SELECT mail, password_hash IS NOT NULL AS has FROM account WHERE phone = ${phone}`,
    );
    expect(row).toEqual({ mail: null, has: false });
    expect((await actions(vocational)).filter((value) => value !== 'login')[0]).toBe(
      'account.emptied',
    );
  });
});

it('grants no roles that the inviter has lost', async () => {
  const inviterPhone = '15512345888';
  const engaged = await invite(inviterPhone, { roleIds: [role] });
  const { data } = await server.call(
    account.generateAndSetPassword,
    { userId: engaged.data.id },
    homecare,
  );
  const proof = { account: inviterPhone, password: data.password };
  const { token } = (await server.call(account.login, proof, { host: HOST })).data;
  const input = { name: '某人', phone: STAFF, roleIds: [role] };
  const { data: sent } = await server.call(administrator.save, input, { token });
  expect(sent).toEqual({ id: expect.any(String), invited: true });
  const demoted = { userId: engaged.data.id, roleIds: [] };
  expect((await server.call(contract.role.grantRole, demoted, homecare)).code).toBe(errorCodes.ok);
  const accepted = await answer(invitation.accept, await codeFor());
  expect(accepted.code).toBe(errorCodes.notFound);
  expect((await staff()).map((item: { phone: string }) => item.phone)).not.toContain(
    maskPhone(STAFF),
  );
});

describe('the organisation’s invitations', () => {
  it('are seen and withdrawn only by its own administrators', async () => {
    const head = await sessionInSunrise(server, '13900000001', 'head');
    const vocational = await sessionInSunrise(server, '13900000003', 'vocational');
    const input = { name: '某人', phone: '13900000021', roleIds: [] };
    const { data } = await server.call(administrator.save, input, head);
    for (const otherTenantAdmin of [vocational, homecare]) {
      expect(await list(otherTenantAdmin)).toEqual([]);
      const reply = await server.call(invitation.withdraw, { id: data.id }, otherTenantAdmin);
      expect(reply.code).toBe(errorCodes.notFound);
    }
    expect(await list(head)).toEqual([expect.objectContaining({ invitedBy: '陈晓阳' })]);
  });

  it('are also sent to people of the tenant’s other organisations', async () => {
    const vocational = await sessionInSunrise(server, '13900000003', 'vocational');
    const input = { accountId: seedId(`account:${STAFF}`), roleIds: [] };
    const reply = await server.call(administrator.add, input, vocational);
    expect(reply.data.invited).toBe(true);
  });

  it('are limited for each administrator, and for each person', async () => {
    const codes: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      const reply = await invite();
      codes.push(reply.status);
      if (i === 5) expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
    await server.db.executeAsSystem(sql`DELETE FROM limit_counter`);
    const input = { name: '某人', roleIds: ['00000000-0000-4000-8000-000000000000'] };
    const statuses = new Set<number>();
    for (let i = 0; i < 60; i += 1) {
      const phone = `155${String(20_000_000 + i)}`;
      statuses.add((await server.call(administrator.save, { ...input, phone }, homecare)).status);
    }
    expect([...statuses]).toEqual([200]);
    const last = await server.call(
      administrator.save,
      { ...input, phone: '15521000000' },
      homecare,
    );
    expect([last.status, last.code]).toEqual([429, errorCodes.tooManyRequests]);
  });
});

const messagesTo = (to: string) =>
  server.db.executeAsSystem<
    Record<string, unknown>
  >(sql`SELECT purpose, channel, tenant_id::text AS tenant
    FROM outbox WHERE account = ${to} ORDER BY created_at, channel`);

describe('a student who is made staff of the organisation', () => {
  const STUDENT = '13900000006';
  const mail = 'student@sunrise.example';
  const tenant = seedId('tenant:sunrise');
  const appoint = (overrides: object = {}, caller = sunrise) =>
    server.call(
      administrator.save,
      { name: '李学员', phone: STUDENT, roleIds: [], ...overrides },
      caller,
    );
  beforeEach(async () => {
    await server.db.executeAsSystem(sql`DELETE FROM outbox`);
    await server.db.executeAsSystem(
      sql`UPDATE account SET mail = ${mail} WHERE phone = ${STUDENT}`,
    );
  });
  afterEach(async () => {
    await server.db.executeAsSystem(sql`DELETE FROM actor a USING member m WHERE a.member_id = m.id
      AND a.kind = 'staff' AND m.phone = ${STUDENT}`);
    await server.db.executeAsSystem(sql`UPDATE account SET mail = NULL WHERE phone = ${STUDENT}`);
  });

  it('is notified at each of their own addresses, with where to log in', async () => {
    expect((await appoint()).data).toMatchObject({ invited: false });
    const entry = { purpose: 'notice.madeStaff', tenant };
    expect(await messagesTo(STUDENT)).toEqual([{ ...entry, channel: 'sms' }]);
    expect(await messagesTo(mail)).toEqual([{ ...entry, channel: 'mail' }]);
    const { body } = await server.app.inject(`/dev/notices.json?account=${STUDENT}`);
    expect(JSON.parse(body)[0].link).toBe('http://localhost:9000/entrance/login');
  });

  it('is notified if the account is named instead of the number', async () => {
    const input = { accountId: seedId(`account:${STUDENT}`), roleIds: [] };
    const reply = await server.call(administrator.add, input, sunrise);
    expect(reply.data).toMatchObject({ invited: false });
    expect(await messagesTo(STUDENT)).toHaveLength(1);
  });

  it('is not notified if the request is refused', async () => {
    const refused = await appoint({ roleIds: [role] });
    expect(refused.code).not.toBe(errorCodes.ok);
    const another = { email: 'x@y.example', branchIds: [branch] };
    expect((await appoint(another)).code).toBe(errorCodes.notFound);
    const plain = await sessionInSunrise(server, STAFF, 'head');
    expect((await appoint({}, plain)).code).toBe(errorCodes.forbidden);
    expect([await messagesTo(STUDENT), await messagesTo(mail)]).toEqual([[], []]);
    await appoint();
    expect((await appoint()).code).toBe(errorCodes.conflict);
    expect(await messagesTo(STUDENT)).toHaveLength(1);
  });

  it('is only invited by another tenant', async () => {
    expect((await invite(STUDENT)).data).toMatchObject({ invited: true });
    expect(await messagesTo(STUDENT)).toEqual([
      { purpose: 'notice.invitation', channel: 'sms', tenant: seedId('tenant:homecare') },
    ]);
  });
});

describe('a number without an account', () => {
  const phone = '15512345803';

  it('gets account and actor at once', async () => {
    const reply = await invite(phone);
    expect(reply.data.invited).toBe(false);
    expect((await staff()).map((item: { id: string }) => item.id)).toContain(reply.data.id);
  });

  it('gets a message with who opened the account, and where to log in by code', async () => {
    const newcomerPhone = '15512345804';
    await invite(newcomerPhone, { email: 'not-proved@example.com' });
    const tenant = seedId('tenant:homecare');
    expect(await messagesTo(newcomerPhone)).toEqual([
      { purpose: 'notice.accountOpened', channel: 'sms', tenant },
    ]);
    // nobody has shown yet that this address is theirs
    expect(await messagesTo('not-proved@example.com')).toEqual([]);
    const { body } = await server.app.inject(`/dev/notices.json?account=${newcomerPhone}`);
    expect(JSON.parse(body)[0].link).toBe(`http://${HOST}:9000/entrance/login`);
  });

  it('gets no message if the request was refused', async () => {
    const newcomerPhone = '15512345805';
    const reply = await invite(newcomerPhone, { roleIds: [seedId('role:sunrise:administrator')] });
    expect(reply.code).not.toBe(errorCodes.ok);
    expect(await messagesTo(newcomerPhone)).toEqual([]);
  });
});
