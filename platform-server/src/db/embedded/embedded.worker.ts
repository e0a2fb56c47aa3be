import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { StartupError } from '../../startup-error';
import { requireAssumptions } from '../library-version';
import { classAssumptions, engineAssumptions } from './pglite-assumptions';
import { WireServer } from './wire-server';
import type { EmbeddedSettings, EmbeddedWorkerMessage } from './worker-thread';

const engineSettings = {
  // Enough for a demo: the memory is zeroed on every start, and the operating system caches the files anyway.
  shared_buffers: '32MB',
  // All data is in memory, so random reads by index are as cheap as sequential ones.
  random_page_cost: '1.1',
};

/** Used over the wire protocol only, whose clients know the types, so the start skips loading array types. */
class WireEngine extends PGlite {
  override async _initArrayTypes(): Promise<void> {}
}

/** Entry of the worker thread that runs the embedded PostgreSQL. */
async function serve(settings: EmbeddedSettings): Promise<void> {
  const post = (message: EmbeddedWorkerMessage): void => parentPort?.postMessage(message);
  try {
    requireAssumptions(classAssumptions(PGlite));
    const isNew = !existsSync(`${settings.directory}/PG_VERSION`);
    const image =
      isNew && settings.image && existsSync(settings.image)
        ? new Blob([await readFile(settings.image)])
        : undefined;
    const engine = new WireEngine({
      dataDir: settings.directory,
      startParams: [
        ...PGlite.defaultStartParams,
        ...Object.entries(engineSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      ...(image ? { loadDataDir: image } : {}),
    });
    await engine.waitReady;
    requireAssumptions(engineAssumptions(engine));
    const wire = new WireServer(engine);
    await wire.listen(settings.socket);
    parentPort?.once('message', async () => {
      wire.close();
      await engine.close();
      post({ kind: 'stopped' });
      parentPort?.close();
    });
    post({ kind: 'ready' });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    post({ kind: 'failed', message, isStartupError: error instanceof StartupError });
  }
}

void serve(workerData as EmbeddedSettings);
