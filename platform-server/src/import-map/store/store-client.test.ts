import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ImportMapChangeRequest } from '@edu/shared-utility/contract';
import { foreignReader } from '../../static/foreign-requests';
import { s3Error, startS3Like } from '../../testing/s3-like';
import { openBucket } from './bucket';
import { readStoreAddress } from './store-address';
import { StoreClient } from './store-client';

const secret = 'the-secret-key-of-the-test';
const env = { AWS_ACCESS_KEY_ID: 'AKTEST', AWS_SECRET_ACCESS_KEY: secret, AWS_REGION: 'eu-west-3' };
const cms = '@edu-app/cms';
const [mapPath, historyPath] = ['/site/map/importmap.json', '/site/map/importmap.history.json'];
const application =
  'System.register([], function (e) { return { execute: function () { e({ mount: f, unmount: f }); function f() {} } }; });';

let storage: Awaited<ReturnType<typeof startS3Like>>;
let origin = '';
const modules = createServer((request, reply) => {
  const known = /^\/v\d\/index\.js$/.test(request.url ?? '');
  const headers = { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' };
  reply.writeHead(known ? 200 : 404, headers).end(known ? application : '');
});

beforeAll(async () => {
  storage = await startS3Like('site', 'AKTEST');
  await new Promise<void>((listening) => modules.listen(0, '127.0.0.1', listening));
  origin = `http://localhost:${(modules.address() as AddressInfo).port}`;
});
beforeEach(() => {
  storage.reset();
  storage.objects.set(mapPath, JSON.stringify({ imports: { [cms]: at(1) } }));
});
afterAll(() => {
  storage.stop();
  modules.close();
  modules.closeAllConnections();
});

const at = (version: number) => `${origin}/v${version}/index.js`;
const stored = () => JSON.parse(storage.objects.get(mapPath) ?? '');

async function opened(store = 's3://site/map/importmap.json', timeout?: number) {
  const address = readStoreAddress(store, storage.endpoint);
  return new StoreClient(address, await openBucket(address, env, timeout), {
    moduleHosts: [origin],
    pageOrigin: 'https://admin.example.com',
    manifest: { modules: {} },
    modules: '/nowhere',
    foreign: foreignReader('https://admin.example.com'),
  });
}

type Asked = Omit<ImportMapChangeRequest, 'why'>;
async function change(edit: Asked, client?: StoreClient) {
  const editor = client ?? (await opened());
  return editor.change({ why: 'a test', ...edit }, (await editor.state()).etag);
}
const set = (version: number): Asked => ({ action: 'set', name: cms, address: at(version) });

test('a line is changed with its digest, signed, if the map is still the one that was read', async () => {
  const outcome = await change(set(2));
  expect(outcome).toMatchObject({ id: 2, status: 'applied', objections: [] });
  expect(stored().imports[cms]).toBe(at(2));
  expect(stored().integrity[at(2)]).toMatch(/^sha384-/);
  const put = storage.requests.find(({ method, path }) => method === 'PUT' && path === mapPath);
  expect(put?.headers).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'no-cache',
    'if-match': expect.stringMatching(/^"[0-9a-f]{32}"$/),
    authorization: expect.stringContaining('/eu-west-3/s3/aws4_request'),
  });
  const first = storage.requests.find(
    ({ method, path }) => method === 'PUT' && path === historyPath,
  );
  expect(first?.headers['if-none-match']).toBe('*');
  expect(JSON.stringify(storage.requests)).not.toContain(secret);
});

test('problems of the preflight, and needed modules, are refused as on a server', async () => {
  await expect(change({ action: 'set', name: cms, address: `${origin}/gone.js` })).rejects.toThrow(
    /cannot be used\.\n.*its host answers 404/,
  );
  await expect(change({ action: 'add', name: 'constructor', address: at(2) })).rejects.toThrow(
    'The name "constructor"',
  );
  await expect(change(set(1))).rejects.toThrow('already says so');
  expect(storage.requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  const forced = await change({ ...set(3), address: `${origin}/gone.js`, force: true });
  expect(forced.objections.join()).toContain('answers 404');
});

test('a rollback goes back, again further, and to any change; the history has edits by other means', async () => {
  await change(set(2));
  storage.objects.set(mapPath, JSON.stringify({ imports: { [cms]: at(3) } }));
  await change(set(4));
  const back = async (edit: Omit<Asked, 'action'>) => {
    await change({ action: 'rollback', ...edit });
    return stored().imports[cms];
  };
  expect(await back({})).toBe(at(3));
  expect(await back({})).toBe(at(2));
  expect(await back({})).toBe(at(1));
  await expect(back({})).rejects.toThrow('There are only 0 changes to go back by');
  expect(await back({ to: 4 })).toBe(at(4));
  await expect(back({ to: 99 })).rejects.toThrow('There is no change #99');
  const history = await (await opened()).history();
  expect(history.map(({ id, action, rolledBackTo = null }) => [id, action, rolledBackTo])).toEqual([
    [8, 'rollback', 4],
    [7, 'rollback', 1],
    [6, 'rollback', 2],
    [5, 'rollback', 3],
    [4, 'set', null],
    [3, 'edit', null],
    [2, 'set', null],
    [1, 'start', null],
  ]);
});

test('of two concurrent changes one succeeds, and the other is refused with the first one’s author', async () => {
  const client = await opened();
  const { etag } = await client.state();
  await change(set(2));
  await expect(client.change({ ...set(3), why: 'late' }, etag)).rejects.toThrow(
    /\(#2, .*: a test\) was quicker: .*nothing was written/,
  );
  // between read and write
  storage.answer(({ method }) => method === 'PUT', s3Error(412, 'PreconditionFailed'), 1);
  await expect(change(set(3))).rejects.toThrow('was quicker');
  expect(stored().imports[cms]).toBe(at(2));
});

test('if the history cannot be written, the change is in force and the command reports it', async () => {
  storage.answer(
    ({ method, path }) => method === 'PUT' && path === historyPath,
    s3Error(412, 'PreconditionFailed'),
  );
  const { notes } = await change(set(2));
  expect(notes).toEqual([expect.stringContaining('others wrote it at the same time')]);
  expect(stored().imports[cms]).toBe(at(2));
});

test('an unreadable history stays unchanged, and nothing is written', async () => {
  storage.objects.set(historyPath, '[]');
  await expect(change(set(2))).rejects.toThrow('no history that this command has written');
  expect(stored().imports[cms]).toBe(at(1));
});

const html = '<!doctype html><p>Welcome</p>';

test.each<[string, Parameters<typeof storage.answer>[1], RegExp, number?]>([
  ['a refusal', s3Error(403, 'AccessDenied'), /storage refuses: the key needs to list/],
  ['an unknown key', s3Error(403, 'InvalidAccessKeyId'), /does not know the key in AWS_ACC/],
  ['a wrong secret', s3Error(403, 'SignatureDoesNotMatch'), /AWS_SECRET_ACCESS_KEY belongs/],
  ['a missing bucket', s3Error(404, 'NoSuchBucket'), /there is no such bucket/],
  ['a busy storage', s3Error(503, 'SlowDown'), /answers 503: try again later/],
  ['a page', (reply) => void reply.writeHead(403).end(html), /the storage refuses/],
  ['torn XML', (reply) => void reply.writeHead(500).end('<Error><Co'), /answers 500/],
  ['silence', () => {}, /does not answer in time/, 400],
  ['a body that does not end', (reply) => void reply.writeHead(200).write('{'), /in time/, 400],
  ['a broken connection', (reply) => void reply.destroy(), /cannot be reached/],
])('%s is reported in a sentence without secrets', async (_, answer, sentence, timeout = 5_000) => {
  storage.answer(() => true, answer);
  const failed = (await opened(undefined, timeout)).state().then(
    () => '',
    (error: Error) => error.message,
  );
  expect(await failed).toMatch(sentence);
  expect(await failed).toMatch(/^s3:\/\/site\/map\/importmap\.json: /);
  expect(await failed).not.toMatch(new RegExp(`${secret}|AKTEST|secret-part|of the storage`));
});

test('a storage without conditional writes is refused', async () => {
  storage.answer(({ method }) => method === 'PUT', s3Error(501, 'NotImplemented'));
  await expect(change(set(2))).rejects.toThrow('cannot write on a condition (If-Match)');
});

test('a missing map, an invalid one, and a missing key are reported', async () => {
  storage.objects.set(mapPath, '{"imports": 1}');
  await expect(change(set(2))).rejects.toThrow('cannot be used as a map');
  storage.objects.delete(mapPath);
  await expect(change(set(2))).rejects.toThrow('there is no map yet');
  const address = readStoreAddress('s3://site/importmap.json', undefined);
  await expect(openBucket(address, {})).rejects.toThrow('AWS_ACCESS_KEY_ID and');
});

test.each([
  ['importmap.json', undefined, 'write bucket and object'],
  ['s3://site', undefined, 'write bucket and object'],
  ['s3://site/folder/', undefined, 'write bucket and object'],
  ['s3://site/a.json', 'http://storage.example.com', 'has to be an https address'],
  ['s3://site/a.json', 'https://a:b@storage.example.com', 'has to be an https address'],
])('%s at %s is refused', (store, endpoint, sentence) => {
  expect(() => readStoreAddress(store, endpoint)).toThrow(sentence);
});
