// also on PostgreSQL: rows are claimed with SKIP LOCKED
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readdir, rename, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { zipSync } from 'fflate';
import type { Caller } from '../http/caller';
import { serverFixture } from '../testing/server-fixture';
import { root } from '../testing/test-database';
import { movieBytes, pdf, uploadClient } from '../testing/upload-client';
import { fileById } from './file-rows';
import { sweepUploads } from './sweep';

const directory = mkdtempSync(join(tmpdir(), 'files-'));
const server = serverFixture({ env: { DATA_DIR: directory } });
const client = uploadClient(server);
afterAll(() => rmSync(directory, { recursive: true, force: true }));

let caller: Caller;
let otherCaller: Caller;
beforeAll(async () => {
  caller = await client.callerOf(await server.login('13900000001'));
  otherCaller = await client.callerOf(await server.login('13900000002'));
}, 60_000);

const onDisk = async (): Promise<string[]> => (await readdir(join(directory, 'files'))).toSorted();
const stateOf = async (id: string) => (await fileById(server.db, id))?.state;
const part = (bytes: Buffer, from: number, to?: number) => new Uint8Array(bytes.subarray(from, to));

describe('an upload', () => {
  it('arrives in parts, and is ready once it was checked', async () => {
    const content = movieBytes(10_000);
    const voucher = await client.voucher(caller, '第一课.mp4', content.length);
    const first = await client.send('PATCH', voucher, { offset: 0, body: part(content, 0, 4000) });
    expect([first.status, first.headers.get('upload-offset')]).toEqual([204, '4000']);
    const response = await client.send('HEAD', voucher);
    expect(response.headers.get('upload-offset')).toBe('4000');
    const rest = await client.send('PATCH', voucher, { offset: 4000, body: part(content, 4000) });
    expect([rest.status, rest.headers.get('upload-offset')]).toEqual([204, '10000']);
    expect(await stateOf(voucher.uploadId)).toBe('checking');
    await server.services.files.prepare();
    expect(await fileById(server.db, voucher.uploadId)).toMatchObject({
      state: 'ready',
      name: '第一课.mp4',
      kind: 'video',
      mediaType: 'video/mp4',
      bytes: 10_000,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      organId: caller.actor?.organId,
    });
  });

  it('continues with a new voucher, for its owner only', async () => {
    const voucher = await client.voucher(caller, 'a.mp4', 4096);
    const again = await client.renew(caller, voucher.uploadId);
    expect((await client.send('HEAD', again)).headers.get('upload-offset')).toBe('0');
    await expect(client.renew(otherCaller, voucher.uploadId)).rejects.toMatchObject({
      code: errorCodes.notFound,
    });
  });

  it('is one of at most fifty unfinished ones of a person', async () => {
    const { accountId, tenantId, actor } = otherCaller;
    await server.db.executeAsSystem(sql`
      INSERT INTO stored_file (tenant_id, organ_id, created_by, name, kind, bytes)
      SELECT ${tenantId}::uuid, ${actor?.organId}::uuid, ${accountId}::uuid, 'a.mp4', 'video', 9
      FROM generate_series(1, 49 - (SELECT count(*)::int FROM stored_file
        WHERE created_by = ${accountId}::uuid AND state = 'uploading'))`);
    await client.voucher(otherCaller, 'fiftieth.mp4', 9);
    await expect(client.voucher(otherCaller, 'next.mp4', 9)).rejects.toMatchObject({
      code: errorCodes.tooManyRequests,
    });
    await server.db.executeAsSystem(sql`DELETE FROM stored_file WHERE name = 'a.mp4'
      AND created_by = ${accountId}::uuid`);
  });

  it('is reported as complete to a client that lost the last reply', async () => {
    const content = movieBytes();
    const id = await client.upload(caller, 'b.mp4', content);
    const again = await client.renew(caller, id);
    const response = await client.send('HEAD', again);
    expect([response.status, response.headers.get('upload-offset')]).toEqual([200, '4096']);
    const more = await client.send('PATCH', again, { offset: 0, body: new Uint8Array(content) });
    expect(more.status).toBe(409);
    expect((await client.send('DELETE', again)).status).toBe(409);
    expect(await stateOf(id)).toBe('ready');
  });

  it('whose connection breaks at 99 % keeps its bytes and continues', async () => {
    const content = movieBytes(100_000);
    const voucher = await client.voucher(caller, 'e.mp4', content.length);
    await client.sendPartly(voucher, content, 99_000);
    const filePath = join(directory, 'files', voucher.uploadId);
    // bytes sent before the connection broke are still being written
    while ((await stat(filePath)).size < 99_000) await setImmediate();
    const response = await client.send('HEAD', voucher);
    expect(response.headers.get('upload-offset')).toBe('99000');
    expect(await stateOf(voucher.uploadId)).toBe('uploading');
    const body = part(content, 99_000);
    const rest = await client.send('PATCH', voucher, { offset: 99_000, body });
    expect([rest.status, rest.headers.get('upload-offset')]).toEqual([204, '100000']);
    await server.services.files.prepare();
    const sha256 = createHash('sha256').update(content).digest('hex');
    expect(await fileById(server.db, voucher.uploadId)).toMatchObject({ state: 'ready', sha256 });
  });

  it('that fills the disk gets an error, keeps its bytes, and continues when there is room', async () => {
    const content = movieBytes(9000);
    const voucher = await client.voucher(caller, 'full.mp4', content.length);
    await client.send('PATCH', voucher, { offset: 0, body: part(content, 0, 4000) });
    const filePath = join(directory, 'files', voucher.uploadId);
    await rename(filePath, `${filePath}.kept`);
    // makes every write fail as on a full disk
    await symlink('/dev/full', filePath);
    const rest = { offset: 0, body: new Uint8Array(content), headers: { locale: 'en-US' } };
    const response = await client.send('PATCH', voucher, rest);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await response.json()).toMatchObject({
      code: errorCodes.unavailable,
      message: 'The server has no room left for files. Please tell your administrator.',
    });
    const metrics = await server.app.inject({ url: '/metrics' });
    expect(metrics.payload).toMatch(/^alarms_total\{alarm="file-storage"\} 1$/m);
    await rename(`${filePath}.kept`, filePath);
    const again = await client.send('PATCH', voucher, { offset: 4000, body: part(content, 4000) });
    expect([again.status, again.headers.get('upload-offset')]).toEqual([204, '9000']);
  });

  it('whose last byte arrived before a crash is completed by the next request', async () => {
    const content = movieBytes();
    const voucher = await client.voucher(caller, 'c.mp4', content.length);
    const { files } = server.services;
    const store = await files.storage.uploads();
    const { Readable } = await import('node:stream');
    await store.write(Readable.from([content]), voucher.uploadId, 0);
    expect(await stateOf(voucher.uploadId)).toBe('uploading');
    const response = await client.send('HEAD', voucher);
    expect(response.headers.get('upload-offset')).toBe('4096');
    expect(await stateOf(voucher.uploadId)).toBe('checking');
  });

  it('is prepared by another process if the one that claimed it has died', async () => {
    const content = movieBytes();
    const voucher = await client.voucher(caller, 'd.mp4', content.length);
    await client.send('PATCH', voucher, { offset: 0, body: new Uint8Array(content) });
    const lockUntil = (until: string) =>
      server.db.executeAsSystem(sql`UPDATE stored_file SET held_until = now() + ${until}::interval
        WHERE id = ${voucher.uploadId}`);
    await lockUntil('1 minute');
    await server.services.files.prepare();
    expect(await stateOf(voucher.uploadId)).toBe('checking');
    await lockUntil('-1 second');
    await server.services.files.prepare();
    expect(await stateOf(voucher.uploadId)).toBe('ready');
  });

  it('is cancelled by its owner without leaving anything', async () => {
    const voucher = await client.voucher(caller, 'e.mp4', 4096);
    expect((await client.send('DELETE', voucher)).status).toBe(204);
    expect(await onDisk()).not.toContain(voucher.uploadId);
    expect((await client.send('HEAD', voucher)).status).toBe(410);
  });

  it('that is not continued is deleted after a day', async () => {
    const voucher = await client.voucher(caller, 'f.mp4', 4096);
    const recent = await client.voucher(caller, 'h.mp4', 4096);
    await server.db.executeAsSystem(sql`UPDATE stored_file SET updated_at = now() - interval '25 hours'
      WHERE id = ${voucher.uploadId}`);
    await sweepUploads(server.db, server.services.files.storage);
    expect(await stateOf(voucher.uploadId)).toBeUndefined();
    expect(await stateOf(recent.uploadId)).toBe('uploading');
    const names = await onDisk();
    expect(names).toContain(recent.uploadId);
    expect(names.filter((name) => name.startsWith(voucher.uploadId))).toEqual([]);
  });

  it('that is complete but unused is deleted after a day', async () => {
    const id = await client.upload(caller, 'g.mp4', movieBytes());
    const age = (hours: number) =>
      server.db.executeAsSystem(sql`UPDATE stored_file
        SET held_until = held_until - make_interval(hours => ${hours}::int),
          updated_at = updated_at - make_interval(hours => ${hours}::int) WHERE id = ${id}`);
    const sweep = () => sweepUploads(server.db, server.services.files.storage);
    await sweep();
    await age(23);
    await sweep();
    expect(await stateOf(id)).toBe('ready');
    expect(await onDisk()).toContain(id);
    await age(2);
    await sweep();
    expect(await stateOf(id)).toBeUndefined();
    expect((await onDisk()).filter((name) => name.startsWith(id))).toEqual([]);
  });
});

describe('the checks of an upload', () => {
  it.each([
    ['an empty file', 'a.mp4', 0, 'bytes'],
    ['a name without an extension', 'lesson', 10, 'fileName'],
    ['a program', 'setup.exe', 10, 'fileName'],
    ['a page', 'page.html', 10, 'fileName'],
    ['a drawing with scripts', 'drawing.svg', 10, 'fileName'],
    ['a name of 300 characters', `${'长'.repeat(300)}.mp4`, 10, 'fileName'],
    ['a picture larger than allowed', 'a.png', 21 * 1024 * 1024, 'bytes'],
  ])('refuse %s before any byte is sent', async (_, name, bytes, field) => {
    await expect(client.voucher(caller, name, bytes)).rejects.toMatchObject({ field });
  });

  it('remove folders from the file name', async () => {
    const voucher = await client.voucher(caller, '../../etc/第二课.mp4', 4096);
    expect((await fileById(server.db, voucher.uploadId))?.name).toBe('第二课.mp4');
    expect(await onDisk()).toContain(voucher.uploadId);
  });

  it.each([
    ['a program with the name of a video', 'a.mp4', Buffer.from('MZ\x90\0program')],
    ['a page with the name of a picture', 'a.png', Buffer.from('<html><script></script></html>')],
    ['a video with the name of a document', 'a.pdf', movieBytes()],
    ['a truncated document', 'b.pdf', pdf().subarray(0, 30)],
    [
      'random bytes after the start of a document',
      'c.pdf',
      Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(100_000, 'noise')]),
    ],
    [
      'an archive with the name of a document',
      'a.docx',
      Buffer.from(zipSync({ 'a.txt': new Uint8Array(1) })),
    ],
  ])('refuse %s after the last byte', async (_, name, content) => {
    const voucher = await client.voucher(caller, name, content.length);
    const reply = await client.send('PATCH', voucher, {
      offset: 0,
      body: new Uint8Array(content),
      headers: { locale: 'en-US' },
    });
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({
      code: errorCodes.invalidInput,
      message: 'The content is not what the name says, or it is damaged.',
    });
    expect(await stateOf(voucher.uploadId)).toBe('refused');
    expect(await onDisk()).not.toContain(voucher.uploadId);
    expect((await client.send('HEAD', voucher)).status).toBe(410);
  });

  it('refuse more bytes than declared', async () => {
    const voucher = await client.voucher(caller, 'i.mp4', 100);
    const reply = await client.send('PATCH', voucher, {
      offset: 0,
      body: part(movieBytes(), 0, 200),
    });
    expect(reply.status).toBe(413);
    expect(await stateOf(voucher.uploadId)).toBe('uploading');
  });

  it('refuse bytes that leave a gap', async () => {
    const voucher = await client.voucher(caller, 'j.mp4', 4096);
    const reply = await client.send('PATCH', voucher, { offset: 50, body: part(movieBytes(), 50) });
    expect(reply.status).toBe(409);
  });

  it.each([
    ['none', ''],
    ['an invented proof', 'zzzzzz.0123'],
    ['a proof for another upload', null],
  ])('refuse a sender without a valid proof: %s', async (_, proof) => {
    const voucher = await client.voucher(caller, 'k.mp4', 4096);
    const another = await client.voucher(caller, 'l.mp4', 4096);
    const uploadAuth = proof ?? another.uploadAuth;
    const reply = await client.send(
      'PATCH',
      { ...voucher, uploadAuth },
      {
        offset: 0,
        body: new Uint8Array(movieBytes()),
      },
    );
    expect(reply.status).toBe(403);
    expect(await reply.json()).toMatchObject({ code: errorCodes.forbidden });
  });

  it('refuse an expired proof', async () => {
    const voucher = await client.voucher(caller, 'm.mp4', 4096);
    const [, signature] = voucher.uploadAuth.split('.');
    const past = Math.floor(Date.now() / 1000 - 10).toString(36);
    const uploadAuth = `${past}.${signature}`;
    expect((await client.send('HEAD', { ...voucher, uploadAuth })).status).toBe(403);
  });

  it('refuse an unknown upload', async () => {
    const { uploadAuth } = await client.voucher(caller, 'n.mp4', 4096);
    const uploadAddress = '/files/uploads/..%2F..%2Fetc';
    expect((await client.send('HEAD', { uploadAddress, uploadAuth })).status).toBe(403);
  });
});

it('the type of a document is detected from its content', async () => {
  const id = await client.upload(caller, '讲义.pdf', pdf());
  expect(await fileById(server.db, id)).toMatchObject({ mediaType: 'application/pdf' });
});

it.each([
  [
    'Opus',
    '录音.ogg',
    readFileSync(join(root, 'platform-server/demo-media/listening.ogg')),
    'audio/ogg',
  ],
  ['a telephone', '录音.m4a', movieBytes(), 'audio/mp4'],
])('a recording of %s is accepted', async (_, name, content, mediaType) => {
  const id = await client.upload(caller, name, content);
  expect(await fileById(server.db, id)).toMatchObject({ mediaType, state: 'ready' });
});

it('another tenant’s files are not found', async () => {
  const id = await client.upload(caller, 'o.mp4', movieBytes());
  const foreign = await client.callerOf(
    await server.login('13900000011', { host: 'new.localhost' }),
  );
  const seen = (viewer: Caller) =>
    server.db.withTenant(viewer, (tx) =>
      tx.execute(sql`SELECT id FROM stored_file WHERE id = ${id}`),
    );
  expect((await seen(caller)).rows).toEqual([{ id }]);
  expect((await seen(foreign)).rows).toEqual([]);
});
