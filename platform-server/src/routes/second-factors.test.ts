// concurrent calls also on PostgreSQL: codes work once, however many concurrent requests use them
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { generate } from 'otplib';
import { hashToken } from '../domain/tokens';
import { DEMO_PASSWORD } from '../seed/demo-password';
import { serverFixture } from '../testing/server-fixture';

const server = serverFixture({ freshLimits: true });
const { account, login, proof, secondFactor } = contract;

const PHONE = '13900000001';
let secret = '';
let factorId = '';
let recoveryCodes: string[] = [];

/** A code at an offset in seconds; each test uses a later time step, since none is accepted twice. */
const codeAt = (seconds = 0) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + seconds });
const resetUsedSteps = () =>
  server.db.executeAsSystem(sql`UPDATE second_factor SET last_step = NULL`);

const firstStep = async (phone = PHONE, host = 'localhost') =>
  server.call(account.login, { account: phone, password: DEMO_PASSWORD }, { host });
const ticketOf = async (): Promise<string> => (await firstStep()).data.ticket;
const finish = (params: Record<string, unknown>, host = 'localhost') =>
  server.call(login.finish, params, { host });

beforeAll(async () => {
  const token = await server.login(PHONE);
  const otherToken = await server.login(PHONE);
  const started = await server.call(secondFactor.startTotp, { name: '手机' }, { token });
  ({ secret, id: factorId } = started.data);
  expect(decodeURIComponent(started.data.uri)).toContain(PHONE);
  const confirm = (code: string) =>
    server.call(secondFactor.confirmTotp, { id: factorId, code }, { token });
  // An unconfirmed factor is not required.
  expect((await firstStep()).code).toBe(errorCodes.ok);
  for (const bad of ['', '12345', '1234567', 'abcdef', '１２３４５６']) {
    expect((await confirm(bad)).code).toBe(errorCodes.codeRefused);
  }
  const confirmed = await confirm(await codeAt());
  expect(confirmed.code).toBe(errorCodes.ok);
  ({ recoveryCodes } = confirmed.data);
  // The first factor ends sessions that logged in without one.
  expect((await server.call(account.getUserInfo, {}, { token: otherToken })).code).toBe(303);
  expect((await server.call(account.getUserInfo, {}, { token })).code).toBe(0);
});

beforeEach(resetUsedSteps);

describe('a log-in in two steps', () => {
  it('answers the right password with a ticket instead of a session, in both flows', async () => {
    const oldFlowReply = await firstStep();
    expect([oldFlowReply.status, oldFlowReply.code]).toEqual([200, errorCodes.secondStepNeeded]);
    expect(oldFlowReply.data.methods).toEqual(['totp', 'recovery']);
    const input = { account: PHONE, password: DEMO_PASSWORD };
    const next = await server.call(contract.accountNew.login, input);
    expect(next.code).toBe(errorCodes.secondStepNeeded);
    await server.call(account.getAuthCode, { account: PHONE, type: 1 });
    const code = { account: PHONE, authCode: await server.code(PHONE) };
    expect((await server.call(account.loginByAuthCode, code)).code).toBe(
      errorCodes.secondStepNeeded,
    );
    const wrong = { account: PHONE, password: 'Wrong#2026' };
    expect((await server.call(account.login, wrong)).code).toBe(errorCodes.loginRefused);
  });

  it('ends with the session that the first call would have opened, with a fresh proof', async () => {
    const reply = await finish({ ticket: await ticketOf(), code: await codeAt() });
    expect(Object.keys(reply.data).sort()).toEqual(['token', 'userId']);
    const { token } = reply.data;
    const state = await server.call(proof.state, {}, { token });
    expect(state.data.methods).toEqual(['totp', 'recovery']);
    expect(state.data.provedUntil).not.toBeNull();
  });

  it('accepts a code once: of ten concurrent requests with ten tickets one succeeds, and none later', async () => {
    const tickets = await Promise.all(Array.from({ length: 10 }, ticketOf));
    const code = await codeAt();
    const replies = await Promise.all(tickets.map((ticket) => finish({ ticket, code })));
    expect(replies.filter((reply) => reply.code === errorCodes.ok)).toHaveLength(1);
    const later = await finish({ ticket: await ticketOf(), code });
    expect(later.code).toBe(errorCodes.codeRefused);
  });

  it('accepts a ticket once, at its own host, before it expires', async () => {
    const ticket = await ticketOf();
    const otherHostReply = await finish({ ticket, code: await codeAt() }, 'new.localhost');
    expect(otherHostReply.code).toBe(errorCodes.stepOutOfOrder);
    expect((await finish({ ticket, code: await codeAt() })).code).toBe(errorCodes.ok);
    await resetUsedSteps();
    expect((await finish({ ticket, code: await codeAt() })).code).toBe(errorCodes.stepOutOfOrder);
    const old = await ticketOf();
    await server.db.executeAsSystem(sql`UPDATE login_ticket SET expires_at = now()`);
    expect((await finish({ ticket: old, code: await codeAt() })).code).toBe(
      errorCodes.stepOutOfOrder,
    );
  });

  it.each(['', '12345', '1234567', 'abcdef', '12 456', '000000'])(
    'refuses the code "%s", five times per ticket',
    async (code) => {
      const ticket = await ticketOf();
      for (let i = 0; i < 5; i += 1) {
        const reply = await finish({ ticket, code });
        expect([reply.status, reply.code]).toEqual([200, errorCodes.codeRefused]);
        // Authenticator apps get no code sent, so the message does not offer another one.
        expect([reply.data, reply.message]).toEqual([
          { isAlive: true },
          '验证码错误，请核对后重新输入',
        ]);
      }
      expect((await finish({ ticket, code: await codeAt() })).code).toBe(errorCodes.stepOutOfOrder);
    },
  );

  it('is limited for people who know the password too', async () => {
    const codes: number[] = [];
    for (let i = 0; i < 11; i += 1) {
      codes.push((await finish({ ticket: await ticketOf(), code: '000000' })).status);
    }
    expect(codes.at(-1)).toBe(429);
  });

  it('accepts no code older than a minute, and none of another account', async () => {
    const old = await codeAt(-120);
    expect((await finish({ ticket: await ticketOf(), code: old })).code).toBe(
      errorCodes.codeRefused,
    );
    const token = await server.login('13900000003');
    const { data } = await server.call(secondFactor.startTotp, { name: 'x' }, { token });
    const otherAccountsCode = await generate({ secret: data.secret });
    await server.call(
      secondFactor.confirmTotp,
      { id: data.id, code: otherAccountsCode },
      { token },
    );
    await resetUsedSteps();
    const reply = await finish({ ticket: await ticketOf(), code: otherAccountsCode });
    expect(reply.code).toBe(errorCodes.codeRefused);
    const foreign = { id: factorId, name: '别人的' };
    expect((await server.call(secondFactor.rename, foreign, { token })).code).toBe(
      errorCodes.notFound,
    );
    expect((await server.call(secondFactor.remove, { id: factorId }, { token })).code).toBe(
      errorCodes.notFound,
    );
  });

  it('is refused after a change of the password between the steps', async () => {
    const ticket = await ticketOf();
    await server.call(account.getAuthCode, { account: PHONE, type: 4 });
    const reset = { account: PHONE, authCode: await server.code(PHONE), password: 'Other#2026' };
    expect((await server.call(account.resetPassword, reset)).code).toBe(errorCodes.ok);
    expect((await finish({ ticket, code: await codeAt() })).code).toBe(errorCodes.stepOutOfOrder);
    // The reset did not remove the factor.
    const input = { account: PHONE, password: 'Other#2026' };
    expect((await server.call(account.login, input)).code).toBe(errorCodes.secondStepNeeded);
    await server.db.executeAsSystem(sql`UPDATE account SET password_hash =
      (SELECT password_hash FROM account WHERE phone = '13900000002') WHERE phone = ${PHONE}`);
  });
});

describe('recovery codes', () => {
  it('are ten, each valid once, for concurrent requests too', async () => {
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = ''] = recoveryCodes;
    const tickets = await Promise.all(Array.from({ length: 5 }, ticketOf));
    const replies = await Promise.all(
      tickets.map((ticket) => finish({ ticket, recoveryCode: first.toUpperCase() })),
    );
    expect(replies.filter((reply) => reply.code === errorCodes.ok)).toHaveLength(1);
    const token = replies.find((reply) => reply.code === errorCodes.ok)?.data.token;
    const { data } = await server.call(secondFactor.list, {}, { token });
    expect(data.recoveryCodesLeft).toBe(9);
    expect(data.list).toMatchObject([{ kind: 'totp', name: '手机', host: null }]);
  });

  it('can be used for a proof too, and become invalid when new ones are created', async () => {
    const reply = await finish({ ticket: await ticketOf(), code: await codeAt() });
    const { token } = reply.data;
    await server.db.executeAsSystem(
      sql`UPDATE session SET proved_at = NULL WHERE token_hash = ${hashToken(token)}`,
    );
    const renew = () => server.call(secondFactor.renewRecoveryCodes, {}, { token });
    expect((await renew()).code).toBe(errorCodes.proofNeeded);
    // With a second factor, the proof requires it instead of the password.
    const password = await server.call(proof.byPassword, { password: DEMO_PASSWORD }, { token });
    expect(password.code).toBe(errorCodes.stepOutOfOrder);
    const code = recoveryCodes[1] ?? '';
    expect((await server.call(proof.byRecoveryCode, { code }, { token })).code).toBe(0);
    expect((await server.call(proof.byRecoveryCode, { code }, { token })).code).toBe(
      errorCodes.codeRefused,
    );
    const created = await renew();
    expect(created.data.recoveryCodes).toHaveLength(10);
    const formerRecoveryCode = { ticket: await ticketOf(), recoveryCode: recoveryCodes[2] };
    expect((await finish(formerRecoveryCode)).code).toBe(errorCodes.codeRefused);
  });
});

describe('another person’s factors', () => {
  it('can be removed by operators only, which is recorded, and the owner is notified', async () => {
    const admin = await finish({ ticket: await ticketOf(), code: await codeAt() });
    const remove = (token: string, name: string) =>
      server.call(secondFactor.removeOfAnother, { account: name }, { token });
    expect((await remove(admin.data.token, '13900000002')).code).toBe(errorCodes.forbidden);
    const token = await server.login('13900000000');
    expect((await remove(token, '13900000000')).code).toBe(errorCodes.forbidden);
    expect((await remove(token, '13999999999')).code).toBe(errorCodes.notFound);
    expect((await remove(token, PHONE)).data).toEqual({ removed: 1 });
    expect((await server.call(account.getUserInfo, {}, { token: admin.data.token })).code).toBe(
      303,
    );
    expect((await firstStep()).code).toBe(errorCodes.ok);
    const [entry] = await server.db.executeAsSystem(sql`SELECT 1 AS one FROM outbox
      WHERE account = ${PHONE} AND purpose = 'notice.secondFactorRemoved'`);
    expect(entry).toBeTruthy();
    const auditRows = await server.db.executeAsSystem(sql`SELECT detail FROM audit_log
      WHERE action = 'account.factor.removed' AND detail->>'byOperator' = 'true'`);
    expect(auditRows).toHaveLength(1);
  });
});
