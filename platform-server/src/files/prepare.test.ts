// embedded database only: uploads.test.ts tests the claim itself on both engines
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { zipSync } from 'fflate';
import type { Caller } from '../http/caller';
import { serverFixture } from '../testing/server-fixture';
import { movieBytes, uploadClient } from '../testing/upload-client';
import { checkContent } from './content-type';
import { fileById, requireDiskSpace } from './file-rows';
import { prepareDue } from './prepare';
import { httpScanner } from './scanner';

const directory = mkdtempSync(join(tmpdir(), 'files-'));
const server = serverFixture({ env: { DATA_DIR: directory } });
const client = uploadClient(server);

/** A scanner that reports files which contain a marker. */
let answers: number[] = [];
let scannerServer: Server;
let caller: Caller;
beforeAll(async () => {
  caller = await client.callerOf(await server.login('13900000001'));
  scannerServer = createServer((request, reply) => {
    let content = '';
    request.on('data', (part) => {
      content += part;
    });
    request.on('end', () => {
      reply.statusCode = answers.shift() ?? (content.includes('EICAR') ? 406 : 204);
      reply.end(reply.statusCode === 406 ? 'Eicar-Test' : '');
    });
  });
  await new Promise<void>((resolve) => {
    scannerServer.listen(0, '127.0.0.1', resolve);
  });
}, 60_000);
afterAll(() => {
  scannerServer.close();
  rmSync(directory, { recursive: true, force: true });
});

async function arrived(content: Buffer, name = 'a.mp4'): Promise<string> {
  const voucher = await client.voucher(caller, name, content.length);
  await client.send('PATCH', voucher, { offset: 0, body: new Uint8Array(content) });
  return voucher.uploadId;
}

const warned: object[] = [];
const prepare = () =>
  prepareDue({
    db: server.db,
    storage: server.services.files.storage,
    scanner: httpScanner(`http://127.0.0.1:${(scannerServer.address() as AddressInfo).port}/`),
    warn: (reason, row) => void warned.push({ reason, ...row }),
  });
const stateOf = async (id: string) => {
  const file = await fileById(server.db, id);
  return [file?.state, file?.refusal];
};

it('files in which the scanner finds something are refused, the others become ready', async () => {
  const harmful = movieBytes();
  harmful.write('EICAR', 100);
  const [bad, good] = [await arrived(harmful), await arrived(movieBytes())];
  await prepare();
  expect(await stateOf(bad)).toEqual(['refused', 'file.harmful']);
  expect(await stateOf(good)).toEqual(['ready', null]);
});

it('each file is scanned over its own connection', async () => {
  let connections = 0;
  scannerServer.on('connection', () => {
    connections += 1;
  });
  await arrived(movieBytes());
  await arrived(movieBytes());
  await prepare();
  expect(connections).toBe(2);
});

it('a file that could not be scanned is not shown, and scanned again later', async () => {
  const id = await arrived(movieBytes());
  answers = [500];
  await prepare();
  expect(await stateOf(id)).toEqual(['checking', null]);
  expect(warned).toEqual([{ reason: 'the scanner answered 500', file: id }]);
  await prepare();
  expect(await stateOf(id)).toEqual(['checking', null]);
  await server.db.executeAsSystem(
    sql`UPDATE stored_file SET held_until = now() - interval '1 second' WHERE id = ${id}`,
  );
  await prepare();
  expect(await stateOf(id)).toEqual(['ready', null]);
});

it('a file that lost bytes in the storage is refused', async () => {
  const id = await arrived(movieBytes());
  await server.services.files.storage.write(id, movieBytes().subarray(0, 100));
  await prepare();
  expect(await stateOf(id)).toEqual(['refused', 'file.incomplete']);
});

/** The smallest possible document. */
const docx = (): Buffer => {
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const types = `<Types><Override PartName="/word/document.xml" ContentType="${type}.main+xml"/></Types>`;
  const text = new TextEncoder();
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': text.encode(types),
      'word/document.xml': text.encode('<w:document/>'),
    }),
  );
};

it('an archive that would fill the disk is refused without unpacking it', async () => {
  const { storage } = server.services.files;
  const judge = async (content: Buffer) => {
    const id = crypto.randomUUID();
    await storage.write(id, content);
    return checkContent(storage, { id, kind: 'document', bytes: content.length });
  };
  const validFile = docx();
  expect(await judge(validFile)).toEqual({ mediaType: expect.stringMatching(/wordprocessingml/) });
  const hugeDocument = docx();
  // the last entry of the archive's directory declares 4 GB
  hugeDocument.writeUInt32LE(
    0xfffffff0,
    hugeDocument.lastIndexOf(Buffer.from('504b0102', 'hex')) + 24,
  );
  expect(await judge(hugeDocument)).toEqual({ refusal: 'file.bomb' });
});

it('an upload for which the disk has no room is refused at its beginning', async () => {
  const { storage } = server.services.files;
  const small = { ...storage, freeBytes: async () => 2 * 1024 ** 3 };
  await expect(requireDiskSpace(small, 1024 ** 3)).rejects.toMatchObject({
    options: { phrase: 'file.noRoom' },
  });
  await expect(requireDiskSpace(small, 1024)).resolves.toBeUndefined();
});

it('one person has at most 50 unfinished uploads', async () => {
  const otherCaller = await client.callerOf(await server.login('13900000002'));
  for (let index = 0; index < 50; index += 1) await client.voucher(otherCaller, `${index}.mp4`, 10);
  await expect(client.voucher(otherCaller, '51.mp4', 10)).rejects.toMatchObject({
    options: { phrase: 'file.tooMany' },
  });
  await expect(client.voucher(caller, '51.mp4', 10)).resolves.toBeDefined();
});
