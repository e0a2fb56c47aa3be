// concurrent calls also on PostgreSQL: concurrent issues use one counter, and row-level security separates organisations
import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { contract, type EndpointData, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import {
  enabledTemplate,
  field,
  issued as issuedOn,
  templateOf,
} from '../testing/certificate-fixture';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import { callOk as callOkOn } from '../testing/teach';
import type { CallOptions } from '../testing/test-server';
import { jobOver } from '../testing/workbooks';

const server = serverFixture({ freshLimits: true });
const { certificate, certificateTemplate: template, job, train, trainUser, user } = contract;
const page = { pageNum: 1, pageSize: 200 };

let head: CallOptions;
let vocational: CallOptions;
let people: { userId: string; name: string }[];

beforeAll(async () => {
  head = await sessionInSunrise(server, '13900000001', 'head');
  vocational = await sessionInSunrise(server, '13900000003', 'vocational');
  const { list } = await callOkOn(server, user.findByCondition, page, head);
  people = list;
});

const callOk = (endpoint: EndpointData, params: object, options: CallOptions = head) =>
  callOkOn(server, endpoint, params, options);
const call = (endpoint: EndpointData, params: object, options: CallOptions = head) =>
  server.call(endpoint, params as Record<string, unknown>, options);
const enabled = (overrides = {}) => enabledTemplate(server, head, overrides);
const some = (from: number, count = 1) =>
  people.slice(from, from + count).map((person) => person.userId);
const issue = (templateId: string, ids: readonly string[]) =>
  issuedOn(server, head, templateId, ids);
const countOf = async (templateId: string) =>
  (await callOk(certificate.findByCondition, { ...page, templateId })).list;
const oneOf = async (from: number, overrides = {}) => {
  const templateId = await enabled(overrides);
  await issue(templateId, some(from));
  return (await countOf(templateId))[0];
};

describe('a template', () => {
  it('is added as a draft, checked, and enabled', async () => {
    const { id, version } = await callOk(template.save, templateOf());
    const check = await callOk(template.checkContent, { id });
    expect(check).toEqual({ changeable: true, problems: [] });
    await callOk(template.save, { id, version, status: 'enabled' });
    expect(await callOk(template.findById, { id })).toMatchObject({
      ...templateOf(),
      ...{ status: 'enabled', issuedCount: 0, backgroundUrl: null, version: 2 },
    });
  });

  it('lists its problems, and cannot be enabled with them', async () => {
    const fields = [
      field('name', 205),
      field('text', 20, { text: '𠮷祥 {salary}' }),
      field('text', 22, { text: ' ' }),
    ];
    const { id } = await callOk(template.save, templateOf({ fields, numberPattern: 'ZS{yyyy}' }));
    const { problems } = await callOk(template.checkContent, { id });
    expect(problems).toEqual([
      { kind: 'noNumber', blocks: true, fieldId: null, detail: '' },
      { kind: 'pattern', blocks: true, fieldId: null, detail: 'ZS{yyyy}' },
      { kind: 'outside', blocks: true, fieldId: 'name-205', detail: '' },
      { kind: 'pattern', blocks: true, fieldId: 'text-20', detail: '{salary}' },
      { kind: 'empty', blocks: true, fieldId: 'text-22', detail: '' },
      { kind: 'glyphs', blocks: true, fieldId: 'text-20', detail: '𠮷' },
      { kind: 'overlap', blocks: false, fieldId: 'text-22', detail: '' },
    ]);
    const refusal = await call(template.save, { id, status: 'enabled' });
    expect([refusal.code, refusal.data.problems.length]).toEqual([errorCodes.conflict, 7]);
  });

  it.each<[string, object]>([
    ['an unknown field', { fields: [{ ...field('name', 10), key: 'salary' }] }],
    ['an unknown member', { fields: [{ ...field('name', 10), onload: 'x' }] }],
    ['an unusual page size', { widthMm: 4000 }],
    ['a picture that does not exist', { background: seedId('picture:none') }],
    ['two fields with one id', { fields: [field('name', 10), field('name', 10)] }],
    ['an invalid colour', { fields: [field('name', 10, { colour: 'url(#x)' })] }],
  ])('is refused with %s', async (_, overrides) => {
    const reply = await call(template.save, { ...templateOf(), ...overrides });
    expect(reply.code).toBe(errorCodes.invalidInput);
  });

  it('cannot change after an issue, but can be copied, and cannot be deleted', async () => {
    const { templateId } = await oneOf(1);
    const changed = await call(template.save, { id: templateId, widthMm: 200 });
    expect(changed.code).toBe(errorCodes.conflict);
    expect((await call(template.delete, { id: templateId })).code).toBe(errorCodes.conflict);
    const { id } = await callOk(template.copy, { id: templateId });
    expect(await callOk(template.findById, { id })).toMatchObject({
      status: 'draft',
      issuedCount: 0,
    });
    await callOk(template.delete, { id });
    expect((await call(template.findById, { id })).code).toBe(errorCodes.notFound);
  });

  it('is visible to its organisation only', async () => {
    const id = await enabled();
    for (const endpoint of [template.findById, template.checkContent, template.copy]) {
      expect((await call(endpoint, { id }, vocational)).code).toBe(errorCodes.notFound);
    }
  });
});

describe('certificates', () => {
  it('are issued with running numbers, one per person', async () => {
    const templateId = await enabled({ numberPattern: 'A-{yyyy}{mm}-{seq:3}' });
    const ended = await issue(templateId, some(2, 3));
    expect(ended).toMatchObject({ state: 'done', imported: 3, failed: 0 });
    const list = await countOf(templateId);
    expect(
      list.map(({ certificateNo }: { certificateNo: string }) => certificateNo).sort(),
    ).toEqual([1, 2, 3].map((n) => expect.stringMatching(new RegExp(`^A-20\\d{4}-00${n}$`))));
    expect(await issue(templateId, some(2, 3))).toMatchObject({ imported: 0, failed: 3 });
    expect((await callOk(template.findById, { id: templateId })).issuedCount).toBe(3);
  });

  it('are issued again to people whose former ones have expired', async () => {
    const templateId = await enabled();
    await issue(templateId, some(5, 2));
    await server.db.executeAsSystem(sql`UPDATE certificate SET expires_at = now()
      WHERE template_id = ${templateId}::uuid AND member_id = ${people[5]?.userId}::uuid`);
    expect(await issue(templateId, some(5, 2))).toMatchObject({ imported: 1, failed: 1 });
  });

  it('never have the same number, even for concurrent issues and several patterns', async () => {
    const pattern = `R${Date.now()}-`;
    const ids = await Promise.all([
      enabled({ numberPattern: `${pattern}{seq:2}` }),
      enabled({ numberPattern: `${pattern}{seq:2}` }),
      enabled({ numberPattern: `${pattern}0{seq:1}` }),
    ]);
    await Promise.all(ids.map((id, index) => issue(id, some(10 + index * 8, 8))));
    const lists = await Promise.all(ids.map(countOf));
    const numbers = lists.flat().map(({ certificateNo }) => certificateNo);
    expect([numbers.length, new Set(numbers).size]).toEqual([24, 24]);
  });

  it('are checked beforehand: the check lists people who would get none', async () => {
    const templateId = await enabled({
      fields: [...templateOf().fields, field('idNumber', 120)],
    });
    const { list } = await callOk(user.findByCondition, { ...page });
    const without = list.find(({ idNumber }: { idNumber: string | null }) => idNumber === null);
    const order = { templateId, trainId: null, userIds: [without.userId] };
    expect(await callOk(certificate.checkIssue, order)).toEqual({
      ready: 0,
      problems: [{ userId: without.userId, name: without.name, kind: 'idNumber', detail: '' }],
    });
    await server.db.executeAsSystem(
      sql`UPDATE member SET name = '张𠮷' WHERE id = ${without.userId}::uuid`,
    );
    const { problems } = await callOk(certificate.checkIssue, order);
    expect(problems[0]).toMatchObject({ kind: 'glyphs', detail: '𠮷' });
    expect(await issue(templateId, [without.userId])).toMatchObject({ imported: 0, failed: 1 });
  });

  it('that print values of a training cannot be issued without one', async () => {
    const words = field('text', 20, { text: '准予从事{trainTitle}相关工作' });
    const fields = [...templateOf().fields, words];
    const { id } = await callOk(template.save, templateOf({ fields }));
    await callOk(template.save, { id, version: 1, status: 'enabled' });
    const order = { templateId: id, trainId: null, userIds: some(0) };
    const checked = await call(certificate.checkIssue, order);
    expect(checked.data.fields).toHaveProperty('trainId');
    const issued = await call(certificate.issue, { ...order, requestId: seedId('request:7') });
    expect(issued.data.fields).toHaveProperty('trainId');
  });

  it('for a training are issued to its own students only, and with a grade if they print one', async () => {
    const words = field('text', 20, { text: '考核成绩{score}分' });
    const graded = await enabled({ fields: [...templateOf().fields, words] });
    const plain = await enabled();
    const [member = '', stranger = ''] = some(60, 2);
    const times = {
      startsAt: new Date(Date.now() - 3_600_000).toISOString(),
      endsAt: new Date(Date.now() + 3_600_000).toISOString(),
    };
    const { id: trainId } = await callOk(train.save, { title: '岗前培训', ...times });
    await callOk(trainUser.add, { trainId, userIds: [member] });
    const kinds = async (templateId: string) => {
      const order = { templateId, trainId, userIds: [member, stranger] };
      const { ready, problems } = await callOk(certificate.checkIssue, order);
      return [ready, problems.map((problem: { kind: string }) => problem.kind).sort()];
    };
    expect(await kinds(graded)).toEqual([0, ['score', 'train']]);
    expect(await kinds(plain)).toEqual([1, ['train']]);
    const requestId = seedId('request:8');
    const order = { templateId: plain, trainId, userIds: [member, stranger], requestId };
    const { id } = await callOk(certificate.issue, order);
    const done = await jobOver(server, head.token ?? '', id);
    expect(done).toMatchObject({ imported: 1, problems: [{ message: '不是该培训的学员' }] });
    expect(await countOf(plain)).toHaveLength(1);
  });

  it('are issued neither to students of another organisation nor from a draft', async () => {
    const { id } = await callOk(template.save, templateOf());
    const order = {
      templateId: id,
      trainId: null,
      userIds: some(0),
      requestId: seedId('request:1'),
    };
    expect((await call(certificate.issue, order)).data.fields).toHaveProperty('templateId');
    const foreign = await callOk(user.findByCondition, page, vocational);
    const input = { ...order, templateId: await enabled(), userIds: [foreign.list[0].userId] };
    expect((await call(certificate.issue, input)).data.fields).toHaveProperty('userIds');
  });

  it('are revoked once with a reason, and replaced by another one with its own number', async () => {
    const issued = await oneOf(40);
    const scoreOf = async (id: string) =>
      server.db.executeAsSystem(
        sql`SELECT values ->> 'score' AS score FROM certificate WHERE id = ${id}::uuid`,
      );
    await server.db.executeAsSystem(sql`UPDATE certificate
      SET values = jsonb_set(values, '{score}', '"91.5"') WHERE id = ${issued.id}::uuid`);
    const input = { id: issued.id, version: issued.version, reason: '姓名有误' };
    const replaced = await callOk(certificate.replace, input);
    expect(replaced.certificateNo).not.toBe(issued.certificateNo);
    expect(await scoreOf(replaced.id)).toEqual([{ score: '91.5' }]);
    expect(await callOk(certificate.findById, { id: issued.id })).toMatchObject({
      ...{
        status: 'revoked',
        reason: '姓名有误',
        replacedByNo: replaced.certificateNo,
        version: 2,
      },
    });
    const repeatedReply = await call(certificate.revoke, { ...input, version: 2 });
    expect(repeatedReply.code).toBe(errorCodes.conflict);
    const lateReply = await call(certificate.revoke, input);
    expect(lateReply.data.present.status).toBe('revoked');
  });

  it('can be filtered by number, name, template and state', async () => {
    const issued = await oneOf(41);
    const { templateId } = issued;
    const findCertificates = async (filter: object) =>
      (await callOk(certificate.findByCondition, { ...page, templateId, ...filter })).total;
    expect(await findCertificates({ keyword: issued.certificateNo })).toBe(1);
    expect(await findCertificates({ keyword: issued.name })).toBe(1);
    expect(await findCertificates({ keyword: '%' })).toBe(0);
    expect(await findCertificates({ status: 'valid' })).toBe(1);
    expect(await findCertificates({ status: 'revoked' })).toBe(0);
    expect(await findCertificates({ to: issued.issuedAt })).toBe(0);
    expect((await call(certificate.findById, { id: issued.id }, vocational)).code).toBe(
      errorCodes.notFound,
    );
  });

  it('have a history for people who may read them', async () => {
    const issued = await oneOf(42);
    await callOk(certificate.revoke, { id: issued.id, version: 1, reason: '作废' });
    const { list } = await callOk(contract.audit.ofRow, {
      ...page,
      kind: 'certificate',
      id: issued.id,
    });
    expect(list.map(({ action }: { action: string }) => action)).toEqual([
      'certificate.revoked',
      'certificate.issued',
    ]);
  });

  it('keep the data of their training after it was deleted', async () => {
    const issued = await oneOf(44);
    await server.db.executeAsSystem(sql`UPDATE certificate SET train_id = NULL,
      values = values || '{"trainTitle": "岗前培训", "hours": "48"}' WHERE id = ${issued.id}::uuid`);
    const input = { id: issued.id, version: issued.version, reason: '姓名有误' };
    const { id } = await callOk(certificate.replace, input);
    expect((await callOk(certificate.findById, { id })).trainTitle).toBe('岗前培训');
  });

  it('have a history with which one replaces which, and why', async () => {
    const historyOf = async (id: string) =>
      (await callOk(contract.audit.ofRow, { ...page, kind: 'certificate', id })).list[0];
    const issued = await oneOf(43);
    const key = await callOk(certificate.replace, {
      id: issued.id,
      version: 1,
      reason: '姓名有误',
    });
    expect(await historyOf(issued.id)).toMatchObject({
      action: 'certificate.replaced',
      changes: [
        { field: 'replacedByNo', before: null, after: key.certificateNo },
        { field: 'reason', before: null, after: '姓名有误' },
      ],
    });
    expect(await historyOf(key.id)).toMatchObject({
      action: 'certificate.issued',
      changes: [{ field: 'replacesNo', after: issued.certificateNo }],
    });
  });
});

/** Verifies without our library: with Web Crypto and with Node's crypto. */
async function verified(jws: string, jwk: JsonWebKey): Promise<[boolean, boolean]> {
  const [head = '', body = '', signature = ''] = jws.split('.');
  const bytes = new TextEncoder().encode(`${head}.${body}`);
  const signed = Buffer.from(signature, 'base64url');
  const key = await crypto.subtle.importKey('jwk', jwk, { name: 'Ed25519' }, false, ['verify']);
  const node = createPublicKey({ key: jwk, format: 'jwk' });
  return [
    await crypto.subtle.verify({ name: 'Ed25519' }, key, signed, bytes),
    verify(null, bytes, node, signed),
  ];
}

describe('the credential', () => {
  const publicOne = async (item: { certificateNo: string; name: string }) =>
    callOk(certificate.findPublic, { certificateNo: item.certificateNo, name: item.name }, {});
  const keyOf = async (jws: string) => {
    const { kid } = JSON.parse(Buffer.from(jws.split('.')[0] ?? '', 'base64url').toString());
    const reply = await server.app.inject({
      url: '/.well-known/jwks.json',
      headers: { host: 'localhost' },
    });
    const { keys } = reply.json();
    expect(keys).toEqual((await callOk(certificate.keys, {}, {})).keys);
    const { kty, crv, x } = keys.find((key: { kid: string }) => key.kid === kid);
    return { kty, crv, x };
  };

  it('is valid by the published keys, and invalid with one byte changed', async () => {
    const issued = await oneOf(50);
    const { credential } = await publicOne(issued);
    const jwk = await keyOf(credential);
    expect(await verified(credential, jwk)).toEqual([true, true]);
    const [head = '', body = '', signature = ''] = credential.split('.');
    const text = Buffer.from(body, 'base64url').toString();
    expect(JSON.parse(text).credentialSubject.licenseNumber).toBe(issued.certificateNo);
    const forgedCode = Buffer.from(text.replace(issued.name, `${issued.name}甲`)).toString(
      'base64url',
    );
    const tampered = `${body.slice(0, 40)}${body[40] === 'A' ? 'B' : 'A'}${body.slice(41)}`;
    for (const changed of [forgedCode, tampered]) {
      const forged = [head, changed, signature].join('.');
      expect(await verified(forged, jwk)).toEqual([false, false]);
    }
  });

  it('stays valid when another key signs from now on', async () => {
    const publicBefore = await publicOne(await oneOf(51));
    const { kid } = await callOk(certificate.rotateKey, {});
    const after = await publicOne(await oneOf(52));
    const kidOf = (jws: string) =>
      JSON.parse(Buffer.from(jws.split('.')[0] ?? '', 'base64url').toString()).kid;
    expect(kidOf(after.credential)).toBe(kid);
    expect(kidOf(publicBefore.credential)).not.toBe(kid);
    for (const { credential } of [publicBefore, after]) {
      expect(await verified(credential, await keyOf(credential))).toEqual([true, true]);
    }
  });

  it('is signed with a key that is stored encrypted with the server’s secret', async () => {
    await oneOf(53);
    const rows = await server.db.executeAsSystem<{ key: Record<string, string> }>(
      sql`SELECT private_jwk AS key FROM signing_key`,
    );
    expect(rows.map(({ key }) => Object.keys(key))).toEqual(rows.map(() => ['sealed']));
  });
});

describe('pictures', () => {
  const png = (body: Buffer) => body.subarray(1, 4).toString();
  const file = async (endpoint: EndpointData, query: string, token = head.token ?? '') =>
    server.app.inject({
      method: 'GET',
      url: `${endpoint.path}?${query}`,
      headers: { host: 'localhost', token, ...head.headers },
    });

  it('are drawn as PNG and as PDF with the credential in it', async () => {
    const issued = await oneOf(60);
    const picture = await file(certificate.picture, `id=${issued.id}&format=png`);
    expect(png(picture.rawPayload)).toBe('PNG');
    const { rawPayload } = await file(certificate.picture, `id=${issued.id}&format=pdf`);
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(rawPayload.length).toBeLessThan(200_000);
    const foreign = await sessionInSunrise(server, '13900000002', 'head');
    const refused = await file(certificate.picture, `id=${issued.id}&format=png`, foreign.token);
    expect(refused.json().code).toBe(errorCodes.notFound);
  });

  it('show a template with a sample person before anything is issued', async () => {
    const reply = await server.app.inject({
      method: 'POST',
      url: template.preview.path,
      payload: { template: templateOf(), width: 400 },
      headers: { host: 'localhost', token: head.token, ...head.headers },
    });
    expect([reply.headers['content-type'], png(reply.rawPayload)]).toEqual(['image/png', 'PNG']);
    expect(reply.rawPayload.readUInt32BE(16)).toBe(400);
  });

  it('are packed by a job, for the person who requested it', async () => {
    const templateId = await enabled({ numberPattern: 'ZIP{seq:3}' });
    await issue(templateId, some(62, 23));
    const input = { filter: { templateId }, requestId: crypto.randomUUID() };
    const { id } = await callOk(certificate.startImages, input);
    const ended = await jobOver(server, head.token ?? '', id);
    expect(ended).toMatchObject({ state: 'done', imported: 23, total: 23 });
    const path = job.result.path.replace('{id}', id);
    const reply = await file({ ...job.result, path }, '');
    const { unzipSync } = await import('fflate');
    const names = Object.keys(unzipSync(reply.rawPayload));
    expect(names).toHaveLength(23);
    expect(names.every((name) => /^ZIP0\d\d .+\.png$/.test(name))).toBe(true);
  });
});
