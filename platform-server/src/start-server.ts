import { type DemoDataAdminSite, startDemoDataAdminSite } from './data-admin/demo-site';
import type { InstallationPaths } from './open-installation';
import { runtimeConfig } from './runtime-config';
import type { Settings } from './settings/server-settings';
import { type RunningServer, startPlatform } from './start-platform';

/**
 * The configured data-admin site; a demo installation without one starts its own, on the next port if that is free.
 */
async function dataAdminOf(settings: Settings): Promise<string | DemoDataAdminSite | null> {
  const { dataAdminUrl } = await runtimeConfig(settings);
  if (typeof dataAdminUrl === 'string' && URL.canParse(dataAdminUrl)) return dataAdminUrl;
  if (settings.production) return null;
  return startDemoDataAdminSite(settings.port === 0 ? 0 : settings.port + 1, settings.host);
}

/** Opens the database, reads the import map and listens. Throws StartupError. */
export async function startServer(
  settings: Settings,
  paths: InstallationPaths,
): Promise<RunningServer> {
  const site = await dataAdminOf(settings);
  if (site === null || typeof site === 'string') {
    return startPlatform({ ...settings, dataAdminUrl: site }, paths, null);
  }
  try {
    return await startPlatform(
      {
        ...settings,
        dataAdminUrl: site.origin,
        dataAdminHandover: settings.dataAdminHandover ?? 'code',
      },
      paths,
      site,
    );
  } catch (error) {
    await site.close();
    throw error;
  }
}
