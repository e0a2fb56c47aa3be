import { join } from 'node:path';
import type { EngineSettings } from './db/embedded';
import type { Settings } from './settings/server-settings';

/** Data directory and initial image of the installation's embedded database. */
export const engineSettings = (settings: Settings, bundle: string): EngineSettings => ({
  dataDirectory: settings.dataDirectory,
  worker: join(bundle, 'embedded.worker.js'),
  image: settings.production ? undefined : join(bundle, 'data-image.tar.gz'),
});
