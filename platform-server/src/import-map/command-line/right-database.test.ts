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
  const one = createServer((_, reply) => reply.end(JSON.stringify(body)));
  server = one;
  await new Promise<void>((ready) => one.listen(0, 'localhost', ready));
  return (one.address() as AddressInfo).port;
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
const quiet = { PORT: '1' };

test('a database that would be new, for a file that another one keeps, is refused', async () => {
  mirrored();
  await expect(look(quiet)).rejects.toThrow(/kept by another database.*Set DATA_DIR/);
});

test('a server that answers here and has another database is named', async () => {
  hasDatabase();
  const port = await listening({ code: 0, data: { state: 'alive' } });
  await expect(look({ PORT: String(port) })).rejects.toThrow(`--server http://localhost:${port}`);
});

test.each<[string, () => void, NodeJS.ProcessEnv]>([
  ['the database that is there', both, quiet],
  ['a first start, where no database keeps the file', () => {}, quiet],
  [
    'a folder that was named, of a first start',
    () => {},
    { ...quiet, DATA_DIR: '/somewhere/else' },
  ],
  ['a database that was named', mirrored, { ...quiet, DATABASE_URL: 'postgres://h/d' }],
])('%s is opened', async (_, prepare, env) => {
  prepare();
  await expect(look(env)).resolves.toBeUndefined();
});

test('a folder that was named by mistake is none for a file that another database keeps', async () => {
  mirrored();
  const typo = { ...quiet, DATA_DIR: join(folder, 'typo') };
  await expect(look(typo)).rejects.toThrow(/kept by another database/);
});

test('a folder that was named is not that of the server which answers, whatever lock lies there', async () => {
  both();
  const port = await listening({ code: 0, data: { state: 'alive' } });
  const env = { PORT: String(port), DATA_DIR: join(folder, '.data') };
  await expect(look(env)).rejects.toThrow(`--server http://localhost:${port}`);
  // left behind by a killed server
  writeFileSync(join(folder, '.data/server.lock'), '1');
  await expect(look(env)).rejects.toThrow(`--server http://localhost:${port}`);
});

test('what answers there and is no server of ours is no obstacle', async () => {
  hasDatabase();
  const port = await listening({ hello: 'world' });
  await expect(look({ PORT: String(port) })).resolves.toBeUndefined();
});
