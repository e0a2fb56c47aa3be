// concurrent calls also on PostgreSQL: one statement counts the attempts of concurrent callers
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { seedId } from '../seed/seed-id';
import { enabledTemplate, field, issued, templateOf } from '../testing/certificate-fixture';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import { callOk } from '../testing/teach';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { certificate } = contract;

let head: CallOptions;
let templateId: string;
const userId = seedId('member:sunrise:13610000000');
const page = { pageNum: 1, pageSize: 10 };

beforeAll(async () => {
  head = await sessionInSunrise(server, '13900000001', 'head');
  const fields = [...templateOf().fields, field('idNumber', 120)];
  templateId = await enabledTemplate(server, head, { fields });
  await issued(server, head, templateId, [userId]);
});

const firstOwnCertificate = async () =>
  (await callOk(server, certificate.findByCondition, { ...page, templateId }, head)).list[0];
const check = (certificateNo: string, name: string, options: CallOptions = {}) =>
  server.call(certificate.findPublic, { certificateNo, name }, options);

describe('the public check', () => {
  it('shows what is printed on a certificate with the given number and name, and no more', async () => {
    const { certificateNo, name } = await firstOwnCertificate();
    const { data } = await check(` ${certificateNo} `, name);
    expect(data).toEqual({
      ...{ certificateNo, name, status: 'valid', trainTitle: null, skill: '家政服务' },
      ...{ revokedAt: null, issuedAt: expect.any(String), expiresAt: expect.any(String) },
      organName: expect.any(String),
      idNumber: expect.stringContaining('*'),
      credential: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    });
  });

  it('accepts input as people type it: small letters, full-width figures, a space within the name', async () => {
    const { certificateNo, name } = await firstOwnCertificate();
    const wide = certificateNo
      .toLowerCase()
      .replace(/\d/g, (value: string) => String.fromCharCode(value.charCodeAt(0) + 0xfee0));
    const { data } = await check(` ${wide}`, [...name].join(' '));
    expect(data).toMatchObject({ certificateNo, name });
  });

  it('gives the same answer for an unknown number and for a wrong name', async () => {
    const { certificateNo, name } = await firstOwnCertificate();
    const unknown = await check('ZS99990001', name);
    const wrong = await check(certificateNo, '王五');
    const plain = ({ status, code, message, data }: typeof wrong) => ({
      status,
      code,
      message,
      data,
    });
    expect(plain(wrong)).toEqual(plain(unknown));
    expect(wrong.code).toBe(errorCodes.notFound);
  });

  it('reveals nothing to somebody who guesses a thousand numbers', async () => {
    const { certificateNo, name } = await firstOwnCertificate();
    const year = certificateNo.slice(0, 6);
    const codes = new Map<number, number>();
    for (let n = 1; n <= 1000; n += 1) {
      const number = `${year}${String(n).padStart(4, '0')}`;
      const { code } = await check(number, '张三', { ip: '203.0.113.9' });
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    expect(Object.fromEntries(codes)).toEqual({
      [errorCodes.notFound]: 20,
      [errorCodes.tooManyRequests]: 980,
    });
    const lateReply = await check(certificateNo, name, { ip: '203.0.113.9' });
    expect([lateReply.status, lateReply.code]).toEqual([429, errorCodes.tooManyRequests]);
    const otherReply = await check(certificateNo, name, { ip: '203.0.113.10' });
    expect(otherReply.code).toBe(errorCodes.ok);
  });

  it('does not count right ones', async () => {
    const { certificateNo, name } = await firstOwnCertificate();
    for (let n = 0; n < 25; n += 1) {
      expect((await check(certificateNo, name, { ip: '203.0.113.11' })).code).toBe(errorCodes.ok);
    }
  });

  it('finds only certificates of the page’s tenant', async () => {
    const { certificateNo, name } = await firstOwnCertificate();
    const elsewhere = await check(certificateNo, name, { host: 'new.localhost' });
    expect(elsewhere.code).toBe(errorCodes.notFound);
  });

  it('shows at once that one was revoked', async () => {
    const { id, version, certificateNo, name } = await firstOwnCertificate();
    await callOk(server, certificate.revoke, { id, version, reason: '冒用' }, head);
    const { data } = await check(certificateNo, name);
    expect(data).toMatchObject({ status: 'revoked', revokedAt: expect.any(String) });
    expect(JSON.stringify(data)).not.toContain('冒用');
  });

  it('finds a certificate of the demo, which is signed at the first request', async () => {
    const { list } = await callOk(
      server,
      certificate.findByCondition,
      { ...page, templateId: seedId('certificate-template:sunrise:0'), status: 'valid' },
      head,
    );
    const { certificateNo, name } = list[0];
    const first = await check(certificateNo, name);
    expect(first.data.credential).toMatch(/^eyJ/);
    expect((await check(certificateNo, name)).data.credential).toBe(first.data.credential);
  });
});

describe('a student', () => {
  it('sees their own certificates and can get them as pictures', async () => {
    const token = await server.login('13900000006');
    const { data } = await server.call(certificate.findMine, {}, { token });
    expect(data.length).toBeGreaterThan(0);
    const [first] = data;
    expect(first.checkUrl).toContain(encodeURIComponent(first.certificateNo));
    const picture = await server.app.inject({
      url: `${certificate.picture.path}?id=${first.id}&format=png`,
      headers: { host: 'localhost', token },
    });
    expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    const ownPictureReply = await server.call(
      certificate.picture,
      { id: (await firstOwnCertificate()).id, format: 'png' },
      { token },
    );
    expect(ownPictureReply.code).toBe(errorCodes.notFound);
  });
});
