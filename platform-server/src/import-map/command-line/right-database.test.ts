import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../../settings';
import { requireRightDatabase } from './right-database';

let folder: string;
let server: Server | null = null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'im-right-'));
});
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
  server = null;
  rmSync(folder, { recursive: true, force: true });
});

/** A server on this machine that always answers `body`. */
async function listening(body: object): Promise<number> {
  const newServer = createServer((_, reply) => reply.end(JSON.stringify(body)));
  server = newServer;
  await new Promise<void>((ready) => newServer.listen(0, 'localhost', ready));
  return (newServer.address() as AddressInfo).port;
}

const look = (env: NodeJS.ProcessEnv) => requireRightDatabase(readSettings(env, folder));
const mirrored = () => writeFileSync(join(folder, 'importmap.json.mirror'), '{}');
const hasDatabase = () => {
  mkdirSync(join(folder, '.data/postgres'), { recursive: true });
  writeFileSync(join(folder, '.data/postgres/PG_VERSION'), '18');
};
const both = () => {
  mirrored();
  hasDatabase();
};
/** A port on which no server listens. */
const usualEnv = { PORT: '1' };

test('a new database is refused if the file belongs to another one', async () => {
  mirrored();
  await expect(look(usualEnv)).rejects.toThrow(/kept by another database.*Set DATA_DIR/);
});

test('a server that answers here and uses another database is named', async () => {
  hasDatabase();
  const port = await listening({ code: 0, data: { state: 'alive' } });
  await expect(look({ PORT: String(port) })).rejects.toThrow(`--server http://localhost:${port}`);
});

test.each<[string, () => void, NodeJS.ProcessEnv]>([
  ['an existing database', both, usualEnv],
  ['a new database, if the file belongs to none', () => {}, usualEnv],
  ['a given folder without a database', () => {}, { ...usualEnv, DATA_DIR: '/somewhere/else' }],
  ['a given database', mirrored, { ...usualEnv, DATABASE_URL: 'postgres://h/d' }],
])('%s is opened', async (_, prepare, env) => {
  prepare();
  await expect(look(env)).resolves.toBeUndefined();
});

test('a folder given by mistake is refused if the file belongs to another database', async () => {
  mirrored();
  const typo = { ...usualEnv, DATA_DIR: join(folder, 'typo') };
  await expect(look(typo)).rejects.toThrow(/kept by another database/);
});

test('a given folder does not count as that of the answering server because of a lock file', async () => {
  both();
  const port = await listening({ code: 0, data: { state: 'alive' } });
  const env = { PORT: String(port), DATA_DIR: join(folder, '.data') };
  await expect(look(env)).rejects.toThrow(`--server http://localhost:${port}`);
  // left behind by a killed server
  writeFileSync(join(folder, '.data/server.lock'), '1');
  await expect(look(env)).rejects.toThrow(`--server http://localhost:${port}`);
});

test('another program that answers there does not prevent opening', async () => {
  hasDatabase();
  const port = await listening({ hello: 'world' });
  await expect(look({ PORT: String(port) })).resolves.toBeUndefined();
});
