import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { seedDemo } from '../seed/seed-demo';
import { WireServer } from './embedded';
import { migrate } from './migrate';

/** The write-ahead log before the last checkpoint is not needed any more, and is most of the size. */
async function removeOldLog(engine: PGlite, data: string): Promise<void> {
  await engine.exec('SELECT pg_switch_wal(); CHECKPOINT');
  const { rows } = await engine.query<{ first: string; last: string }>(
    `SELECT redo_wal_file AS first, pg_walfile_name(pg_current_wal_insert_lsn()) AS last
     FROM pg_control_checkpoint()`,
  );
  const { first = '', last = first } = rows[0] ?? {};
  const log = join(data, 'pg_wal');
  const segments = (await readdir(log)).filter((name) => /^[0-9A-F]{24}$/.test(name));
  const unread = first ? segments.filter((name) => name < first || name > last) : [];
  for (const name of unread) await rm(join(log, name));
}

/**
 * Run by the build: writes `data-image.tar.gz` beside itself, the migrated database with the demo data, so that a first
 * start only has to unpack it. Each build makes its own image, with its own secret.
 */
async function makeImage(): Promise<void> {
  const bundle = dirname(fileURLToPath(import.meta.url));
  const migrations = resolve(bundle, '../../platform-server/drizzle');
  const folder = await mkdtemp(join(tmpdir(), 'edu-image-'));
  try {
    const data = join(folder, 'data');
    const engine = await PGlite.create({ dataDir: data });
    const wire = new WireServer(engine);
    await wire.listen(join(folder, '.s.PGSQL.5432'));
    const connection = { host: folder, port: 5432, user: 'postgres', database: 'postgres' };
    await migrate(connection, migrations, (client) => seedDemo(client));
    await removeOldLog(engine, data);
    const image = await engine.dumpDataDir('gzip');
    wire.close();
    await engine.close();
    // Written beside it and renamed, so that a server that starts now never reads a partial file.
    const newFolder = join(bundle, `data-image.${process.pid}`);
    await writeFile(newFolder, Buffer.from(await image.arrayBuffer()));
    await rename(newFolder, join(bundle, 'data-image.tar.gz'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

makeImage().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
