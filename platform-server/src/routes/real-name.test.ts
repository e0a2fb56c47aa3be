import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { tokenProof } from '../domain/identity/digest';
import { verifyRealName } from '../domain/identity/real-name';
import { seedId } from '../seed/seed-id';
import { faceCalls } from '../testing/face-calls';
import { emptyPicture, sampleFace } from '../testing/sample-face';
import { serverFixture } from '../testing/server-fixture';

const server = serverFixture({ freshLimits: true });
const { check, close, callerOf, endingWhileRead, from, notifiedAccounts } = faceCalls(server);

const { account, monitor } = contract;
// Deleted, because the enrolled person of the demo data is none of these.
beforeAll(() => server.db.executeAsSystem(sql`DELETE FROM face_enrolment`));

describe('the QR verification', () => {
  const person = { name: '林小雨', idNumber: '11010519491231002X' };
  const verify = (ticket: string, extra: object = {}) =>
    server.call(monitor.verifyRealName, { ticket, ...person, ...extra });
  const ticketOf = async (token: string): Promise<string> =>
    (await server.call(monitor.createRealNameTicket, {}, { token })).data.ticket;

  it('verifies name and face from another device, once, and lets that session change its phone', async () => {
    const token = await server.login('13900000002');
    const proof = () => server.call(monitor.isRealNameAuthentication, {}, { token });
    expect((await proof()).code).toBe(errorCodes.notVerified);
    const ticket = await ticketOf(token);
    // a ticket from another tab, or a photographed one
    const second = await ticketOf(token);
    expect((await verify('wrong')).message).toBe('二维码已失效，请在电脑上重新获取');
    expect((await verify(ticket, { idNumber: '110105194912310021' })).data.fields).toHaveProperty(
      'idNumber',
    );
    expect((await verify(ticket, { userImage: emptyPicture() })).code).toBe(errorCodes.faceRefused);
    expect((await verify(ticket, { userImage: sampleFace('cleo') })).code).toBe(errorCodes.ok);
    expect((await verify(ticket)).code).toBe(errorCodes.forbidden);
    const otherPerson = { name: '陈一鸣', userImage: sampleFace('ben') };
    expect((await verify(second, otherPerson)).code).toBe(errorCodes.forbidden);
    expect(await notifiedAccounts('face')).toEqual(['13900000002']);
    expect((await close(token)).code).toBe(errorCodes.stepOutOfOrder);
    const info = await server.call(account.getUserInfo, {}, { token });
    expect(info.data).toMatchObject({ idAuthStatus: 1, name: '林小雨' });
    expect((await proof()).data).toBe(tokenProof(token, 'md5'));
    expect((await check(token, sampleFace('cleo', { light: -15 }))).code).toBe(errorCodes.ok);
    const phone = '15600002222';
    await server.call(account.getAuthCodePublic, { account: phone, type: 2 }, { token });
    const input = { account: phone, authCode: await server.code(phone) };
    expect((await server.call(account.unBindUserAccount, input, { token })).code).toBe(0);
  });

  it.each([
    ['was ended', sql`revoked_at = now()`],
    ['has logged out after a change of the password', sql`ends_at = now()`],
    ['ran out', sql`expires_at = now()`],
  ])('ends with the session that showed the code: it %s', async (_, end) => {
    const token = await server.login('13900000003');
    const ticket = await ticketOf(token);
    const { sessionId } = await callerOf(token);
    await server.db.executeAsSystem(sql`UPDATE session SET ${end} WHERE id = ${sessionId}::uuid`);
    expect((await verify(ticket)).code).toBe(errorCodes.forbidden);
  });

  it('is refused if its session ends while the face is read', async () => {
    const token = await server.login('13900000003');
    const ticket = await ticketOf(token);
    const lateCheck = verifyRealName(server.db, endingWhileRead(token), {
      ticket,
      name: person.name,
      image: sampleFace('cleo'),
      ...from,
    });
    await expect(lateCheck).rejects.toMatchObject({ code: errorCodes.forbidden });
    const again = await server.login('13900000003');
    const { data } = await server.call(account.getUserInfo, {}, { token: again });
    expect(data.idAuthStatus).not.toBe(1);
  });

  it('shows people who open the link whether the ticket is still valid', async () => {
    await server.db.executeAsSystem(
      sql`UPDATE account SET id_auth_status = 0 WHERE phone = '13900000006'`,
    );
    const token = await server.login('13900000006');
    const state = async (ticket: string) =>
      (await server.call(monitor.findRealNameTicket, { ticket })).data;
    const ticket = await ticketOf(token);
    const second = await ticketOf(token);
    expect(await state(ticket)).toEqual({ status: 'open' });
    expect(await state('none')).toEqual({ status: 'over' });
    expect((await verify(ticket)).code).toBe(errorCodes.ok);
    expect(await state(ticket)).toEqual({ status: 'done' });
    // the person is verified, so another ticket is refused
    expect(await state(second)).toEqual({ status: 'over' });
    await server.db.executeAsSystem(sql`UPDATE real_name_ticket SET expires_at = now()`);
    expect(await state(ticket)).toEqual({ status: 'done' });
  });

  it('accepts ten pictures of one person in ten minutes, whatever the tickets', async () => {
    const token = await server.login('13900000003');
    const answers: number[] = [];
    for (let i = 0; i < 11; i += 1) {
      const reply = await verify(await ticketOf(token), { userImage: 'AAAA' });
      answers.push(reply.status === 429 ? 429 : reply.code);
    }
    expect(answers).toEqual([...Array(10).fill(errorCodes.faceRefused), 429]);
  });

  it('issues one person twenty tickets in ten minutes', async () => {
    const token = await server.login('13900000003');
    const create = () => server.call(monitor.createRealNameTicket, {}, { token });
    for (let i = 0; i < 20; i += 1) expect((await create()).code).toBe(errorCodes.ok);
    expect((await create()).status).toBe(429);
  });

  it('is not offered to verified people', async () => {
    const token = await server.login('admin@sunrise.example');
    const reply = await server.call(monitor.createRealNameTicket, {}, { token });
    expect(reply.code).toBe(errorCodes.stepOutOfOrder);
  });

  it('stores neither picture nor readable descriptor', async () => {
    const rows = await server.db.executeAsSystem<{ account_id: string; descriptor_cipher: string }>(
      sql`SELECT * FROM face_enrolment`,
    );
    expect(rows.map((row) => row.account_id)).toEqual([seedId('account:13900000002')]);
    expect(rows[0]?.descriptor_cipher).not.toContain('[');
  });
});
