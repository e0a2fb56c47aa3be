// embedded database only: routes/matrix, reads and audit-walk test row-level security on PostgreSQL
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { grantResource, insertResource } from '../testing/insert-resource';
import { libraryFixture } from '../testing/library-fixture';
import { serverFixture } from '../testing/server-fixture';
import type { CallOptions } from '../testing/test-server';
import { pdf } from '../testing/upload-client';

const directory = mkdtempSync(join(tmpdir(), 'resources-'));
const server = serverFixture({ env: { DATA_DIR: directory } });
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const library = libraryFixture(server);
const { as, client, callOk, fileIdOf, findResource, refused, saved, uploaded } = library;
const { resource } = contract;
const page = { pageNum: 1, pageSize: 50 };

beforeAll(() => library.logIn(), 60_000);

describe('opening a resource', () => {
  it('returns short-lived addresses, for the kinds of the call', async () => {
    const id = await saved();
    const { url } = await callOk(resource.getVideoPlayURL, { id });
    const reply = await client.get(url, { range: 'bytes=4-11' });
    expect([reply.status, await reply.text()]).toEqual([206, 'ftypisom']);
    expect((await callOk(resource.getVideoPlayAuth, { id })).playAuth).toContain(
      await fileIdOf(id),
    );
    for (const call of [
      resource.getDocAccessToken,
      resource.getImageOrDocUrl,
      resource.getAudioOrDocUrl,
    ]) {
      expect((await refused(call, { id }))[0]).toBe(errorCodes.invalidInput);
    }
  });

  it('shows a document while its reader renews the address', async () => {
    const uploadId = await uploaded('讲义.pdf', pdf());
    const { id } = await callOk(resource.saveImageAndDoc, { uploadId, title: '讲义' });
    const first = await callOk(resource.getDocAccessToken, { id });
    expect((await client.get(first.previewUrl)).headers.get('content-type')).toBe(
      'application/pdf',
    );
    const { refreshToken } = first;
    const next = await callOk(resource.refreshDocAccessToken, { id, refreshToken });
    expect((await client.get(next.previewUrl)).status).toBe(200);
    const forged = { id, refreshToken: `${refreshToken}x` };
    expect((await refused(resource.refreshDocAccessToken, forged))[0]).toBe(errorCodes.forbidden);
    const ofOther = { id: await saved(), refreshToken };
    expect((await refused(resource.refreshDocAccessToken, ofOther))[0]).toBe(errorCodes.forbidden);
  });

  it('needs a ready file', async () => {
    const id = await insertResource(server, { state: 'checking' });
    expect((await refused(resource.getVideoPlayURL, { id }))[0]).toBe(errorCodes.conflict);
  });

  it('downloads the file with its name', async () => {
    const id = await saved();
    const { path } = resource.downFile;
    const reply = await server.app.inject({
      url: path,
      query: { id },
      headers: { host: 'localhost', token: as.head.token },
    });
    expect(reply.statusCode).toBe(302);
    const file = await client.get(String(reply.headers.location));
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('课.mp4')}`,
    );
    expect(Number(file.headers.get('content-length'))).toBe(4096);
  });
});

describe('a resource that the caller may not access', () => {
  const calls = [
    ['findById', {}],
    ['findFiles', {}],
    ['findUses', {}],
    ['getVideoPlayURL', {}],
    ['downFile', {}],
    ['updateResourceById', { title: '改' }],
    ['delete', {}],
  ] as const;

  it.each(calls)(
    'of another organisation or tenant is not found by %s',
    async (name, parameters) => {
      const id = await saved();
      for (const caller of [as.vocational, as.otherTenant]) {
        expect(await refused(resource[name], { id, ...parameters }, caller)).toEqual([
          errorCodes.notFound,
          null,
        ]);
      }
      expect((await findResource(id)).title).toBe('第一课');
    },
  );

  it.each(calls)('of another branch is not found by %s', async (name, parameters) => {
    const id = await insertResource(server, { branch: 'south' });
    const eastern = { ...as.head, headers: { branch: seedId('branch:sunrise:east') } };
    expect(await refused(resource[name], { id, ...parameters }, eastern)).toEqual([
      errorCodes.notFound,
      null,
    ]);
    await findResource(id);
  });

  it('can be read if it was granted, and changed by its owner only', async () => {
    const id = await saved();
    const expiresAt = new Date(Date.now() + 3_600_000);
    const grant = await grantResource(server, id, { to: 'sunrise:vocational', expiresAt });
    expect(await findResource(id, as.vocational)).toMatchObject({
      title: '第一课',
      organName: '阳光教育总部',
      grant: { expiresAt: expiresAt.toISOString() },
      branchId: null,
      uploaderName: '',
    });
    await callOk(resource.getVideoPlayURL, { id }, as.vocational);
    for (const [call, parameters] of [
      [resource.updateResourceById, { title: '改' }],
      [resource.delete, {}],
      [resource.findFiles, {}],
    ] as const) {
      expect(await refused(call, { id, ...parameters }, as.vocational)).toEqual([
        errorCodes.notFound,
        null,
      ]);
    }
    await server.db.executeAsSystem(
      sql`UPDATE resource_application SET expires_at = now() WHERE id = ${grant}::uuid`,
    );
    expect(await refused(resource.getVideoPlayURL, { id }, as.vocational)).toEqual([
      errorCodes.notFound,
      null,
    ]);
  });

  it('is refused without the permission', async () => {
    const id = await saved();
    expect(await refused(resource.findById, { id }, as.staff)).toEqual([
      errorCodes.forbidden,
      null,
    ]);
  });
});

describe('the list', () => {
  const ids = async (filter: object, options?: CallOptions): Promise<string[]> =>
    (await callOk(resource.findByConditionWithPage, { ...page, ...filter }, options)).list.map(
      (item: { id: string }) => item.id,
    );

  it('has the own resources, the granted ones, or those that can be applied for', async () => {
    const title = `来源${crypto.randomUUID().slice(0, 6)}`;
    const insertIn = (organKey: string, branch: string, overrides: object = {}) =>
      insertResource(server, { organKey, branch, title, ...overrides });
    const ownOrganId = await insertIn('sunrise:vocational', 'vocational');
    const [granted, offered, over, ended] = [
      await insertIn('sunrise:head', 'main'),
      await insertIn('sunrise:head', 'east', { shared: true }),
      await insertIn('sunrise:head', 'main', { shared: true }),
      await insertIn('sunrise:head', 'main', { state: 'checking', shared: true }),
    ];
    await insertIn('horizon:head', 'main', { shared: true });
    await grantResource(server, granted, { to: 'sunrise:vocational' });
    await grantResource(server, over, { to: 'sunrise:vocational', expiresAt: new Date() });
    const query = { keyword: title, sort: 'createdAt' };
    const seen = (overrides: object) => ids({ ...query, ...overrides }, as.vocational);
    expect(await seen({})).toEqual([ownOrganId]);
    expect(await seen({ from: 'granted' })).toEqual([granted]);
    expect(await seen({ from: 'offered' })).toEqual([offered, over]);
    expect(await seen({ usable: true })).toEqual([ownOrganId, granted]);
    expect(await refused(resource.getVideoPlayURL, { id: offered }, as.vocational)).toEqual([
      errorCodes.notFound,
      null,
    ]);
    expect(await refused(resource.findById, { id: ended }, as.vocational)).toEqual([
      errorCodes.notFound,
      null,
    ]);
  });

  it('can be filtered and sorted, and has its total', async () => {
    const word = crypto.randomUUID().slice(0, 8);
    const created = [];
    for (const [title, kind, branch] of [
      [`${word}乙`, 'video', 'main'],
      [`${word}甲`, 'audio', 'east'],
      [`${word}丙%`, 'video', 'east'],
    ] as const) {
      created.push(await insertResource(server, { title, kind, branch }));
    }
    const [second, first, third] = created;
    const query = { keyword: word };
    expect(await ids({ ...query, sort: 'createdAt' })).toEqual([second, first, third]);
    expect(await ids({ ...query, sort: '-createdAt' })).toEqual([third, first, second]);
    expect(await ids({ ...query, kind: 'audio' })).toEqual([first]);
    expect(await ids({ keyword: `${word}丙%` })).toEqual([third]);
    expect(await ids({ keyword: `${word}%` })).toEqual([]);
    const east = seedId('branch:sunrise:east');
    expect((await ids({ ...query, branchId: east })).toSorted()).toEqual([first, third].toSorted());
    const eastern = { ...as.head, headers: { branch: east } };
    expect((await ids(query, eastern)).toSorted()).toEqual([first, third].toSorted());
    const two = { ...query, pageNum: 2, pageSize: 2, sort: 'createdAt' };
    expect(await callOk(resource.findByConditionWithPage, two)).toMatchObject({
      total: 3,
      list: [{ id: third }],
    });
    expect(await ids(query, as.otherTenant)).toEqual([]);
  });
});
