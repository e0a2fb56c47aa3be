import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { buildApp } from './app';
import { startBackground } from './background';
import { createServices } from './create-services';
import { type OpenedDatabase, openConfigured } from './db/open-database';
import { runtimeConfig } from './runtime-config';
import { bootstrap, refuseDemoData } from './seed/bootstrap';
import { seedDemo } from './seed/seed-demo';
import { seedId } from './seed/seed-id';
import type { Settings } from './settings';
import { StartupError } from './startup-error';
import { FileLiveMap } from './static/live-map';
import { createStaticHost } from './static/static-host';

/** Where the server finds what is not in its own bundle. */
export interface Places {
  /** The repository's (or the installation's) root. */
  readonly root: string;
  /** The folder of main.js and the worker files. */
  readonly bundle: string;
}

export interface RunningServer {
  readonly app: FastifyInstance;
  /** As people type it: `http://localhost:9000`. */
  readonly address: string;
  readonly database: OpenedDatabase;
  stop(): Promise<void>;
}

async function listen(app: FastifyInstance, settings: Settings): Promise<void> {
  const { port, host } = settings;
  try {
    await app.listen({ port, host });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartupError(
        `Port ${port} on ${host} is taken: stop the other program or set PORT to a free one.`,
      );
    }
    throw new StartupError(
      `The server cannot listen on ${host}:${port} (${code ?? message}): set HOST and PORT to an address of this machine.`,
    );
  }
}

function displayAddress(app: FastifyInstance, { host }: Settings): string {
  const at = app.server.address();
  const name = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${name}:${typeof at === 'object' ? at?.port : ''}`;
}

async function seed(client: pg.Client, settings: Settings): Promise<boolean> {
  if (!settings.production) return seedDemo(client);
  await refuseDemoData(client, seedId('account:13900000001'));
  return bootstrap(client, settings);
}

/** Opens the database, reads the import map, listens. Throws StartupError for a bad start. */
export async function startServer(settings: Settings, places: Places): Promise<RunningServer> {
  const { root, bundle } = places;
  const map = new FileLiveMap({
    mapFile: settings.importMap,
    manifestFile: join(root, 'dist/manifest.json'),
    moduleHosts: settings.moduleHosts,
    pageOrigin: `http://localhost:${settings.port}`,
    complain: (sentence) => console.error(`\n!!! ${sentence}\n`),
  });
  await map.start();
  const database = await openConfigured({
    databaseUrl: settings.databaseUrl,
    dataDirectory: settings.dataDirectory,
    migrations: join(root, 'platform-server/drizzle'),
    worker: join(bundle, 'embedded.worker.js'),
    image: settings.production ? undefined : join(bundle, 'data-image.tar.gz'),
    seed: (client) => seed(client, settings),
  });
  try {
    const services = await createServices(database.db, settings, bundle);
    const app = await buildApp({
      db: database.db,
      services,
      logLevel: settings.logLevel,
      trustProxy: settings.trustProxy,
      staticHost: createStaticHost({
        map,
        modules: join(root, 'dist/modules'),
        assets: join(root, 'platform-server/assets'),
        template: join(root, 'root-config/index.html'),
        moduleHosts: settings.moduleHosts,
        apiBaseUrl: settings.apiBaseUrl,
        dataAdminUrl: settings.dataAdminUrl,
        runtimeConfig: () => runtimeConfig(settings),
      }),
    });
    await listen(app, settings);
    const { secret } = services.login.codes;
    const stopBackground = startBackground(database.db, secret, settings, (fields, text) =>
      app.log.error(fields, text),
    );
    const stop = async (): Promise<void> => {
      await app.close();
      await stopBackground();
      await services.faces.engine.stop();
      await database.close();
    };
    return { app, address: displayAddress(app, settings), database, stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}
