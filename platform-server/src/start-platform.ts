import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { startBackground } from './background';
import { createServices } from './create-services';
import type { DemoDataAdminSite } from './data-admin/demo-site';
import { platformOf } from './data-admin/platform-figures';
import type { Database } from './db/database';
import { lazyDatabase } from './db/lazy-database';
import type { OpenedDatabase } from './db/open-database';
import { reasonOf } from './describe-error';
import { requireS3Libraries } from './files/s3-storage';
import type { Services } from './http/services';
import { createLiveMap } from './import-map/create-service';
import { installationSecret, requireSameSecret } from './installation-secret';
import { displayAddress, listen } from './listen';
import { type InstallationPaths, openInstallation } from './open-installation';
import { envelopeOf, runtimeConfig } from './runtime-config';
import { placeMedia } from './seed/place-media';
import type { Settings } from './settings/server-settings';
import { createStaticHost } from './static/static-host';
import { warnOfApiHosts } from './static/warn-of-api-hosts';

export interface RunningServer {
  readonly app: FastifyInstance;
  /** As people type it: `http://localhost:9000`. */
  readonly address: string;
  readonly database: OpenedDatabase;
  /** Address of the demo's data-admin site; null if there is none. */
  readonly dataAdminAddress: string | null;
  stop(): Promise<void>;
}

/** A failure is only logged, since the rest of the demo works without its media. */
async function placeDemoMedia(db: Database, { files }: Services, root: string): Promise<void> {
  const folder = join(root, 'platform-server/demo-media');
  await placeMedia(db, files.storage, folder).catch((error: unknown) => {
    console.warn(`The demo’s files were not put into the storage: ${reasonOf(error)}`);
  });
}

export async function startPlatform(
  settings: Settings,
  paths: InstallationPaths,
  dataAdmin: DemoDataAdminSite | null,
): Promise<RunningServer> {
  const { root, bundle } = paths;
  if (settings.filesS3) await requireS3Libraries();
  const envelope = envelopeOf(await runtimeConfig(settings));
  const map = createLiveMap(settings);
  await map.start();
  const opening = openInstallation(settings, paths);
  const db = lazyDatabase(opening);
  let { secret } = settings;
  const readSecret = (): string => {
    if (!secret) throw new Error('The secret is used before the database has given it.');
    return secret;
  };
  const services = createServices(db, settings, bundle, readSecret, map, envelope);
  // The routes are registered while the database opens.
  const building = buildApp({
    db,
    services,
    logLevel: settings.logLevel,
    trustProxy: settings.trustProxy,
    stopWithin: settings.stopWithin,
    openApi: join(root, 'platform-server/openapi.json'),
    staticHost: createStaticHost({
      map,
      modules: settings.modules,
      assets: join(root, 'platform-server/assets'),
      template: join(root, 'root-config/index.html'),
      moduleHosts: settings.moduleHosts,
      pictureHosts: settings.pictureHosts,
      runtimeConfig: () => runtimeConfig(settings),
    }),
  });
  building.catch(() => {});
  const database = await opening;
  try {
    secret ??= await installationSecret(db);
    await requireSameSecret(db, services.login.codes.secret);
    await map.follow(services.importMap.service);
    if (!settings.production) await placeDemoMedia(db, services, root);
    const app = await building;
    await warnOfApiHosts(db, await runtimeConfig(settings), app.log);
    await listen(app, settings);
    if (settings.port === 0) services.site.origin = displayAddress(app, settings);
    dataAdmin?.connect(platformOf(app));
    // Takes over jobs of other processes; not awaited.
    services.jobs.start().catch(({ name }: Error) => {
      app.log.error({ reason: name }, 'the queue of jobs did not start');
    });
    const stopBackground = startBackground(
      { db, files: services.files, jobs: services.jobs, site: services.site },
      services.login.codes,
      settings,
      (fields, text) => app.log.error(fields, text),
    );
    const stop = async (): Promise<void> => {
      app.leaving.begin();
      await pause(settings.drain);
      await dataAdmin?.close();
      await Promise.all([app.close(), stopBackground(), services.jobs.stop()]);
      await services.faces.engine.stop();
      await database.close();
    };
    const dataAdminAddress = dataAdmin?.origin ?? null;
    return { app, address: displayAddress(app, settings), database, dataAdminAddress, stop };
  } catch (error) {
    // Otherwise its next check fails and logs an error beside the reason of the failed start.
    await map.stop();
    await database.close();
    throw error;
  }
}
