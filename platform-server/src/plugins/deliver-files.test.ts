// embedded database only: files are in a folder, and no row is written concurrently
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { addressOf } from '../files/addresses';
import type { Variant } from '../files/signatures';
import type { Caller } from '../http/caller';
import { jpegPicture, pngPart } from '../testing/pictures';
import { serverFixture } from '../testing/server-fixture';
import { movieBytes, uploadClient } from '../testing/upload-client';

const directory = mkdtempSync(join(tmpdir(), 'files-'));
const server = serverFixture({ env: { DATA_DIR: directory } });
const client = uploadClient(server);
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const content = movieBytes(10_000);
let token = '';
let caller: Caller;
let id = '';
beforeAll(async () => {
  token = await server.login('13900000001');
  caller = await client.callerOf(token);
  id = await client.upload(caller, '第一课.mp4', content);
}, 60_000);

const addressAs = (owner: Caller, variant: Variant = 'file', file = id, now = Date.now()): string =>
  addressOf(
    server.services.files.secret,
    { id: file, name: '第一课.mp4' },
    { variant, sessionId: owner.sessionId },
    now,
  ).url;
const bytesOf = async (reply: Response): Promise<Buffer> => Buffer.from(await reply.arrayBuffer());

it('serves the whole file with its own type, which browsers must not change', async () => {
  const reply = await client.get(addressAs(caller));
  expect(reply.status).toBe(200);
  expect((await bytesOf(reply)).equals(content)).toBe(true);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '10000',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent('第一课.mp4')}`,
    'cache-control': 'private, max-age=3600',
  });
});

it.each([
  ['bytes=0-99', 0, 99],
  ['bytes=9000-', 9000, 9999],
  ['bytes=-10', 9990, 9999],
  ['bytes=9990-20000', 9990, 9999],
])('shows the part %s', async (range, start, end) => {
  const reply = await client.get(addressAs(caller), { range });
  expect([reply.status, reply.headers.get('content-range')]).toEqual([
    206,
    `bytes ${start}-${end}/10000`,
  ]);
  expect((await bytesOf(reply)).equals(content.subarray(start, end + 1))).toBe(true);
});

it.each([['bytes=0-9,20-29'], ['lines=1-2'], ['nonsense']])(
  'answers %s with the whole file',
  async (range) => {
    const reply = await client.get(addressAs(caller), { range });
    expect([reply.status, (await bytesOf(reply)).length]).toEqual([200, 10_000]);
  },
);

it('refuses a range beyond the end', async () => {
  const reply = await client.get(addressAs(caller), { range: 'bytes=10000-' });
  expect([reply.status, reply.headers.get('content-range')]).toEqual([416, 'bytes */10000']);
});

it('sends nothing to a client that has the file, and all of it to one with another version', async () => {
  const tag = (await client.get(addressAs(caller))).headers.get('etag') ?? '';
  const again = await client.get(addressAs(caller), { 'if-none-match': tag });
  expect(again.status).toBe(304);
  const replyToOldTag = await client.get(addressAs(caller), {
    range: 'bytes=0-9',
    'if-range': '"old"',
  });
  expect(replyToOldTag.status).toBe(200);
  const replyToSameTag = await client.get(addressAs(caller), {
    range: 'bytes=0-9',
    'if-range': tag,
  });
  expect(replyToSameTag.status).toBe(206);
});

it('offers a download under its name', async () => {
  const reply = await client.get(addressAs(caller, 'download'));
  expect(reply.headers.get('content-disposition')).toMatch(/^attachment;/);
});

const refusal = { code: errorCodes.forbidden, message: '链接已失效，请刷新页面后重试' };

it('an expired address shows nothing', async () => {
  const reply = await client.get(addressAs(caller, 'file', id, Date.now() - 5 * 3_600_000));
  expect([reply.status, await reply.json()]).toEqual([403, expect.objectContaining(refusal)]);
});

it.each([
  ['another variant', (url: string) => url.replace('/file/', '/download/')],
  ['an unknown variant', (url: string) => url.replace('/file/', '/raw/')],
  ['another file', (url: string) => url.replace(id, '00000000-0000-4000-8000-000000000000')],
  ['another session', (url: string) => url.replace(caller.sessionId, crypto.randomUUID())],
  ['no proof', (url: string) => url.replace(/&proof=.*/, '')],
  ['a later expiry', (url: string) => url.replace(/proof=\w+\./, 'proof=zzzzzz.')],
])('an address modified to %s shows nothing', async (_, change) => {
  expect((await client.get(change(addressAs(caller)))).status).toBe(403);
});

it('an address is invalid after the end of its session', async () => {
  const short = await server.login('13900000001');
  const address = addressAs(await client.callerOf(short));
  expect((await client.get(address)).status).toBe(200);
  await server.call(contract.account.logout, {}, { token: short });
  expect((await client.get(address)).status).toBe(403);
});

it('a file that was not checked yet is not found', async () => {
  const voucher = await client.voucher(caller, 'a.mp4', 4096);
  const replyBefore = await client.get(addressAs(caller, 'file', voucher.uploadId));
  expect(replyBefore.status).toBe(404);
});

describe('a picture', () => {
  /** A JPEG with a location in its metadata, as cameras write it. */
  const located = (): Buffer => {
    const jpeg = jpegPicture(640, 480);
    const place = Buffer.from('Exif\0\0GPS 39.9042N 116.4074E');
    const part = Buffer.concat([Buffer.from([0xff, 0xe1, 0, place.length + 2]), place]);
    return Buffer.concat([jpeg.subarray(0, 2), part, jpeg.subarray(2)]);
  };

  it('is re-encoded in two sizes, without the camera’s metadata', async () => {
    const photo = await client.upload(caller, '照片.jpg', located());
    const small = await client.get(addressAs(caller, 'thumbnail', photo));
    const large = await client.get(addressAs(caller, 'picture', photo));
    expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const [thumbnail, picture] = [await bytesOf(small), await bytesOf(large)];
    expect(thumbnail.length).toBeLessThan(picture.length);
    expect(picture.includes('GPS')).toBe(false);
    expect(located().includes('GPS')).toBe(true);
  });

  it('of a billion pixels is refused, whatever its file size', async () => {
    const head = Buffer.alloc(13);
    head.writeUInt32BE(30_000, 0);
    head.writeUInt32BE(30_000, 4);
    head[8] = 8;
    const hugePicture = Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      pngPart('IHDR', head),
      pngPart('IDAT', Buffer.alloc(64)),
      pngPart('IEND', Buffer.alloc(0)),
    ]);
    const bad = await client.upload(caller, 'bomb.png', hugePicture);
    expect((await client.get(addressAs(caller, 'picture', bad))).status).toBe(404);
    await expect(client.renew(caller, bad)).resolves.toMatchObject({ uploadId: bad });
    const response = await client.send('HEAD', await client.renew(caller, bad));
    expect(response.status).toBe(410);
  });
});
