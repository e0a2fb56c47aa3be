import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEMO_PASSWORD } from './seed/seed-demo';
import { readSettings } from './settings';
import { startServer } from './start-server';
import { StartupError } from './startup-error';

/** The bundle lies two folders below the root: dist/server/main.js. */
const bundle = dirname(fileURLToPath(import.meta.url));
const root = resolve(bundle, '../..');

/** A stop that hangs (a client that never lets go) ends here. */
const STOP_DEADLINE = 1800;

async function main(): Promise<void> {
  const settings = readSettings(process.env, root);
  const server = await startServer(settings, { root, bundle });
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), STOP_DEADLINE).unref();
    void server.stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const demo = settings.production
    ? ''
    : `, demo accounts 13900000001 (administrator), 13900000000 (operator), 13900000002 (staff), password ${DEMO_PASSWORD}`;
  const { dataAdminAddress } = server;
  const dataAdmin = dataAdminAddress ? `, demo data-admin site at ${dataAdminAddress}` : '';
  console.log(`Ready at ${server.address}${demo}${dataAdmin}`);
}

main().catch((error: unknown) => {
  if (error instanceof StartupError) console.error(error.message);
  else console.error(error);
  process.exit(1);
});
