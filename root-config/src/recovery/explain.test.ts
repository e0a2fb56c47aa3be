import { webcrypto } from 'node:crypto';
import type { Fault } from '../supervision/fault';
import { explainFault } from './explain';

const base = 'http://localhost/modules/x.js';
const fault: Fault = {
  kind: 'network',
  phase: 'load',
  module: '@edu-app/x',
  address: base,
  message: `Error loading ${base}dep.js from ${base} (SystemJS Error#3)`,
};

const answer = (status: number, type: string, body = 'good') =>
  ({
    ok: status < 400,
    status,
    headers: { get: () => type },
    arrayBuffer: async () => new TextEncoder().encode(body).buffer,
  }) as unknown as Response;

const explain = (reply: () => Promise<Response>, integrity?: string) => {
  const fetch = jest.fn(reply);
  const done = explainFault(fault, { fetch, integrityOf: () => integrity, timeout: 1_000 });
  return { fetch, done };
};

// sha256 of "good"
const published = 'sha256-dw5gdiTWiSZcpsRIhNCAfZsFTSPEc8EGxyvp3gi3N2w=';

beforeAll(() => {
  Object.defineProperty(window, 'crypto', { value: webcrypto, configurable: true });
  AbortSignal.timeout ??= () => new AbortController().signal;
});

test.each([
  ['404', () => answer(404, 'text/html'), { kind: 'http', status: 404 }],
  ['500', () => answer(500, 'text/html'), { kind: 'http', status: 500 }],
  ['a page instead of a script', () => answer(200, 'text/html'), { kind: 'not-a-module' }],
  [
    'content other than published',
    () => answer(200, 'text/javascript', 'bad'),
    { kind: 'integrity' },
  ],
  ['the published content, now', () => answer(200, 'text/javascript'), { kind: 'network' }],
])('%s', async (_what, reply, expected) => {
  const { fetch, done } = explain(async () => reply(), published);
  expect(await done).toMatchObject({ ...expected, address: `${base}dep.js` });
  expect(fetch).toHaveBeenCalledWith(
    `${base}dep.js`,
    expect.objectContaining({ cache: 'no-store' }),
  );
});

test('a list of digests is not a script, but is checked in the same way', async () => {
  const address = 'http://localhost/modules/sub-apps/x/integrity-0a1b2c3d.json';
  const message = `Failed to fetch dynamically imported module: ${address}`;
  const fetch = async () => answer(200, 'application/json', 'bad');
  const host = { fetch, integrityOf: () => published, timeout: 1_000 };
  expect(await explainFault({ ...fault, message }, host)).toMatchObject({
    ...{ kind: 'integrity', address },
  });
});

test('no answer at all stays a network fault', async () => {
  const { done } = explain(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await done).toMatchObject({ kind: 'network', address: `${base}dep.js` });
});

test('a fault with its own reason is not investigated', async () => {
  const fetch = jest.fn();
  const known = { ...fault, kind: 'evaluation' as const };
  const host = { fetch, integrityOf: () => undefined, timeout: 1 };
  expect(await explainFault(known, host)).toBe(known);
  expect(fetch).not.toHaveBeenCalled();
});

test('a page in place of a script fails as a syntax error, and is distinguished from faulty code', async () => {
  const syntax = {
    ...fault,
    kind: 'evaluation' as const,
    message: "SyntaxError: Unexpected token '<'",
  };
  const ask = (type: string) =>
    explainFault(syntax, {
      fetch: async () => answer(200, type),
      integrityOf: () => undefined,
      timeout: 1,
    });
  expect(await ask('text/html')).toMatchObject({ kind: 'not-a-module' });
  expect(await ask('text/javascript')).toBe(syntax);
});

test('a load that hangs although its file exists shows what does not finish', async () => {
  Object.assign(window.performance, {
    getEntriesByName: (name: string) => (name === base ? [{ name }] : []),
  });
  const slow = { ...fault, kind: 'timeout', message: 'load did not finish' } as const;
  const host = { fetch: jest.fn(), integrityOf: () => undefined, timeout: 1 };
  expect((await explainFault(slow, host)).message).toMatch(/await at its top level/);
  const elsewhere = { ...slow, address: 'http://localhost/modules/never.js' };
  expect(await explainFault(elsewhere, host)).toEqual(elsewhere);
  expect(host.fetch).not.toHaveBeenCalled();
});

test('an ES module that failed to load is checked at the address in the browser’s message', async () => {
  const message = `Failed to fetch dynamically imported module: ${base}`;
  const fetch = jest.fn(async () => answer(503, 'text/html'));
  const explained = await explainFault(
    { ...fault, message },
    { fetch, integrityOf: () => undefined, timeout: 1_000 },
  );
  expect(explained).toMatchObject({ kind: 'http', status: 503, address: base });
});
