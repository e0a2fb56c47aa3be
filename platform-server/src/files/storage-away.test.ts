// embedded database only: the unavailable part is the file storage
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { startS3 } from '../testing/s3-server';
import { startTestServer, type TestServer } from '../testing/test-server';
import { movieBytes, uploadClient } from '../testing/upload-client';
import { fileById } from './file-rows';
import type { FileStorage } from './storage';
import { withStorageRefusal } from './storage-errors';

const PORT_LIMIT = 120_000;

let s3: Awaited<ReturnType<typeof startS3>>;
let server: TestServer;
beforeAll(async () => {
  s3 = await startS3('files');
  const keys = { FILES_S3_KEY: 'S3RVER', FILES_S3_SECRET: 'S3RVER', FILES_S3_BUCKET: 'files' };
  server = await startTestServer({}, { FILES_S3_ENDPOINT: s3.endpoint, ...keys });
}, PORT_LIMIT);
afterAll(async () => {
  await server.close();
  await s3.stop();
});

it('an upload gets 503 while the storage is unavailable, loses nothing, and continues afterwards', async () => {
  const token = await server.login('13900000001');
  const client = uploadClient(server);
  const caller = await client.callerOf(token);
  const content = movieBytes(9000);
  const body = (from: number, to?: number) => new Uint8Array(content.subarray(from, to));
  const voucher = await client.voucher(caller, '课.mp4', content.length);
  // the last byte but one has arrived
  await client.send('PATCH', voucher, { offset: 0, body: body(0, 8999) });
  await s3.pause();
  const english = { headers: { locale: 'en-US' } };
  const replies = await Promise.all([
    client.send('HEAD', voucher, english),
    client.send('PATCH', voucher, { offset: 8999, body: body(8999), ...english }),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([503, 503]);
  expect(replies[0]?.headers.get('retry-after')).toBe('30');
  expect(await replies[1]?.json()).toMatchObject({
    code: errorCodes.unavailable,
    message: 'The storage of files does not answer. Nothing is lost: try again in a moment.',
  });
  const input = { fileName: 'b.mp4', bytes: 10, contentType: '' };
  const begun = await server.call(contract.resource.uploadVoucher, input, { token });
  expect([begun.code, begun.message]).toEqual([
    errorCodes.unavailable,
    '文件存储暂时没有响应，已上传的内容不会丢失，请稍后重试',
  ]);
  expect((await fileById(server.db, voucher.uploadId))?.state).toBe('uploading');
  await s3.resume();
  const { headers } = await client.send('HEAD', voucher);
  const offset = Number(headers.get('upload-offset'));
  const rest = await client.send('PATCH', voucher, { offset, body: body(offset) });
  expect([rest.status, rest.headers.get('upload-offset')]).toEqual([204, '9000']);
  expect((await fileById(server.db, voucher.uploadId))?.state).toBe('checking');
}, 60_000);

it.each([
  ['a full disk', { code: 'ENOSPC' }, errorCodes.unavailable],
  [
    'an internal error of the storage',
    { $metadata: { httpStatusCode: 503 } },
    errorCodes.unavailable,
  ],
  ['a missing file', { code: 'ENOENT' }, undefined],
])('recognises %s', async (_, fault, code) => {
  const broken = { beginUpload: () => Promise.reject(Object.assign(new Error('x'), fault)) };
  const storage = withStorageRefusal(broken as unknown as FileStorage);
  await expect(storage.beginUpload('a', 1)).rejects.toMatchObject(
    code === undefined ? fault : { code, options: { status: 503, alarm: 'file-storage' } },
  );
});
