import type { EndpointData } from '../../contract';
import { envelope } from './envelope';

const bytesOf = (body: string): ArrayBuffer => new TextEncoder().encode(body).slice().buffer;

/** The result of a call whose response has this status and body. */
const opened = (endpoint: Partial<EndpointData>, status: number, body: string, type = 'text/csv') =>
  envelope()(async () => ({
    status,
    header: (name) => (name === 'content-type' ? type : undefined),
    bytes: bytesOf(body),
  }))({
    call: 'a.b',
    endpoint: { method: 'GET', path: '/', ...endpoint },
    ...{ method: 'GET', url: '/', headers: {}, options: {} },
  });

const success = '{"code":0,"message":"","data":[1]}';

test.each([
  ['a success with the status of a failure', {}, 500, success, 'no envelope'],
  ['no envelope', {}, 200, '[1]', 'no envelope'],
  ['an envelope in place of a file', { download: true }, 200, success, 'no file'],
  ['a file with the status of a failure', { download: true }, 500, 'a,b', 'no file'],
  ['a file that was not requested', {}, 200, 'a,b', 'no envelope'],
  ['another shape than the contract has', { returns: 'object' }, 200, success, 'no object'],
] as const)('%s is a protocol error, and says so', async (_, endpoint, status, body, reason) => {
  await expect(opened(endpoint, status, body)).rejects.toMatchObject({
    kind: 'protocol',
    code: -3,
    status,
    message: `a.b answered ${reason} (HTTP ${status})`,
  });
});

test.each([200, 201, 204])('HTTP %d with a success code returns its data', async (status) => {
  await expect(opened({ returns: 'list' }, status, success)).resolves.toEqual([1]);
});

test.each([199, 300])('HTTP %d is not a success', async (status) => {
  await expect(opened({}, status, success)).rejects.toMatchObject({ kind: 'protocol' });
});

test('a refusal keeps its code, message and data, whatever its status', async () => {
  const body = '{"code":40400,"message":"no such row","data":{"id":"1"}}';
  for (const status of [200, 404]) {
    await expect(opened({}, status, body)).rejects.toMatchObject({
      ...{ kind: 'business', code: 40400, message: 'no such row', data: { id: '1' }, status },
    });
  }
});
