// embedded database only: pictures are sent at once, but no rows are written concurrently
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { tooManyError } from '../domain/codes/limits';
import { createSecret } from '../domain/codes/secret';
import { tokenProof } from '../domain/identity/digest';
import { enrolOwnFace } from '../domain/identity/enrol-face';
import { compareFace } from '../domain/identity/faces';
import { faceCalls } from '../testing/face-calls';
import { emptyPicture, groupPicture, type SampleFace, sampleFace } from '../testing/sample-face';
import { serverFixture } from '../testing/server-fixture';

const server = serverFixture({ freshLimits: true });
const { check, close, callerOf, endingWhileRead, from, notifiedAccounts } = faceCalls(server);

const { account, monitor } = contract;
const enrol = (token: string, userImage = sampleFace('ann')) =>
  server.call(monitor.enrolFace, { userImage }, { token });

/** Sets when the number was bound, in hours before now. */
const boundSince = (hours: number) =>
  server.db.executeAsSystem(sql`UPDATE account SET phone_bound_at = now() - make_interval(hours => ${hours})
    WHERE mail = 'admin@sunrise.example'`);
describe('the enrolled person', () => {
  it('is recognised in another light and crop, with the digest of the token as data', async () => {
    const token = await server.login('13900000001');
    const reply = await check(token, sampleFace('ann', { margin: 0.8, light: 25 }));
    expect(reply).toMatchObject({ code: errorCodes.ok, data: tokenProof(token, 'md5') });
    // the person can see the match
    const guards = (await server.call(account.getAccountGuards, {}, { token })).data;
    expect(Date.now() - Date.parse(guards.faceMatchedAt)).toBeLessThan(60_000);
    const activityReply = await server.call(
      account.findActivity,
      { pageNum: 1, pageSize: 1 },
      { token },
    );
    expect(activityReply.data.list[0]).toMatchObject({ action: 'faceMatched' });
  });

  it.each([
    ['nobody', emptyPicture, '未检测到人脸，请正对摄像头'],
    ['a group', groupPicture, '检测到多张人脸，请确保画面中只有您一人'],
    ['another person', () => sampleFace('ben'), '与实名认证的人脸不一致'],
    ['an invalid picture', () => 'AAAA', '无法识别图片，请上传JPEG照片'],
  ])('is not recognised: %s', async (_, picture, message) => {
    const token = await server.login('13900000001');
    const reply = await check(token, picture());
    expect(reply).toMatchObject({ code: errorCodes.faceRefused, message, data: { remaining: 4 } });
  });

  it('has five attempts, counted by the server for all sessions together', async () => {
    const tokens = [await server.login('13900000001'), await server.login('13900000001')];
    const remaining: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      const reply = await check(tokens[i % 2] ?? '', 'AAAA');
      remaining.push(reply.data.remaining);
      if (i === 4) expect(reply.message).toBe('5次人脸认证失败');
    }
    expect(remaining).toEqual([4, 3, 2, 1, 0]);
    const right = await check(tokens[0] ?? '', sampleFace('ann'));
    expect(right).toMatchObject({ code: errorCodes.faceRefused, message: '5次人脸认证失败' });
  });

  it('has all attempts again after a recognised face', async () => {
    const token = await server.login('13900000001');
    const failedReply = async () => (await check(token, 'AAAA')).data;
    expect([await failedReply(), await failedReply()]).toEqual([
      { remaining: 4 },
      { remaining: 3 },
    ]);
    expect((await check(token, sampleFace('ann'))).code).toBe(errorCodes.ok);
    expect(await failedReply()).toEqual({ remaining: 4 });
  });

  it('uses up no attempt if too many pictures are in the queue', async () => {
    const token = await server.login('13900000001');
    const faceOwner = { ...(await callerOf(token)), ip: from.ip };
    const busy = { ...server.services.faces.engine, read: () => Promise.reject(tooManyError(10)) };
    const policy = { ...server.services.faces, engine: busy };
    const picture = { businessId: 'b', businessType: 4, userImage: 'AAAA', isSave: false };
    for (let i = 0; i < 6; i += 1) {
      const lateCheck = compareFace(server.db, policy, faceOwner, {
        ...picture,
        businessSource: 'a',
      });
      await expect(lateCheck).rejects.toMatchObject({ code: errorCodes.tooManyRequests });
    }
    expect((await check(token, 'AAAA')).data).toEqual({ remaining: 4 });
  });

  it('may change the phone once after a recognised face', async () => {
    const token = await server.login('13900000001');
    const phone = '15600001111';
    const rebind = async () => {
      await server.db.executeAsSystem(sql`DELETE FROM limit_counter`);
      await server.call(account.getAuthCodePublic, { account: phone, type: 2 }, { token });
      const authCode = await server.code(phone);
      return server.call(account.unBindUserAccount, { account: phone, authCode }, { token });
    };
    // A face check for another purpose allows no change of the account.
    await server.db.executeAsSystem(sql`DELETE FROM account_grant`);
    await check(token, sampleFace('ann'), 1);
    expect((await rebind()).code).toBe(errorCodes.stepOutOfOrder);
    await check(token, sampleFace('ann'));
    // Nor does it allow closing the account or enrolling another face, which need a code.
    expect((await close(token)).code).toBe(errorCodes.stepOutOfOrder);
    expect((await rebind()).code).toBe(errorCodes.ok);
    expect((await rebind()).code).toBe(errorCodes.stepOutOfOrder);
  });

  it('can withdraw the enrolment: the face data is deleted, and every address is notified', async () => {
    const token = await server.login('admin@sunrise.example');
    await check(token, sampleFace('ann'));
    const withdraw = async () =>
      (await server.call(monitor.withdrawFace, {}, { token })).code === errorCodes.ok;
    expect(await withdraw()).toBe(true);
    expect(await server.db.executeAsSystem(sql`SELECT 1 AS one FROM face_enrolment`)).toEqual([]);
    expect((await check(token, sampleFace('ann'))).code).toBe(errorCodes.faceNotEnrolled);
    expect(await notifiedAccounts('faceWithdrawn')).toEqual([
      '15600001111',
      'admin@sunrise.example',
    ]);
    // without an enrolled face there is nothing to withdraw
    expect(await withdraw()).toBe(true);
    expect(await notifiedAccounts('faceWithdrawn')).toEqual([]);
    // a matched face does not authorise another enrolment
    await boundSince(25);
    expect((await enrol(token, sampleFace('ben'))).code).toBe(errorCodes.stepOutOfOrder);
  });
});

describe('a verified person without an enrolled face', () => {
  const prove = async (token: string, ownAddress: string) => {
    await server.db.executeAsSystem(sql`DELETE FROM limit_counter`);
    await server.call(account.getAuthCodePublic, { account: ownAddress, type: 2 }, { token });
    const proof = { account: ownAddress, authCode: await server.code(ownAddress) };
    expect((await server.call(account.checkAuthCode, proof, { token })).data).toBe(true);
  };

  beforeEach(() => boundSince(25));

  it('cannot enrol it with a code to a number that was bound within a day', async () => {
    const token = await server.login('admin@sunrise.example');
    await prove(token, '15600001111');
    await boundSince(23);
    const refused = await enrol(token);
    expect(refused).toMatchObject({
      code: errorCodes.addressTooNew,
      message: '该手机号或邮箱绑定不足24小时，暂不能用于录入人脸',
    });
    expect(Date.parse(refused.data.until)).toBeGreaterThan(Date.now());
    expect(await server.db.executeAsSystem(sql`SELECT 1 AS one FROM face_enrolment`)).toEqual([]);
  });

  it('can enrol it with a fresh code, once, and keeps the name', async () => {
    const mail = 'admin@sunrise.example';
    const phone = '15600001111';
    const token = await server.login(mail);
    const userBefore = (await server.call(account.getUserInfo, {}, { token })).data;
    expect((await enrol(token)).code).toBe(errorCodes.stepOutOfOrder);
    expect((await check(token, sampleFace('ann'))).message).toBe(
      '尚未录入人脸信息，请改用验证码验证',
    );
    // otherwise a code to the mail address could lead to a change of the phone
    await prove(token, mail);
    expect((await enrol(token)).code).toBe(errorCodes.stepOutOfOrder);
    await prove(token, phone);
    // the code only counts in its own session
    const otherToken = await server.login(mail);
    expect((await enrol(otherToken)).code).toBe(errorCodes.stepOutOfOrder);
    expect((await enrol(token)).code).toBe(errorCodes.ok);
    expect((await server.call(account.getUserInfo, {}, { token })).data).toEqual(userBefore);
    const guards = (await server.call(account.getAccountGuards, {}, { token })).data;
    expect(guards.faceEnrolledAt).not.toBeNull();
    expect((await check(token, sampleFace('ann', { light: 25 }))).code).toBe(errorCodes.ok);
    // neither the used code nor a new one allows a second face
    expect((await enrol(token, sampleFace('ben'))).code).toBe(errorCodes.stepOutOfOrder);
    await prove(token, phone);
    expect((await enrol(token, sampleFace('ben'))).code).toBe(errorCodes.stepOutOfOrder);
    expect(await notifiedAccounts('face')).toEqual([phone, mail]);
    await server.call(monitor.withdrawFace, {}, { token });
    const activityReply = await server.call(
      account.findActivity,
      { pageNum: 1, pageSize: 3 },
      { token },
    );
    const entry = activityReply.data.list.map(({ action }: { action: string }) => action);
    expect(entry.slice(0, 3)).toEqual(['faceWithdrawn', 'faceMatched', 'faceEnrolled']);
  });

  it('may also be one whose face was encrypted with another secret', async () => {
    const phone = '15600001111';
    const token = await server.login('admin@sunrise.example');
    const guards = async () => (await server.call(account.getAccountGuards, {}, { token })).data;
    await server.db.executeAsSystem(sql`DELETE FROM account_grant`);
    await prove(token, phone);
    expect((await enrol(token, sampleFace('cleo'))).code).toBe(errorCodes.ok);
    const foreign = createSecret(() => 'another').encrypt('[0]');
    await server.db.executeAsSystem(sql`UPDATE face_enrolment SET descriptor_cipher = ${foreign}`);
    expect((await check(token, sampleFace('cleo'))).code).toBe(errorCodes.faceNotEnrolled);
    expect((await guards()).faceEnrolledAt).toBeNull();
    await prove(token, phone);
    expect((await enrol(token)).code).toBe(errorCodes.ok);
    expect((await check(token, sampleFace('ann'))).code).toBe(errorCodes.ok);
    expect((await guards()).faceEnrolledAt).not.toBeNull();
    await server.call(monitor.withdrawFace, {}, { token });
    await notifiedAccounts('face');
  });

  it('gets none if the session ends while the face is read', async () => {
    const token = await server.login('admin@sunrise.example');
    await prove(token, '15600001111');
    const faceOwner = { ...(await callerOf(token)), ...from };
    const lateCheck = enrolOwnFace(server.db, endingWhileRead(token), faceOwner, sampleFace('ann'));
    await expect(lateCheck).rejects.toMatchObject({ code: errorCodes.sessionExpired });
    expect(await server.db.executeAsSystem(sql`SELECT 1 AS one FROM face_enrolment`)).toEqual([]);
  });

  it('has to be verified', async () => {
    const token = await server.login('13900000003');
    expect((await enrol(token)).code).toBe(errorCodes.notVerified);
  });
});
it.each<SampleFace>(['ben', 'cleo'])(
  '%s is distinguished from the enrolled face by the threshold',
  async (name) => {
    const { engine, threshold } = server.services.faces;
    const [first, other] = await Promise.all([
      engine.read(sampleFace('ann')),
      engine.read(sampleFace(name)),
    ]);
    if (first.kind !== 'face' || other.kind !== 'face') throw new Error('no face found');
    const distance = Math.hypot(
      ...first.descriptor.map((value, i) => value - (other.descriptor[i] ?? 0)),
    );
    expect(distance).toBeGreaterThan(threshold);
  },
);
