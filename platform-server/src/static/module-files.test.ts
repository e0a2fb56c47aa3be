import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { serveModules } from './module-files';

let folder: string;
let app: FastifyInstance;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'modules-'));
  mkdirSync(join(folder, 'vendor'));
  app = fastify();
  await serveModules(app, folder);
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
}
const sendRequest = (name: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/modules/${name}`, headers: { 'accept-encoding': 'gzip, br', ...headers } });
const textOf = ({ rawPayload }: { rawPayload: Buffer }) =>
  brotliDecompressSync(rawPayload).toString();

const script = 'vendor/react-0a1b2c3d.js';

it('serves a script whose name has its digest from memory, with the same headers as from the disk', async () => {
  write(script, 'first');
  const fromDisk = await sendRequest(script, { 'if-none-match': '"another"' });
  const first = await sendRequest(script);
  rmSync(join(folder, 'vendor'), { recursive: true });
  const second = await sendRequest(script);
  expect([textOf(first), textOf(second)]).toEqual(['first', 'first']);
  for (const name of [
    'cache-control',
    'content-type',
    'content-encoding',
    'content-length',
    'access-control-allow-origin',
    'vary',
  ]) {
    expect([name, second.headers[name]]).toEqual([name, fromDisk.headers[name]]);
    expect(second.headers[name]).toBeDefined();
  }
});

it.each([
  ['without a digest in its name', 'vendor/index.js', {}],
  ['of a kind other than a script', 'vendor/integrity-0a1b2c3d.json', {}],
  ['for a client that cannot read brotli', script, { 'accept-encoding': 'identity' }],
  ['requested in part', script, { range: 'bytes=0-1' }],
  ['requested conditionally', script, { 'if-none-match': '"another"' }],
  ['that is too large to keep', script, {}],
])('reads a file %s from the disk each time', async (reason, name, headers) => {
  const padding = reason.includes('large') ? randomBytes(300_000).toString('base64') : '';
  write(name, `first${padding}`);
  expect((await sendRequest(name, headers)).statusCode).toBeLessThan(300);
  rmSync(join(folder, 'vendor'), { recursive: true });
  expect((await sendRequest(name, headers)).statusCode).toBe(404);
});

it.each([
  'vendor/..%2f..%2fsecret-0a1b2c3d.js',
  '../secret-0a1b2c3d.js',
  'vendor/absent-0a1b2c3d.js',
])('no file is found at %s', async (name) => {
  writeFileSync(join(folder, '../secret-0a1b2c3d.js.br'), 'secret');
  expect((await sendRequest(name)).statusCode).toBeGreaterThanOrEqual(400);
  rmSync(join(folder, '../secret-0a1b2c3d.js.br'));
});
