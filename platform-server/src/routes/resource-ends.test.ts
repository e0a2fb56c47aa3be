// concurrent calls also on PostgreSQL: the sweep runs concurrently with people who save
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { fileById } from '../files/file-rows';
import { sweepUploads } from '../files/sweep';
import { seedId } from '../seed/seed-id';
import { libraryFixture } from '../testing/library-fixture';
import { jpegPicture } from '../testing/pictures';
import { serverFixture } from '../testing/server-fixture';

const directory = mkdtempSync(join(tmpdir(), 'resources-'));
const server = serverFixture({ env: { DATA_DIR: directory } });
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const library = libraryFixture(server);
const { as, client, callOk, fileIdOf, findResource, refused, saved, uploaded, video } = library;
const { resource } = contract;
const onDisk = (): Promise<string[]> => readdir(join(directory, 'files'));
const picture = () => uploaded('封面.jpg', jpegPicture());

beforeAll(() => library.logIn(), 60_000);

describe('deleting', () => {
  it('deletes the bytes of all its files', async () => {
    const posterUploadId = await picture();
    const id = await saved();
    const former = await fileIdOf(id);
    const uploadId = await video();
    await callOk(resource.updateResourceById, { id, uploadId, posterUploadId });
    const { url } = await callOk(resource.getVideoPlayURL, { id });
    await callOk(resource.delete, { id });
    expect(await refused(resource.findById, { id })).toEqual([errorCodes.notFound, null]);
    expect((await client.get(url)).status).toBe(404);
    const names = (await onDisk()).join(' ');
    for (const value of [former, uploadId, posterUploadId]) {
      expect(names).not.toContain(value);
      expect(await fileById(server.db, value)).toBeNull();
    }
  });

  it('is refused while courses show it, with their number', async () => {
    const id = await saved();
    const courseId = crypto.randomUUID();
    const [tenantId, organId] = [seedId('tenant:sunrise'), seedId('organ:sunrise:head')];
    await server.db.executeAsSystem(sql`INSERT INTO course (id, tenant_id, organ_id, title, content)
      VALUES (${courseId}, ${tenantId}, ${organId}, '用到它的课', '{}')`);
    await server.db.executeAsSystem(sql`INSERT INTO course_resource (tenant_id, course_id, number, resource_id)
      VALUES (${tenantId}, ${courseId}, 0, ${id}), (${tenantId}, ${courseId}, 1, ${id})`);
    const reply = await server.call(resource.delete, { id }, as.head);
    expect([reply.code, reply.data, reply.message]).toEqual([
      errorCodes.conflict,
      { uses: 1 },
      '有1门课程正在使用该资源，不能删除',
    ]);
    expect((await findResource(id)).uses).toBe(1);
    expect((await client.get((await callOk(resource.getVideoPlayURL, { id })).url)).status).toBe(
      200,
    );
  });

  it('continues after a process that died before the bytes were deleted', async () => {
    const id = await saved();
    const fileId = await fileIdOf(id);
    const { storage } = server.services.files;
    const remove = jest.spyOn(storage, 'remove').mockRejectedValue(new Error('away'));
    await callOk(resource.delete, { id });
    remove.mockRestore();
    expect(await onDisk()).toContain(fileId);
    await server.db.executeAsSystem(sql`UPDATE stored_file SET updated_at = now() - interval '25 hours'
      WHERE id = ${fileId}`);
    await sweepUploads(server.db, storage);
    expect(await onDisk()).not.toContain(fileId);
    expect(await fileById(server.db, fileId)).toBeNull();
  });
});

describe('an unfinished upload of a resource', () => {
  it.each(['given up', 'left for a day'])(
    'that is %s leaves the resource with that reason',
    async (how) => {
      const input = { fileName: '断.mp4', bytes: 4096, contentType: '' };
      const voucher = await callOk(resource.uploadVoucher, input);
      const { id } = await callOk(resource.saveVideo, { uploadId: voucher.uploadId, title: '断' });
      if (how === 'given up') {
        expect((await client.send('DELETE', voucher)).status).toBe(204);
      } else {
        await server.db.executeAsSystem(sql`UPDATE stored_file SET updated_at = now() - interval '25 hours'
        WHERE id = ${voucher.uploadId}`);
        await sweepUploads(server.db, server.services.files.storage);
      }
      expect(await findResource(id)).toMatchObject({
        status: 'failed',
        refusal: '文件没有完整到达，请重新上传',
      });
      // and a further sweep leaves the row unchanged
      await server.db.executeAsSystem(sql`UPDATE stored_file SET updated_at = now() - interval '25 hours'
      WHERE id = ${voucher.uploadId}`);
      await sweepUploads(server.db, server.services.files.storage);
      expect((await findResource(id)).status).toBe('failed');
    },
  );
});

describe('a complete file is deleted a day after its last use', () => {
  const { course } = contract;
  const sweep = () => sweepUploads(server.db, server.services.files.storage);
  const stateOf = async (id: string) => (await fileById(server.db, id))?.state;
  const dayOver = () =>
    server.db.executeAsSystem(sql`UPDATE stored_file SET held_until = held_until - interval '25 hours',
      updated_at = updated_at - interval '25 hours' WHERE state = 'ready'`);
  const saveCover = async (id: string, coverUploadId: string | null) => {
    const { version } = await callOk(course.findById, { id });
    await callOk(course.save, { id, version, coverUploadId });
  };

  it('but not if it was used in time, as a file, a poster or a cover', async () => {
    const [uploadId, posterUploadId, coverUploadId] = [
      await video(),
      await picture(),
      await picture(),
    ];
    await sweep();
    const { id } = await callOk(resource.saveVideo, {
      uploadId,
      posterUploadId,
      title: '迟到的课',
    });
    await callOk(course.save, { title: '有封面的课', coverUploadId });
    for (let day = 0; day < 2; day += 1) {
      await dayOver();
      await sweep();
    }
    for (const value of [uploadId, posterUploadId, coverUploadId]) {
      expect(await fileById(server.db, value)).toMatchObject({ state: 'ready', heldUntil: null });
      expect(await onDisk()).toContain(value);
    }
    expect((await client.get((await callOk(resource.getVideoPlayURL, { id })).url)).status).toBe(
      200,
    );
  });

  it('so that a former cover can be restored for a day, whenever it was uploaded', async () => {
    const coverUploadId = await picture();
    const { id } = await callOk(course.save, { title: '换封面的课', coverUploadId });
    await dayOver();
    await saveCover(id, null);
    await sweep();
    await saveCover(id, coverUploadId);
    await dayOver();
    await sweep();
    expect(await stateOf(coverUploadId)).toBe('ready');
    await saveCover(id, null);
    await sweep();
    await dayOver();
    await sweep();
    expect(await stateOf(coverUploadId)).toBeUndefined();
    const version = (await callOk(course.findById, { id })).version;
    expect(await refused(course.save, { id, version, coverUploadId })).toEqual([
      errorCodes.invalidInput,
      ['coverUploadId'],
    ]);
  });

  it('and is either saved or refused if both happen at the same time', async () => {
    const uploadIds = [await video(), await video(), await video()];
    await sweep();
    await dayOver();
    const saves = uploadIds.map((uploadId) =>
      server.call(resource.saveVideo, { uploadId, title: '同时' }, as.head),
    );
    const [, ...replies] = await Promise.all([sweep(), ...saves]);
    const names = await onDisk();
    const states = await Promise.all(uploadIds.map(stateOf));
    for (const [index, { code }] of replies.entries()) {
      const isSaved = code === errorCodes.ok;
      expect([states[index], names.includes(uploadIds[index] ?? '')]).toEqual(
        isSaved ? ['ready', true] : [undefined, false],
      );
    }
  });
});
