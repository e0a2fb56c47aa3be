// also on PostgreSQL: servers notice each other’s changes through it
import Fastify, { type FastifyInstance } from 'fastify';
import { drainOnShutdown } from '../plugins/shutdown';
import { type EventStream, openEventStream } from '../testing/event-stream';
import { MapHost } from '../testing/map-host';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { serveMap } from './serve-map';

const saas = { '@edu-app/saas': '/modules/saas/index.js' };

let database: TestDatabase;
const opened: EventStream[] = [];

/** A server with a map file of its own, on the database of the other one. */
async function givenServer(name: string, perNetwork: number) {
  const host = new MapHost({ db: database.db, name, file: saas });
  await host.start();
  const app: FastifyInstance = Fastify({ forceCloseConnections: true });
  drainOnShutdown(app, 1_000);
  serveMap(app, host.map, { heartbeatInterval: 200, total: 3, perNetwork });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return { host, app, origin };
}
type Server = Awaited<ReturnType<typeof givenServer>>;
let server: Server;
let otherServer: Server;

const listen = async ({ origin }: Server) => {
  const answer = await fetch(`${origin}/importmap.json`);
  const [, news = ''] = /^<(.+)>; rel="monitor"$/.exec(answer.headers.get('link') ?? '') ?? [];
  const stream = await openEventStream(new URL(news, origin).href);
  opened.push(stream);
  return stream;
};
const etag = async ({ origin }: Server) =>
  (await fetch(`${origin}/importmap.json`)).headers.get('etag');

beforeAll(async () => {
  database = await openTestDatabase();
  server = await givenServer('one', 3);
  otherServer = await givenServer('other', 2);
}, 120_000);
afterEach(async () => {
  for (const stream of opened.splice(0)) stream.close();
  // the server notices the closed connection only later
  await new Promise((go) => setTimeout(go, 100));
});
afterAll(async () => {
  for (const { app, host } of [server, otherServer]) {
    await app.close();
    await host.remove();
  }
  await database.close();
});

it('is announced in a header, for pages on other origins too', async () => {
  const { headers } = await fetch(`${server.origin}/importmap.json`, {
    headers: { 'if-none-match': (await etag(server)) ?? '' },
  });
  expect(headers.get('link')).toBe('</importmap.json/news>; rel="monitor"');
  expect(headers.get('access-control-expose-headers')).toBe('etag, link');
});

it('begins with the revision in force, and sends heartbeats while nothing changes', async () => {
  const stream = await listen(server);
  await stream.waitFor(/^:$/m);
  const current = await etag(server);
  expect(stream.received).toContain(`id: ${current}\ndata: ${current}\n\n`);
  expect(stream.received.match(/^id/gm)).toHaveLength(1);
  expect(stream.reply.headers.get('access-control-allow-origin')).toBe('*');
});

it('announces an edit of the file, also one at another server', async () => {
  const [stream, otherStream] = [await listen(server), await listen(otherServer)];
  const etagBefore = await etag(server);
  const read = (tag: string | null) => new RegExp(`^id: ${tag}$`, 'm');
  await Promise.all([stream.waitFor(read(etagBefore)), otherStream.waitFor(read(etagBefore))]);
  server.host.edit({ ...saas, '@edu-app/shop': '/modules/shop/index.js' });
  const next = new RegExp(`^id: ${etagBefore}$[\\s\\S]*?^id: .+$`, 'm');
  await Promise.all([stream.waitFor(next), otherStream.waitFor(next)]);
  expect(Object.keys(await server.host.served())).toContain('@edu-app/shop');
  expect(Object.keys(await otherServer.host.served())).toContain('@edu-app/shop');
  // the results of background checks make a new revision
  await stream.waitFor(read(await etag(server)));
  await otherStream.waitFor(read(await etag(otherServer)));
});

it('is refused beyond its limit; pages then poll as before', async () => {
  await Promise.all([listen(server), listen(server), listen(server)]);
  await expect(listen(server)).rejects.toThrow();
  expect((await fetch(`${server.origin}/importmap.json`)).status).toBe(200);
});

it('is refused to one network beyond its own limit', async () => {
  await Promise.all([listen(otherServer), listen(otherServer)]);
  await expect(listen(otherServer)).rejects.toThrow();
});

it.each(['br', 'gzip', 'identity'])('the map is sent as %s, compressed once', async (encoding) => {
  const sendRequest = () =>
    fetch(`${server.origin}/importmap.json`, { headers: { 'accept-encoding': encoding } });
  const [first, again] = [await sendRequest(), await sendRequest()];
  expect(first.headers.get('content-encoding') ?? 'identity').toBe(encoding);
  expect(await first.json()).toMatchObject({ imports: saas });
  expect(await again.json()).toMatchObject({ imports: saas });
});
