// concurrent calls also on PostgreSQL: two requests with one upload wait for a lock
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { seedId } from '../seed/seed-id';
import { libraryFixture } from '../testing/library-fixture';
import { jpegPicture } from '../testing/pictures';
import { serverFixture } from '../testing/server-fixture';
import { root } from '../testing/test-database';
import { movieBytes, pdf } from '../testing/upload-client';

const directory = mkdtempSync(join(tmpdir(), 'resources-'));
const server = serverFixture({ env: { DATA_DIR: directory } });
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const library = libraryFixture(server);
const { as, client, callOk, fileIdOf, findResource, refused, saved, uploaded, video } = library;
const { audit, resource } = contract;
const page = { pageNum: 1, pageSize: 50 };
const onDisk = (): Promise<string[]> => readdir(join(directory, 'files'));
const demoMedium = (name: string): Buffer =>
  readFileSync(join(root, 'platform-server/demo-media', name));
const picture = () => uploaded('封面.jpg', jpegPicture());

beforeAll(() => library.logIn(), 60_000);

describe('a resource', () => {
  it('is created from an upload, before or after its last byte', async () => {
    const body = { fileName: '早.mp4', bytes: 4096, contentType: 'video/mp4' };
    const voucher = await callOk(resource.createUploadVideo, body);
    const input = { uploadId: voucher.uploadId, title: '早到', seconds: 30, shared: true };
    const { id } = await callOk(resource.saveVideo, input);
    expect(await findResource(id)).toMatchObject({
      status: 'uploading',
      title: '早到',
      seconds: 30,
    });
    await client.send('PATCH', voucher, { offset: 0, body: new Uint8Array(movieBytes()) });
    expect((await findResource(id)).status).toBe('converting');
    await server.services.files.prepare();
    expect(await findResource(id)).toMatchObject({
      status: 'ready',
      kind: 'video',
      mediaType: 'video/mp4',
      bytes: 4096,
      fileName: '早.mp4',
      fileNumber: 1,
      shared: true,
      uses: 0,
      version: 1,
      organId: seedId('organ:sunrise:head'),
      branchName: '总部校区',
      refusal: null,
    });
  });

  it('whose file was refused shows the reason, in the reader’s language', async () => {
    const input = { fileName: '假.mp4', bytes: 7, contentType: '' };
    const voucher = await callOk(resource.uploadVoucher, input);
    const { id } = await callOk(resource.saveVideo, { uploadId: voucher.uploadId, title: '假' });
    await client.send('PATCH', voucher, { offset: 0, body: 'MZ-none' });
    const english = { ...as.head, headers: { locale: 'en-US' } };
    expect(await findResource(id, english)).toMatchObject({
      status: 'failed',
      refusal: 'The content is not what the name says, or it is damaged.',
    });
    expect((await findResource(id)).refusal).toBe('文件内容与文件名不符，或已损坏');
    const list = await callOk(resource.findByConditionWithPage, { ...page, status: 'failed' });
    expect(list.list.map((item: { id: string }) => item.id)).toContain(id);
  });

  it('is created from an upload once, for concurrent requests too', async () => {
    const uploadId = await video();
    const sendRequest = () => server.call(resource.saveVideo, { uploadId, title: '一次' }, as.head);
    const codes = (await Promise.all([sendRequest(), sendRequest(), sendRequest()])).map(
      ({ code }) => code,
    );
    expect(codes.toSorted()).toEqual([errorCodes.ok, errorCodes.conflict, errorCodes.conflict]);
    expect(await refused(resource.saveVideo, { uploadId, title: '再次' })).toEqual([
      errorCodes.conflict,
      ['uploadId'],
    ]);
  });

  it('cannot be created from another person’s upload', async () => {
    const uploadId = await video(as.vocational);
    const input = { uploadId, title: '别人的' };
    for (const caller of [as.head, as.otherTenant]) {
      expect(await refused(resource.saveVideo, input, caller)).toEqual([errorCodes.notFound, null]);
      expect(await refused(resource.refreshUploadVoucher, { uploadId }, caller)).toEqual([
        errorCodes.notFound,
        null,
      ]);
    }
  });

  it.each([
    ['saveVideo', ['video']],
    ['saveVideoAndAudio', ['video', 'audio']],
    ['saveAudioAndDoc', ['audio', 'document']],
    ['saveImageAndDoc', ['image', 'document']],
  ] as const)('added by %s has one of the kinds in the name of the call', async (name, kinds) => {
    const files = {
      video: ['a.mp4', movieBytes()],
      audio: ['a.mp3', Buffer.from('ID3\u0004\0\0\0\0\0\0'.padEnd(4096, '\0'))],
      document: ['a.pdf', pdf()],
      image: ['a.jpg', jpegPicture()],
    } as const;
    for (const [kind, [fileName, content]] of Object.entries(files)) {
      const input = { fileName, bytes: content.length, contentType: '' };
      const { uploadId } = await callOk(resource.uploadVoucher, input);
      const reply = await server.call(resource[name], { uploadId, title: '种类' }, as.head);
      const fits = (kinds as readonly string[]).includes(kind);
      expect([kind, reply.code]).toEqual([kind, fits ? errorCodes.ok : errorCodes.invalidInput]);
    }
  });

  it.each([
    ['a name of 300 characters', { title: '长'.repeat(300) }, 'title'],
    ['no name', { title: ' ' }, 'title'],
    ['a category that does not exist', { categoryId: crypto.randomUUID() }, 'categoryId'],
    [
      'a copyright unit that does not exist',
      { copyrightUnitId: crypto.randomUUID() },
      'copyrightUnitId',
    ],
    ['a negative length', { seconds: -1 }, 'seconds'],
    ['an unknown member', { owner: 'me' }, 'owner'],
  ])('with %s is refused, and the upload stays unused', async (_, change, field) => {
    const uploadId = await video();
    const input = { uploadId, title: '好' };
    expect(await refused(resource.saveVideo, { ...input, ...change })).toEqual([
      errorCodes.invalidInput,
      [field],
    ]);
    await callOk(resource.saveVideo, input);
  });

  it('can have a poster, uploaded by the caller', async () => {
    const posterUploadId = await picture();
    const id = await saved({ posterUploadId });
    const { thumbnailUrl } = await findResource(id);
    const thumbnail = await client.get(thumbnailUrl);
    expect([thumbnail.status, thumbnail.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const secondInput = { uploadId: await video(), title: '同图', posterUploadId };
    expect(await refused(resource.saveVideo, secondInput)).toEqual([
      errorCodes.conflict,
      ['posterUploadId'],
    ]);
    const asFile = { uploadId: posterUploadId, title: '同图' };
    expect(await refused(resource.saveImageAndDoc, asFile)).toEqual([
      errorCodes.conflict,
      ['uploadId'],
    ]);
  });

  it('of kind document can have a poster too, and one of kind audio cannot', async () => {
    const title = '首页';
    const document = await callOk(resource.saveImageAndDoc, {
      ...{ title, uploadId: await uploaded('首页.pdf', pdf()), posterUploadId: await picture() },
    });
    const { thumbnailUrl } = await findResource(document.id);
    expect((await client.get(thumbnailUrl)).headers.get('content-type')).toBe('image/webp');
    const recording = { title, uploadId: await uploaded('首页.ogg', demoMedium('listening.ogg')) };
    const posterUploadId = await picture();
    expect(await refused(resource.saveAudioAndDoc, { ...recording, posterUploadId })).toEqual([
      errorCodes.invalidInput,
      ['posterUploadId'],
    ]);
  });
});

describe('a change', () => {
  it('affects only the sent fields, and is refused for an older version', async () => {
    const id = await saved({ seconds: 40 });
    await callOk(resource.updateResourceById, { id, version: 1, title: '改名' });
    expect(await findResource(id)).toMatchObject({ title: '改名', seconds: 40, version: 2 });
    const lateReply = await server.call(
      resource.updateResourceById,
      { id, version: 1, title: '晚了' },
      as.head,
    );
    expect([lateReply.code, lateReply.data.present.title]).toEqual([errorCodes.conflict, '改名']);
    expect((await findResource(id)).title).toBe('改名');
    const { list } = await callOk(audit.ofRow, { kind: 'resource', id, ...page });
    expect(list.map(({ action }: { action: string }) => action)).toEqual([
      'resource.changed',
      'resource.added',
    ]);
  });

  it('of the file keeps the former one in the history, and resets what described it', async () => {
    const posterUploadId = await picture();
    const id = await saved({ seconds: 40, posterUploadId });
    const former = await fileIdOf(id);
    const uploadId = await uploaded('新.mp4', movieBytes(5000));
    await callOk(resource.updateResourceById, { id, uploadId, seconds: 50 });
    expect(await findResource(id)).toMatchObject({
      fileName: '新.mp4',
      bytes: 5000,
      fileNumber: 2,
      seconds: 50,
      thumbnailUrl: null,
    });
    const files = await callOk(resource.findFiles, { id });
    expect(
      files.map((file: { number: number; fileName: string }) => [file.number, file.fileName]),
    ).toEqual([
      [2, '新.mp4'],
      [1, '课.mp4'],
    ]);
    const names = await onDisk();
    expect([names.includes(former), names.includes(posterUploadId)]).toEqual([true, false]);
  });

  it('of the file is refused for another kind or an upload that is in use', async () => {
    const id = await saved();
    const ofOther = { id, uploadId: await uploaded('a.pdf', pdf()) };
    expect(await refused(resource.updateResourceById, ofOther)).toEqual([
      errorCodes.invalidInput,
      ['uploadId'],
    ]);
    const ofAnother = { id, uploadId: await fileIdOf(await saved()) };
    expect(await refused(resource.updateResourceById, ofAnother)).toEqual([
      errorCodes.conflict,
      ['uploadId'],
    ]);
    expect((await findResource(id)).fileNumber).toBe(1);
  });
});
