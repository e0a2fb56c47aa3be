import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { startBackground } from './background';
import { createServices } from './create-services';
import type { OpenedDatabase } from './db/open-database';
import { createLiveMap } from './import-map/create';
import { openInstallation, type Places } from './open-installation';
import { runtimeConfig } from './runtime-config';
import type { Settings } from './settings';
import { StartupError } from './startup-error';
import { createStaticHost } from './static/static-host';

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

/** Opens the database, reads the import map, listens. Throws StartupError for a bad start. */
export async function startServer(settings: Settings, places: Places): Promise<RunningServer> {
  const { root, bundle } = places;
  const map = createLiveMap(settings);
  await map.start();
  const database = await openInstallation(settings, places);
  try {
    const services = await createServices(database.db, settings, bundle, map);
    await map.follow(services.importMap.keeper);
    const app = await buildApp({
      db: database.db,
      services,
      logLevel: settings.logLevel,
      trustProxy: settings.trustProxy,
      staticHost: createStaticHost({
        map,
        modules: settings.modules,
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
