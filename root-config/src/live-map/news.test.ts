import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { transferableAbortController } from 'node:util';
import { waitFor } from '@testing-library/dom';
import { followNews, type News } from './news';
import { browserFixture } from './testing/browser-parts';

type Answer = (reply: ServerResponse) => void;

const waits = {
  firstBytes: 150,
  idleTimeout: 300,
  retryDelay: 20,
  longest: 100,
  minDuration: 10_000,
};
const head = { 'content-type': 'text/event-stream; charset=utf-8' };
const begins: Answer = (reply) => {
  reply.writeHead(200, head);
  reply.write('retry: 3000\n\n');
};
/** A stream that begins with a revision and stays open. */
const streamRevision =
  (revision: string): Answer =>
  (reply) => {
    begins(reply);
    reply.write(`id: ${revision}\ndata: ${revision}\n\n`);
  };

let answer: Answer;
/** Streams that are open, oldest first. */
const open: ServerResponse[] = [];
let requestCount = 0;
let address: string;
const server = createServer((_, reply) => {
  requestCount += 1;
  open.push(reply);
  reply.once('close', () => open.splice(open.indexOf(reply), 1));
  answer(reply);
});
const followed: News[] = [];
let visibility: DocumentVisibilityState = 'visible';
const show = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeAll(async () => {
  // Node's fetch takes Node's own signals only.
  const controller = transferableAbortController();
  Object.assign(globalThis, {
    AbortController: controller.constructor,
    AbortSignal: controller.signal.constructor,
  });
  Object.defineProperty(document, 'visibilityState', { get: () => visibility });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/importmap.json/news`;
});
beforeEach(() => {
  visibility = 'visible';
  requestCount = 0;
  browserFixture();
});
afterEach(async () => {
  for (const news of followed.splice(0)) news.stop();
  await waitFor(() => expect(open).toHaveLength(0));
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** One page of the browser. */
function follow({ at = address as string | null, longest = waits.longest } = {}) {
  const messages: string[] = [];
  const news = followNews(at, (revision) => messages.push(revision), { ...waits, longest });
  followed.push(news);
  return { news, messages };
}
const pause = (ms = 250) => new Promise((go) => setTimeout(go, ms));

test('messages of the server are received at once, and each revision once', async () => {
  answer = streamRevision('"1"');
  const { news, messages } = follow();
  await waitFor(() => expect(messages).toEqual(['"1"']));
  expect(news.lastRevision()).toBe('"1"');
  open[0]?.write(':\n\nid: "1"\ndata: "1"\n\nid: "2"\nda');
  open[0]?.write('ta: "2"\n\n');
  await waitFor(() => expect(messages).toEqual(['"1"', '"2"']));
});

test('a revision counts as current for as long as the server reports that the stream is alive', async () => {
  answer = streamRevision('"1"');
  let clock = 0;
  const news = followNews(
    address,
    () => {},
    waits,
    () => clock,
  );
  followed.push(news);
  const revisionAt = (time: number) => {
    const before = clock;
    clock = time;
    const revision = news.lastRevision();
    clock = before;
    return revision;
  };
  await waitFor(() => expect(revisionAt(200)).toBe('"1"'));
  clock = 200;
  expect(revisionAt(400)).toBeNull();
  open[0]?.write(':\n\n');
  await waitFor(() => expect(revisionAt(400)).toBe('"1"'));
});

test('ten pages of a browser share one stream and all receive its messages', async () => {
  answer = streamRevision('"1"');
  const pages = Array.from({ length: 10 }, () => follow());
  await waitFor(() => {
    for (const { messages } of pages) expect(messages).toEqual(['"1"']);
  });
  expect(open).toHaveLength(1);
  // A page that is opened later receives the current revision.
  const late = follow();
  await waitFor(() => expect(late.messages).toEqual(['"1"']));
  expect(requestCount).toBe(1);
});

test('when the page that holds the stream closes, another one opens it', async () => {
  answer = streamRevision('"1"');
  const [first, second] = [follow(), follow()];
  await waitFor(() => expect(second.messages).toEqual(['"1"']));
  answer = streamRevision('"2"');
  first.news.stop();
  await waitFor(() => expect(second.messages).toEqual(['"1"', '"2"']));
  expect(open).toHaveLength(1);
});

test('a hidden page holds no stream, and opens one again when it is visible', async () => {
  answer = streamRevision('"1"');
  const { messages } = follow();
  await waitFor(() => expect(messages).toHaveLength(1));
  show('hidden');
  await waitFor(() => expect(open).toHaveLength(0));
  answer = streamRevision('"2"');
  show('visible');
  await waitFor(() => expect(messages).toEqual(['"1"', '"2"']));
});

test('a stream that is cut is opened again, later each time; nothing counts as received in between', async () => {
  answer = (reply) => {
    streamRevision('"1"')(reply);
    setTimeout(() => reply.destroy(), 20);
  };
  const { news, messages } = follow();
  await waitFor(() => expect(requestCount).toBeGreaterThan(2));
  expect(messages).toEqual(['"1"']);
  answer = streamRevision('"2"');
  await waitFor(() => expect(messages).toEqual(['"1"', '"2"']));
  answer = (reply) => reply.destroy();
  open[0]?.destroy();
  await pause(400);
  expect(news.lastRevision()).toBeNull();
});

test.each<[string, Answer]>([
  [
    'the page of a host without that path',
    (reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>id: 1\n'),
  ],
  ['nothing found', (reply) => reply.writeHead(404).end()],
])('%s is no stream and not requested again soon', async (_what, given) => {
  answer = given;
  const { news, messages } = follow({ longest: 60_000 });
  await waitFor(() => expect(requestCount).toBe(1));
  // As long as three ending streams take.
  await pause();
  expect([requestCount, messages, news.lastRevision()]).toEqual([1, [], null]);
});

test.each<[string, Answer]>([
  ['that never answers', () => {}],
  ['that a proxy buffers', (reply) => reply.writeHead(200, head).flushHeaders()],
  ['that is refused as one too many', (reply) => reply.writeHead(429).end()],
])('a stream %s is closed, holds no connection, and delivers nothing', async (_what, given) => {
  answer = given;
  const { news, messages } = follow();
  await waitFor(() => expect(requestCount).toBeGreaterThan(1));
  expect(open.length).toBeLessThanOrEqual(1);
  expect([messages, news.lastRevision()]).toEqual([[], null]);
  answer = streamRevision('"1"');
  await waitFor(() => expect(messages).toEqual(['"1"']));
});

test('a stream that stays silent is abandoned', async () => {
  answer = streamRevision('"1"');
  const { news } = follow();
  await waitFor(() => expect(news.lastRevision()).toBe('"1"'));
  await waitFor(() => expect(requestCount).toBe(2));
});

test('without locks or an address no stream is opened', async () => {
  answer = streamRevision('"1"');
  follow({ at: null });
  browserFixture({ locks: false });
  const { news } = follow();
  await pause(50);
  expect([requestCount, news.lastRevision()]).toEqual([0, null]);
});
