import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEngine } from './db/embedded';
import { engineSettings } from './engine-settings';
import { DEMO_PASSWORD } from './seed/demo-password';
import { readSettings } from './settings';
import { StartupError } from './startup-error';

/** The bundle is two folders below the root: dist/server/main.js. */
const bundle = dirname(fileURLToPath(import.meta.url));
const root = resolve(bundle, '../..');

/** Share of the shutdown's time after which the process exits even with open connections. */
const STOP_SHARE = 0.9;

async function main(): Promise<void> {
  const settings = readSettings(process.env, root);
  // The database opens in its thread while this one loads the other modules.
  const engine = settings.databaseUrl ? null : startEngine(engineSettings(settings, bundle));
  engine?.catch(() => {});
  const { startServer } = await import('./start-server');
  const server = await startServer(settings, { root, bundle, engine }).catch(
    async (error: unknown) => {
      await engine?.then((item) => item.stop()).catch(() => {});
      throw error;
    },
  );
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), settings.drain + settings.stopWithin * STOP_SHARE).unref();
    void server.stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const demo = settings.production
    ? ''
    : `, demo accounts 13900000001 (administrator), 13900000000 and 13900000009 (operators), 13900000002 (staff), 13900000006 (student), password ${DEMO_PASSWORD}`;
  const { dataAdminAddress } = server;
  const dataAdmin = dataAdminAddress ? `, demo data-admin site at ${dataAdminAddress}` : '';
  console.log(`Ready at ${server.address}${demo}${dataAdmin}`);
}

main().catch((error: unknown) => {
  if (error instanceof StartupError) console.error(error.message);
  else console.error(error);
  process.exit(1);
});
