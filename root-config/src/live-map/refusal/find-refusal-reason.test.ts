import { transferableAbortController } from 'node:util';
import nock from 'nock';
import { findRefusalReason } from './find-refusal-reason';

const address = 'http://localhost:9777/x.js';
const script = { 'Content-Type': 'text/javascript' };
const wire = () => nock('http://localhost:9777').get('/x.js');

beforeAll(() => {
  // Node's fetch takes Node's own signals only.
  Object.assign(globalThis, { AbortSignal: transferableAbortController().signal.constructor });
});
afterEach(() => nock.cleanAll());

test.each([
  ['a script', () => wire().reply(200, '', script), null],
  ['nothing there', () => wire().reply(404), { kind: 'status', status: 404 }],
  [
    'a page',
    () => wire().reply(200, '', { 'Content-Type': 'text/html' }),
    { kind: 'type', type: 'text/html' },
  ],
  ['no type at all', () => wire().reply(200, ''), { kind: 'type', type: '–' }],
  [
    'what only a no-cors request gets',
    () => wire().replyWithError('blocked').get('/x.js').reply(200, '', script),
    { kind: 'cors' },
  ],
  [
    'an unreachable server',
    () => wire().times(2).replyWithError('refused'),
    { kind: 'unreachable' },
  ],
  [
    'an answer after the limit',
    () => wire().delay(400).reply(200, '', script),
    { kind: 'late', seconds: 0.1 },
  ],
])('%s is distinguished', async (_, answers, reason) => {
  answers();
  expect(await findRefusalReason(address, undefined, 100)).toEqual(reason);
});

test('content that does not match the digest is distinguished from an address that does not answer', async () => {
  // For a browser a wrong digest is a network error, while the file itself is fine.
  wire().replyWithError('other bytes').get('/x.js').reply(200, 'x', script);
  const digest = `sha384-${'A'.repeat(64)}`;
  expect(await findRefusalReason(address, digest, 1_000)).toEqual({ kind: 'digest' });
  wire().times(3).replyWithError('refused');
  expect(await findRefusalReason(address, digest, 1_000)).toEqual({ kind: 'unreachable' });
});
