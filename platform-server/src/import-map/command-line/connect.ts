import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '../../db/embedded';
import { type InstallationPaths, openInstallation } from '../../open-installation';
import type { Settings } from '../../settings/server-settings';
import { createLiveMap } from '../create-service';
import { connectLocal } from './local-client';
import type { MapClient } from './map-client';
import { connectRemote } from './remote-client';
import { requireRightDatabase } from './right-database';
import { UsageError } from './usage';

/** Whether a server holds the embedded database, which only one process can open. */
function serverRuns({ dataDirectory, databaseUrl }: Settings): boolean {
  if (databaseUrl) return false;
  try {
    return isAlive(readFileSync(join(dataDirectory, 'server.lock'), 'utf8'));
  } catch {
    return false;
  }
}

/** Connects to the server that was named or that runs here; otherwise opens the database in this process. */
export async function connect(
  settings: Settings,
  paths: InstallationPaths,
  env: NodeJS.ProcessEnv,
  platform: string | undefined,
): Promise<MapClient> {
  const server = platform ?? env.IMPORTMAP_SERVER;
  if (server || serverRuns(settings)) {
    if (server && !/^https?:\/\//i.test(server))
      throw new UsageError(`"${server}" is no server's address: write https://… or http://…`);
    return connectRemote({
      server: (server ?? `http://localhost:${settings.port}`).replace(/\/$/, ''),
      account: env.IMPORTMAP_ACCOUNT,
      password: env.IMPORTMAP_PASSWORD,
      token: env.IMPORTMAP_TOKEN,
      code: env.IMPORTMAP_CODE,
      totpSecret: env.IMPORTMAP_TOTP_SECRET,
    });
  }
  await requireRightDatabase(settings);
  const live = createLiveMap(settings);
  await live.start();
  return connectLocal(await openInstallation(settings, paths), settings, live);
}
