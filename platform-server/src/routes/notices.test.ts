import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Message } from '../domain/codes/compose-message';
import { deliverDue } from '../domain/codes/outbox';
import { serverFixture } from '../testing/server-fixture';

const server = serverFixture();
beforeEach(async () => {
  await server.db.executeAsSystem(sql`DELETE FROM limit_counter`);
  await server.db.executeAsSystem(sql`DELETE FROM outbox`);
});

const { account } = contract;
const ADMIN = '13900000001';
const MAIL = 'admin@sunrise.example';

/** Requests a code for an account change and reads it from the outbox. */
async function changeCode(token: string, to: string): Promise<string> {
  await server.call(account.getAuthCodePublic, { account: to, type: 2 }, { token });
  return server.code(to);
}

/** Every notice as `recipient purpose`, in order. */
async function notices(): Promise<string[]> {
  const reply = await server.app.inject({ url: '/dev/notices.json' });
  const messages = reply.json<{ account: string; purpose: string }[]>();
  return messages.map(({ account: to, purpose }) => `${to} ${purpose}`).sort();
}

async function replacePhone(token: string, from: string, to: string, authCode: string) {
  const proof = { account: from, authCode: await changeCode(token, from) };
  await server.call(account.checkAuthCode, proof, { token });
  return server.call(account.unBindUserAccount, { account: to, authCode }, { token });
}

it('a new phone number causes a notice to the old number, the new one and the mail address', async () => {
  const token = await server.login(ADMIN);
  const to = '15600000021';
  const refused = await replacePhone(token, ADMIN, to, '000000');
  expect(refused.code).toBe(errorCodes.codeRefused);
  expect(await notices()).toEqual([]);
  const authCode = await changeCode(token, to);
  await server.db.executeAsSystem(sql`DELETE FROM limit_counter`);
  expect((await replacePhone(token, ADMIN, to, authCode)).code).toBe(errorCodes.ok);
  expect(await notices()).toEqual([
    `${ADMIN} notice.phone`,
    `${to} notice.phone`,
    `${MAIL} notice.phone`,
  ]);
});

it('a first mail address causes a notice to the phone number too', async () => {
  const phone = '13900000002';
  const token = await server.login(phone);
  const mail = 'rain@sunrise.example';
  const authCode = await changeCode(token, mail);
  await server.call(account.bindUserAccount, { account: mail, authCode }, { token });
  expect(await notices()).toEqual([`${phone} notice.mail`, `${mail} notice.mail`]);
});

it('a new password causes a notice to every address, in the language of the change, without a code', async () => {
  const phone = '13900000011';
  const host = 'new.localhost';
  const token = await server.login(phone, { host });
  const input = { password: 'Demo#2026', passwordNew: 'Fresh#2026', repsw: 'Fresh#2026' };
  const headers = { locale: 'fr-FR' };
  expect((await server.call(account.changePassword, input, { token, headers })).data).toBe(true);
  expect(await notices()).toEqual([
    `${phone} notice.password`,
    'admin@horizon.example notice.password',
  ]);

  await server.db.executeAsSystem(sql`UPDATE outbox SET status = 'pending'`);
  const sent: Message[] = [];
  const deliver = async (message: Message) => void sent.push(message);
  const warnings: string[] = [];
  const { secret, sms } = server.services.login.codes;
  const warn = (reason: string) => void warnings.push(reason);
  for (const channel of ['sms', 'mail'] as const) {
    await deliverDue({ db: server.db, secret, sms, channel, deliver, warn });
  }
  expect(warnings).toEqual([]);
  expect(sent).toHaveLength(2);
  expect(sent[0]).toMatchObject({
    code: '',
    purpose: 'notice.password',
    subject: 'Le mot de passe de votre compte a été modifié',
    text: expect.stringContaining('Si ce n’était pas vous'),
  });
});

it('an application for closing causes one notice to every address', async () => {
  const token = await server.login(MAIL);
  const { accountPhone: phone } = (await server.call(account.getUserInfo, {}, { token })).data;
  // a recently bound number cannot close an account
  await server.db.executeAsSystem(sql`UPDATE account SET phone_bound_at = now() - interval '2 days'
    WHERE phone = ${phone}`);
  const proof = { account: phone, authCode: await changeCode(token, phone) };
  await server.call(account.checkAuthCode, proof, { token });
  const apply = () => server.call(account.applyAccountLogout, { agreed: true }, { token });
  expect((await apply()).data.status).toBe('pending');
  expect((await apply()).data.status).toBe('pending');
  expect(await notices()).toEqual([`${phone} notice.closing`, `${MAIL} notice.closing`]);
});

it('a password reset by a code causes notices, and the outbox separates codes from notices', async () => {
  const phone = '13900000006';
  await server.call(account.getAuthCode, { account: phone, type: 4 });
  const authCode = await server.code(phone);
  const input = { account: phone, authCode, password: 'Reset#2026' };
  expect((await server.call(account.resetPassword, input)).code).toBe(errorCodes.ok);
  expect(await notices()).toEqual([`${phone} notice.password`]);
  expect(await server.code(phone)).toBe(authCode);
});
