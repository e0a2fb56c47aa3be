// embedded database only: the files are on the disk, not in the database
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract, type Resource } from '@edu/shared-utility/contract';
import { libraryFixture } from '../testing/library-fixture';
import { serverFixture } from '../testing/server-fixture';
import { root } from '../testing/test-database';
import { placeMedia } from './place-media';
import { seedId } from './seed-id';

const directory = mkdtempSync(join(tmpdir(), 'media-'));
const server = serverFixture({ env: { DATA_DIR: directory } });
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const library = libraryFixture(server);
const { as, client, callOk } = library;
const { resource } = contract;
const place = () =>
  placeMedia(server.db, server.services.files.storage, join(root, 'platform-server/demo-media'));
const list = async (filter: object, options = as.head): Promise<Resource[]> =>
  (
    await callOk(
      resource.findByConditionWithPage,
      { pageNum: 1, pageSize: 100, ...filter },
      options,
    )
  ).list;

beforeAll(async () => {
  await library.logIn();
  await place();
}, 60_000);

it('each resource of the demo can be opened, and its row describes it', async () => {
  const all = [...(await list({})), ...(await list({}, as.vocational))];
  expect(all.length).toBeGreaterThanOrEqual(60);
  const open = { video: 'getVideoPlayURL', audio: 'getAudioOrDocUrl' } as const;
  for (const item of all.filter(({ status }) => status === 'ready')) {
    const caller = item.organName === '阳光教育总部' ? as.head : as.vocational;
    const call = resource[open[item.kind as keyof typeof open] ?? 'getImageOrDocUrl'];
    const { url } = await callOk(call, { id: item.id }, caller);
    const reply = await client.get(url);
    const bytes = Buffer.from(await reply.arrayBuffer());
    expect([item.title, reply.status]).toEqual([item.title, 200]);
    if (item.kind !== 'image') {
      const digest = createHash('sha256').update(bytes).digest('hex');
      expect([item.title, reply.headers.get('etag')]).toEqual([item.title, `"${digest}-file"`]);
      expect(bytes.length).toBe(item.bytes);
    }
    if (item.kind === 'video' || item.kind === 'image') {
      expect((await client.get(item.thumbnailUrl ?? '/none')).status).toBe(200);
    }
  }
});

it('there are resources in every state that a list shows', async () => {
  expect((await list({ status: 'failed' })).length).toBeGreaterThan(0);
  expect((await list({ from: 'granted' })).length).toBeGreaterThan(0);
  expect((await list({ from: 'offered' })).length).toBeGreaterThan(0);
});

it('missing files are copied, and deleted ones stay deleted', async () => {
  const files = join(directory, 'files');
  const fileId = seedId('file:sunrise:head:1');
  await server.services.files.storage.remove(fileId);
  const id = seedId('resource:sunrise:vocational:0');
  await callOk(resource.delete, { id }, as.vocational);
  await place();
  const names = await readdir(files);
  expect(names).toContain(fileId);
  expect(names).not.toContain(seedId('file:sunrise:vocational:0'));
});
