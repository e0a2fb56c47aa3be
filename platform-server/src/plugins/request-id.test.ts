import { loggedApp } from '../testing/logged-app';

/** The reply's request id, and the ids in the log lines of the request. */
async function sendRequest(headers: Record<string, string>) {
  const { app, lines } = loggedApp();
  app.get('/', async (request) => {
    request.log.warn('from the handler');
    return {};
  });
  const reply = await app.inject({ url: '/', headers });
  await app.close();
  const logged = lines().map((line) => JSON.parse(line) as { reqId: string; trace?: string });
  return { id: String(reply.headers['x-request-id']), logged };
}

it('uses the id from a proxy, in the reply and in every log line', async () => {
  const { id, logged } = await sendRequest({ 'x-request-id': 'edge-7f3a:42' });
  expect(id).toBe('edge-7f3a:42');
  expect(logged.map(({ reqId }) => reqId)).toEqual([id, id]);
});

it('generates ids that differ between processes', async () => {
  const [first, second] = await Promise.all([sendRequest({}), sendRequest({})]);
  expect(first.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(second.id).not.toBe(first.id);
  expect(first.logged.map(({ reqId }) => reqId)).toEqual([first.id, first.id]);
});

it.each([
  ['too long', 'a'.repeat(65)],
  ['empty', ''],
  ['with a space', 'a b'],
  ['with a quote', 'a"b'],
  ['with letters outside of ASCII', 'a\u00e9'],
])('ignores an id that is %s', async (_, requestId) => {
  const { id } = await sendRequest({ 'x-request-id': requestId });
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
});

describe('the trace id', () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';

  it('is in every log line', async () => {
    const { logged } = await sendRequest({ traceparent: `00-${trace}-00f067aa0ba902b7-01` });
    expect(logged.map((line) => line.trace)).toEqual([trace, trace]);
  });

  it.each([
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${trace}-${'0'.repeat(16)}-01`,
    `00-${trace.toUpperCase()}-00f067aa0ba902b7-01`,
    'forged","level":"info',
  ])('is missing if traceparent is "%s"', async (traceparent) => {
    const { logged } = await sendRequest({ traceparent });
    expect(logged.map((line) => line.trace)).toEqual([undefined, undefined]);
  });
});
