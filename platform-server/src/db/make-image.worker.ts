import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { seedDemo } from '../seed/seed-demo';
import { WireServer } from './embedded';
import { migrate } from './migrate';

/**
 * A program of the build: writes `data-image.tar.gz` beside itself, the migrated database with the
 * demo data, so that a first start only unpacks. Each build makes its own, with its own secret.
 */
async function makeImage(): Promise<void> {
  const bundle = dirname(fileURLToPath(import.meta.url));
  const migrations = resolve(bundle, '../../platform-server/drizzle');
  const folder = await mkdtemp(join(tmpdir(), 'edu-image-'));
  try {
    const engine = await PGlite.create({ dataDir: join(folder, 'data') });
    const wire = new WireServer(engine);
    await wire.listen(join(folder, '.s.PGSQL.5432'));
    const connection = { host: folder, port: 5432, user: 'postgres', database: 'postgres' };
    await migrate(connection, migrations, (client) => seedDemo(client));
    const image = await engine.dumpDataDir('gzip');
    wire.close();
    await engine.close();
    // Into place at once: a server that starts now reads all of it or none.
    const fresh = join(bundle, `data-image.${process.pid}`);
    await writeFile(fresh, Buffer.from(await image.arrayBuffer()));
    await rename(fresh, join(bundle, 'data-image.tar.gz'));
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
