// embedded database alone: pictures are read at once, rows do not meet
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { tooMany } from '../domain/codes/limits';
import { createSecret } from '../domain/codes/secret';
import { tokenProof } from '../domain/identity/digest';
import { compareFace, enrolOwnFace, type FacePolicy } from '../domain/identity/faces';
import { verifyRealName } from '../domain/identity/real-name';
import { findCaller } from '../domain/sessions';
import { seedId } from '../seed/seed-id';
import { givenServer } from '../testing/given-server';
import { emptyPicture, groupPicture, type SampleFace, sampleFace } from '../testing/sample-face';

const server = givenServer({ freshLimits: true });
// Models are read with the first picture.
jest.setTimeout(60_000);

const { account, monitor } = contract;
const check = (token: string, userImage: string, businessType = 4) =>
  server.call(
    monitor.humanFaceComparison,
    { businessId: 'b', businessType, userImage, isSave: false, businessSource: 'account-center' },
    { token },
  );

const enrol = (token: string, userImage = sampleFace('ann')) =>
  server.call(monitor.enrolFace, { userImage }, { token });
const close = (token: string) =>
  server.call(account.applyAccountLogout, { agreed: true }, { token });

const callerOf = (token: string) => {
  const { limits } = server.services.login;
  return findCaller(server.db, token, { actor: null, organ: null, branch: null }, limits);
};

/** The server's policy; the session logs out while a picture is read, which takes seconds. */
const endingWhileRead = (token: string): FacePolicy => {
  const { faces } = server.services;
  const read = async (image: string) => {
    await server.call(account.logout, {}, { token });
    return faces.engine.read(image);
  };
  return { ...faces, engine: { ...faces.engine, read } };
};
const from = {
  ip: '198.51.100.1',
  get notices() {
    const { secret } = server.services.login.codes;
    const links = { secret, site: 'http://localhost:9000', host: 'localhost' };
    return { locale: 'zh-CN', delivers: { sms: false, mail: false }, ...links } as const;
  },
};

/** Whom the notice of a change went to; forgets them. */
const toldOf = async (change: string) => {
  const rows = await server.db.read<{ account: string }>(
    sql`DELETE FROM outbox WHERE purpose = ${`notice.${change}`} RETURNING account`,
  );
  return rows.map((row) => row.account).sort();
};

/** When the number was bound, in hours before now. */
const boundSince = (hours: number) =>
  server.db.read(sql`UPDATE account SET phone_bound_at = now() - make_interval(hours => ${hours})
    WHERE mail = 'admin@sunrise.example'`);

describe('the enrolled person', () => {
  it('is recognised in another light and cut, with the digest of the token as data', async () => {
    const token = await server.login('13900000001');
    const reply = await check(token, sampleFace('ann', { margin: 0.8, light: 25 }));
    expect(reply).toMatchObject({ code: errorCodes.ok, data: tokenProof(token, 'md5') });
    // what came of it is there to be read
    const guards = (await server.call(account.getAccountGuards, {}, { token })).data;
    expect(Date.now() - Date.parse(guards.faceMatchedAt)).toBeLessThan(60_000);
    const trail = await server.call(account.findActivity, { pageNum: 1, pageSize: 1 }, { token });
    expect(trail.data.list[0]).toMatchObject({ action: 'faceMatched' });
  });

  it.each([
    ['nobody', emptyPicture, '未检测到人脸，请正对摄像头'],
    ['a group', groupPicture, '检测到多张人脸，请确保画面中只有您一人'],
    ['somebody else', () => sampleFace('ben'), '与实名认证的人脸不一致'],
    ['no picture at all', () => 'AAAA', '无法识别图片，请上传JPEG照片'],
  ])('is not %s', async (_, picture, message) => {
    const token = await server.login('13900000001');
    const reply = await check(token, picture());
    expect(reply).toMatchObject({ code: errorCodes.faceRefused, message, data: { remaining: 4 } });
  });

  it('has five attempts, counted by the server for all sessions together', async () => {
    const tokens = [await server.login('13900000001'), await server.login('13900000001')];
    const left: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      const reply = await check(tokens[i % 2] ?? '', 'AAAA');
      left.push(reply.data.remaining);
      if (i === 4) expect(reply.message).toBe('5次人脸认证失败');
    }
    expect(left).toEqual([4, 3, 2, 1, 0]);
    const right = await check(tokens[0] ?? '', sampleFace('ann'));
    expect(right).toMatchObject({ code: errorCodes.faceRefused, message: '5次人脸认证失败' });
  });

  it('has spent no attempt where too many pictures wait', async () => {
    const token = await server.login('13900000001');
    const who = { ...(await callerOf(token)), ip: from.ip };
    const busy = { ...server.services.faces.engine, read: () => Promise.reject(tooMany(10)) };
    const policy = { ...server.services.faces, engine: busy };
    const picture = { businessId: 'b', businessType: 4, userImage: 'AAAA', isSave: false };
    for (let i = 0; i < 6; i += 1) {
      const late = compareFace(server.db, policy, who, { ...picture, businessSource: 'a' });
      await expect(late).rejects.toMatchObject({ code: errorCodes.tooManyRequests });
    }
    expect((await check(token, 'AAAA')).data).toEqual({ remaining: 4 });
  });

  it('may change the phone once after a right face', async () => {
    const token = await server.login('13900000001');
    const phone = '15600001111';
    const rebind = async () => {
      await server.db.read(sql`DELETE FROM limit_counter`);
      await server.call(account.getAuthCodePublic, { account: phone, type: 2 }, { token });
      const authCode = await server.code(phone);
      return server.call(account.unBindUserAccount, { account: phone, authCode }, { token });
    };
    // A face shown for something else changes no account.
    await server.db.read(sql`DELETE FROM account_grant`);
    await check(token, sampleFace('ann'), 1);
    expect((await rebind()).code).toBe(errorCodes.stepOutOfOrder);
    await check(token, sampleFace('ann'));
    // It closes none either, and lets no other face in: those need a code.
    expect((await close(token)).code).toBe(errorCodes.stepOutOfOrder);
    expect((await rebind()).code).toBe(errorCodes.ok);
    expect((await rebind()).code).toBe(errorCodes.stepOutOfOrder);
  });

  it('withdraws: what is kept of the face is gone, and every address is told', async () => {
    const token = await server.login('admin@sunrise.example');
    await check(token, sampleFace('ann'));
    const withdraw = async () =>
      (await server.call(monitor.withdrawFace, {}, { token })).code === errorCodes.ok;
    expect(await withdraw()).toBe(true);
    expect(await server.db.read(sql`SELECT 1 AS one FROM face_enrolment`)).toEqual([]);
    expect((await check(token, sampleFace('ann'))).code).toBe(errorCodes.faceNotEnrolled);
    expect(await toldOf('faceWithdrawn')).toEqual(['15600001111', 'admin@sunrise.example']);
    // where nothing is kept, nothing is withdrawn
    expect(await withdraw()).toBe(true);
    expect(await toldOf('faceWithdrawn')).toEqual([]);
    // the face that was right a moment ago lets none in its place
    await boundSince(25);
    expect((await enrol(token, sampleFace('ben'))).code).toBe(errorCodes.stepOutOfOrder);
  });
});

describe('a verified person without an enrolled face', () => {
  const prove = async (token: string, own: string) => {
    await server.db.read(sql`DELETE FROM limit_counter`);
    await server.call(account.getAuthCodePublic, { account: own, type: 2 }, { token });
    const proof = { account: own, authCode: await server.code(own) };
    expect((await server.call(account.checkAuthCode, proof, { token })).data).toBe(true);
  };

  beforeEach(() => boundSince(25));

  it('gets none by a code to a number that was bound within a day', async () => {
    const token = await server.login('admin@sunrise.example');
    await prove(token, '15600001111');
    await boundSince(23);
    const refused = await enrol(token);
    expect(refused).toMatchObject({
      code: errorCodes.addressTooNew,
      message: '该手机号或邮箱绑定不足24小时，暂不能用于录入人脸',
    });
    expect(Date.parse(refused.data.until)).toBeGreaterThan(Date.now());
    expect(await server.db.read(sql`SELECT 1 AS one FROM face_enrolment`)).toEqual([]);
  });

  it('enrols it with a fresh code, once, and keeps the name', async () => {
    const mail = 'admin@sunrise.example';
    const phone = '15600001111';
    const token = await server.login(mail);
    const before = (await server.call(account.getUserInfo, {}, { token })).data;
    expect((await enrol(token)).code).toBe(errorCodes.stepOutOfOrder);
    expect((await check(token, sampleFace('ann'))).message).toBe(
      '尚未录入人脸信息，请改用验证码验证',
    );
    // a code to the address would become the right to change the phone
    await prove(token, mail);
    expect((await enrol(token)).code).toBe(errorCodes.stepOutOfOrder);
    await prove(token, phone);
    // a code of one session lets no other in
    const other = await server.login(mail);
    expect((await enrol(other)).code).toBe(errorCodes.stepOutOfOrder);
    expect((await enrol(token)).code).toBe(errorCodes.ok);
    expect((await server.call(account.getUserInfo, {}, { token })).data).toEqual(before);
    const guards = (await server.call(account.getAccountGuards, {}, { token })).data;
    expect(guards.faceEnrolledAt).not.toBeNull();
    expect((await check(token, sampleFace('ann', { light: 25 }))).code).toBe(errorCodes.ok);
    // neither the code again nor another one puts a second face in its place
    expect((await enrol(token, sampleFace('ben'))).code).toBe(errorCodes.stepOutOfOrder);
    await prove(token, phone);
    expect((await enrol(token, sampleFace('ben'))).code).toBe(errorCodes.stepOutOfOrder);
    expect(await toldOf('face')).toEqual([phone, mail]);
    await server.call(monitor.withdrawFace, {}, { token });
    const trail = await server.call(account.findActivity, { pageNum: 1, pageSize: 3 }, { token });
    const told = trail.data.list.map(({ action }: { action: string }) => action);
    expect(told.slice(0, 3)).toEqual(['faceWithdrawn', 'faceMatched', 'faceEnrolled']);
  });

  it('has none either where it was encrypted with another secret', async () => {
    const phone = '15600001111';
    const token = await server.login('admin@sunrise.example');
    const guards = async () => (await server.call(account.getAccountGuards, {}, { token })).data;
    await server.db.read(sql`DELETE FROM account_grant`);
    await prove(token, phone);
    expect((await enrol(token, sampleFace('cleo'))).code).toBe(errorCodes.ok);
    const foreign = createSecret(() => 'another').encrypt('[0]');
    await server.db.read(sql`UPDATE face_enrolment SET descriptor_cipher = ${foreign}`);
    expect((await check(token, sampleFace('cleo'))).code).toBe(errorCodes.faceNotEnrolled);
    expect((await guards()).faceEnrolledAt).toBeNull();
    await prove(token, phone);
    expect((await enrol(token)).code).toBe(errorCodes.ok);
    expect((await check(token, sampleFace('ann'))).code).toBe(errorCodes.ok);
    expect((await guards()).faceEnrolledAt).not.toBeNull();
    await server.call(monitor.withdrawFace, {}, { token });
    await toldOf('face');
  });

  it('gets none where the session ends while the face is read', async () => {
    const token = await server.login('admin@sunrise.example');
    await prove(token, '15600001111');
    const who = { ...(await callerOf(token)), ...from };
    const late = enrolOwnFace(server.db, endingWhileRead(token), who, sampleFace('ann'));
    await expect(late).rejects.toMatchObject({ code: errorCodes.sessionExpired });
    expect(await server.db.read(sql`SELECT 1 AS one FROM face_enrolment`)).toEqual([]);
  });

  it('is not whoever is not verified', async () => {
    const token = await server.login('13900000003');
    expect((await enrol(token)).code).toBe(errorCodes.notVerified);
  });
});

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
    // shown in another tab, or photographed over a shoulder
    const second = await ticketOf(token);
    expect((await verify('wrong')).message).toBe('二维码已失效，请在电脑上重新获取');
    expect((await verify(ticket, { idNumber: '110105194912310021' })).data.fields).toHaveProperty(
      'idNumber',
    );
    expect((await verify(ticket, { userImage: emptyPicture() })).code).toBe(errorCodes.faceRefused);
    expect((await verify(ticket, { userImage: sampleFace('cleo') })).code).toBe(errorCodes.ok);
    expect((await verify(ticket)).code).toBe(errorCodes.forbidden);
    const other = { name: '陈一鸣', userImage: sampleFace('ben') };
    expect((await verify(second, other)).code).toBe(errorCodes.forbidden);
    expect(await toldOf('face')).toEqual(['13900000002']);
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
    await server.db.read(sql`UPDATE session SET ${end} WHERE id = ${sessionId}::uuid`);
    expect((await verify(ticket)).code).toBe(errorCodes.forbidden);
  });

  it('is refused where its session ends while the face is read', async () => {
    const token = await server.login('13900000003');
    const ticket = await ticketOf(token);
    const late = verifyRealName(server.db, endingWhileRead(token), {
      ticket,
      name: person.name,
      image: sampleFace('cleo'),
      ...from,
    });
    await expect(late).rejects.toMatchObject({ code: errorCodes.forbidden });
    const again = await server.login('13900000003');
    const { data } = await server.call(account.getUserInfo, {}, { token: again });
    expect(data.idAuthStatus).not.toBe(1);
  });

  it('tells whoever opens the link whether the ticket is still good for something', async () => {
    await server.db.read(sql`UPDATE account SET id_auth_status = 0 WHERE phone = '13900000006'`);
    const token = await server.login('13900000006');
    const state = async (ticket: string) =>
      (await server.call(monitor.findRealNameTicket, { ticket })).data;
    const ticket = await ticketOf(token);
    const second = await ticketOf(token);
    expect(await state(ticket)).toEqual({ status: 'open' });
    expect(await state('none')).toEqual({ status: 'over' });
    expect((await verify(ticket)).code).toBe(errorCodes.ok);
    expect(await state(ticket)).toEqual({ status: 'done' });
    // the person is verified: another ticket would be refused
    expect(await state(second)).toEqual({ status: 'over' });
    await server.db.read(sql`UPDATE real_name_ticket SET expires_at = now()`);
    expect(await state(ticket)).toEqual({ status: 'done' });
  });

  it('takes ten pictures in ten minutes of one person, with whichever ticket', async () => {
    const token = await server.login('13900000003');
    const answers: number[] = [];
    for (let i = 0; i < 11; i += 1) {
      const reply = await verify(await ticketOf(token), { userImage: 'AAAA' });
      answers.push(reply.status === 429 ? 429 : reply.code);
    }
    expect(answers).toEqual([...Array(10).fill(errorCodes.faceRefused), 429]);
  });

  it('gives one person twenty tickets in ten minutes', async () => {
    const token = await server.login('13900000003');
    const create = () => server.call(monitor.createRealNameTicket, {}, { token });
    for (let i = 0; i < 20; i += 1) expect((await create()).code).toBe(errorCodes.ok);
    expect((await create()).status).toBe(429);
  });

  it('is not offered to whoever is verified', async () => {
    const token = await server.login('admin@sunrise.example');
    const reply = await server.call(monitor.createRealNameTicket, {}, { token });
    expect(reply.code).toBe(errorCodes.stepOutOfOrder);
  });

  it('keeps no picture and no readable descriptor', async () => {
    const rows = await server.db.read<{ account_id: string; descriptor_cipher: string }>(
      sql`SELECT * FROM face_enrolment`,
    );
    expect(rows.map((one) => one.account_id)).toEqual([seedId('account:13900000002')]);
    expect(rows[0]?.descriptor_cipher).not.toContain('[');
  });
});

it.each<SampleFace>(['ben', 'cleo'])(
  '%s is told apart from the enrolled face by the threshold',
  async (name) => {
    const { engine, threshold } = server.services.faces;
    const [one, other] = await Promise.all([
      engine.read(sampleFace('ann')),
      engine.read(sampleFace(name)),
    ]);
    if (one.kind !== 'face' || other.kind !== 'face') throw new Error('no face found');
    const apart = Math.hypot(
      ...one.descriptor.map((value, i) => value - (other.descriptor[i] ?? 0)),
    );
    expect(apart).toBeGreaterThan(threshold);
  },
);
