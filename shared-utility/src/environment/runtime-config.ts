import { type Timing, timing } from './constants';

export type Environment = 'testing1' | 'testing2' | 'testing3' | 'fat' | 'uat' | 'production';

/** What `config.json` at the site's root may say (design §3, "API host"). */
export interface RuntimeConfig {
  /** Origin (and optional path prefix) of the API, without a final slash. */
  apiBaseUrl?: string;
  /** Address of the separate data-admin site that bi-admin pages embed. */
  dataAdminUrl?: string;
  environment?: Environment;
  digest?: 'md5' | 'sha256';
  timing?: Partial<Timing>;
  moduleHosts?: string[];
  /**
   * Whether testers may override modules in their own browser; default: on local hosts only. `permitted` asks for
   * the permission to see the operators' page of modules.
   */
  allowOverrides?: boolean | 'permitted';
}

let current: RuntimeConfig = {};

/** Takes the runtime configuration; later calls replace it whole. */
export function configureRuntime(config: RuntimeConfig): void {
  current = config;
}

export function runtimeConfig(): RuntimeConfig {
  return current;
}

/** The constants of §9 with the runtime's overrides (tests shorten some). */
export function effectiveTiming(): Timing {
  return { ...timing, ...current.timing };
}
