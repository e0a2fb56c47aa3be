import { readFile } from 'node:fs/promises';
import type { Settings } from './settings';

/** What /config.json says: the file that RUNTIME_CONFIG names (if any), under the environment's settings. */
export async function runtimeConfig(settings: Settings): Promise<Record<string, unknown>> {
  const { apiBaseUrl, dataAdminUrl, moduleHosts } = settings;
  let fromFile: unknown = {};
  try {
    fromFile = JSON.parse(await readFile(settings.runtimeConfig, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return {
    ...(typeof fromFile === 'object' ? fromFile : {}),
    ...(apiBaseUrl && { apiBaseUrl }),
    ...(dataAdminUrl && { dataAdminUrl }),
    moduleHosts,
  };
}
