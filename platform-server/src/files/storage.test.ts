// embedded database only: file storages use no database
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { startS3 } from '../testing/s3-server';
import { diskStorage } from './disk-storage';
import { requireS3Libraries, s3Storage } from './s3-storage';
import type { FileStorage } from './storage';

const MB = 1024 * 1024;

interface TestStorage {
  /** Opens the same storage as another process would. */
  open(): FileStorage;
  stop(): Promise<void>;
}

async function disk(): Promise<TestStorage> {
  const directory = mkdtempSync(join(tmpdir(), 'files-'));
  return {
    open: () => diskStorage(join(directory, 'files')),
    stop: async () => rmSync(directory, { recursive: true, force: true }),
  };
}

async function bucket(): Promise<TestStorage> {
  const { endpoint, stop } = await startS3('files');
  const keys = { accessKey: 'S3RVER', secretKey: 'S3RVER' };
  return {
    open: () => s3Storage({ endpoint, region: 'us-east-1', bucket: 'files', ...keys }),
    stop,
  };
}

async function bytesOf(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

describe.each([
  ['the disk', disk],
  ['an S3-compatible storage', bucket],
])('%s', (_, start) => {
  let testStorage: TestStorage;
  let storage: FileStorage;
  beforeAll(async () => {
    testStorage = await start();
    storage = testStorage.open();
  }, 60_000);
  afterAll(() => testStorage.stop());

  async function upload(id: string, content: Buffer): Promise<void> {
    await storage.beginUpload(id, content.length);
    await (await storage.uploads()).write(Readable.from([content]), id, 0);
    await storage.finishUpload(id);
  }

  it('returns the bytes received in parts, also to another process', async () => {
    const id = randomUUID();
    const content = randomBytes(13 * MB);
    await storage.beginUpload(id, content.length);
    expect(await storage.receivedBytes(id)).toBe(0);
    const first = content.subarray(0, 9 * MB);
    await (await storage.uploads()).write(Readable.from([first]), id, 0);
    const otherProcess = testStorage.open();
    const had = await otherProcess.receivedBytes(id);
    expect(had).toBe(first.length);
    await (await otherProcess.uploads()).write(
      Readable.from([content.subarray(had ?? 0)]),
      id,
      had ?? 0,
    );
    expect(await storage.receivedBytes(id)).toBe(content.length);
    await storage.finishUpload(id);
    await storage.finishUpload(id);
    expect(digest(await bytesOf(await storage.read(id)))).toBe(digest(content));
    expect(await otherProcess.receivedBytes(id)).toBe(content.length);
  });

  it('returns any range', async () => {
    const id = randomUUID();
    const content = randomBytes(100_000);
    await upload(id, content);
    const part = await bytesOf(await storage.read(id, { start: 50_000, end: 50_009 }));
    expect(part.equals(content.subarray(50_000, 50_010))).toBe(true);
  });

  it('stores derived files beside the original', async () => {
    const key = `${randomUUID()}.thumbnail`;
    await storage.write(key, Buffer.from('first'));
    await storage.write(key, Buffer.from('second'));
    expect(String(await bytesOf(await storage.read(key)))).toBe('second');
  });

  it('removes finished and unfinished files, and ignores missing ones', async () => {
    const done = randomUUID();
    const begun = randomUUID();
    await upload(done, Buffer.from('all of it'));
    await storage.beginUpload(begun, 100);
    await storage.remove(done);
    await storage.remove(begun);
    await storage.remove(randomUUID());
    expect([
      await testStorage.open().receivedBytes(done),
      await testStorage.open().receivedBytes(begun),
    ]).toEqual([null, null]);
    await expect(storage.read(done).then(bytesOf)).rejects.toThrow();
  });

  it('reports nothing for an upload that was not begun', async () => {
    expect(await storage.receivedBytes(randomUUID())).toBeNull();
  });
});

it('the disk storage reports its free space', async () => {
  const testStorage = await disk();
  expect(await testStorage.open().freeBytes()).toBeGreaterThan(0);
  await testStorage.stop();
});

it('an installation without the S3 libraries reports what to install', async () => {
  await expect(requireS3Libraries(() => Promise.reject(new Error('not found')))).rejects.toThrow(
    /npm install --no-save @aws-sdk\/client-s3@3 @tus\/s3-store@2/,
  );
  await expect(requireS3Libraries()).resolves.toBeUndefined();
});

it('an unavailable storage rejects, and the next call tries again', async () => {
  const testStorage = await bucket();
  const storage = testStorage.open();
  await testStorage.stop();
  await expect(storage.beginUpload(randomUUID(), 10)).rejects.toThrow();
}, 60_000);
