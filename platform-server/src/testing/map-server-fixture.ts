import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@edu/shared-utility/contract';
import { type CallOptions, startTestServer, type TestServer } from './test-server';

const application = (version: number, imports: readonly string[] = []) =>
  `System.register(${JSON.stringify(imports)}, function (e) { return { execute: function () {
    e({ version: "${version}.0.0", mount: f, unmount: f }); function f() {}
  } }; });`;

/** A reply of the module host. */
interface HostedFile {
  readonly text: string;
  readonly status?: number;
  readonly type?: string;
  readonly cors?: string | null;
  /** Target of a redirect. */
  readonly location?: string;
}

/** Replies of the module host by path. */
const files: Record<string, HostedFile> = {
  '/v1/index.js': { text: application(1) },
  '/v1/integrity.json': {
    text: JSON.stringify({ 'chunks/a.js': 'sha384-abc' }),
    type: 'application/json',
  },
  '/v2/index.js': { text: application(2) },
  '/v3/index.js': { text: application(3) },
  '/needs/index.js': { text: application(1, ['lodash']) },
  '/bare/index.js': { text: 'System.register([], function () { return {}; });' },
  '/page/index.js': { text: '<!doctype html>', type: 'text/html' },
  '/closed/index.js': { text: application(1), cors: null },
  '/script/index.js': { text: 'window.x = 1;' },
  '/es/index.js': {
    text: 'import { useState } from "react"; export const mount = () => {}, unmount = () => {};',
  },
  '/es-needs/index.js': {
    text: 'import "lodash"; export const mount = () => {}, unmount = () => {};',
  },
  '/es-bare/index.js': { text: 'export default 1;' },
  '/fallback/index.js': { text: application(1) },
  // a host that answers every unknown address with a page
  '/fallback/integrity.json': { text: '<!doctype html>', type: 'text/html' },
  '/torn/index.js': { text: application(1) },
  '/torn/integrity.json': { text: '{"chunks', type: 'application/json' },
  '/unsure/index.js': { text: application(1) },
  '/unsure/integrity.json': { text: '', status: 503 },
};

const START_LIMIT = 120_000;

const moduleHost = () =>
  createServer((request, reply) => {
    const known = files[request.url ?? ''];
    const { text = '', status = 200, type = 'text/javascript', cors = '*', location } = known ?? {};
    reply.writeHead(known ? status : 404, {
      'content-type': type,
      ...(cors && { 'access-control-allow-origin': cors }),
      ...(location && { location }),
    });
    reply.end(text);
  });

/**
 * A server for all tests of a `describe`, whose map has the line `@edu-app/cms` on a module host. `origin` (the
 * module host) and `operator` (a token) are set in the first `beforeAll`.
 */
export function mapServerFixture(env: NodeJS.ProcessEnv = {}) {
  const { importMap } = contract;
  const server = {} as TestServer;
  const folder = mkdtempSync(join(tmpdir(), 'im-routes-'));
  const mapFile = join(folder, 'importmap.json');
  const host = moduleHost();
  const session = { origin: '', operator: '' };

  const write = (map: object) => writeFileSync(mapFile, JSON.stringify(map, null, 2));
  const as = (token: string, ifMatch?: string): CallOptions => ({
    token,
    ...(ifMatch && { headers: { 'if-match': ifMatch } }),
  });
  const current = () => server.services.importMap.live.current();
  const state = async () => (await server.call(importMap.state, {}, as(session.operator))).data;

  beforeAll(async () => {
    await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
    session.origin = `http://localhost:${(host.address() as AddressInfo).port}`;
    write({ imports: { '@edu-app/cms': `${session.origin}/v1/index.js` } });
    Object.assign(server, await startTestServer({}, { IMPORT_MAP: mapFile, ...env }));
    const { live, service } = server.services.importMap;
    await live.follow(service);
    session.operator = await server.login('13900000000');
  }, START_LIMIT);
  afterAll(async () => {
    await server.close();
    host.close();
    host.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  });

  return Object.assign(session, {
    server,
    folder,
    mapFile,
    write,
    as,
    current,
    state,
    /** Sets the module host's reply for a path. */
    host: (path: string, file: HostedFile) => {
      files[path] = file;
    },
    onDisk: () => JSON.parse(readFileSync(mapFile, 'utf8')),
    served: async () => JSON.parse((await current()).body),
    history: async () => (await server.call(importMap.history, {}, as(session.operator))).data,
    /** Changes the map, by default as the operator and with the current ETag. */
    change: async (input: Record<string, unknown>, ifMatch?: string, token = session.operator) =>
      server.call(
        importMap.change,
        { why: 'a test', ...input },
        as(token, ifMatch ?? (await state()).etag),
      ),
  });
}
