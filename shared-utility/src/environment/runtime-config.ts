import type { Environment } from '../contract/api-host';
import type { EnvelopeForm } from '../contract/envelope-form';
import { type Timing, timing } from './constants';

export type { Environment } from '../contract/api-host';
export type { EnvelopeForm } from '../contract/envelope-form';

/** What `config.json` at the site's root may say (architecture §3, "API host"). */
export interface RuntimeConfig {
  /** Address of the API: an origin with an optional path, or a path on the page's own origin (`/`). */
  apiBaseUrl?: string;
  /** The same for the shell's own calls, which a platform of its own need not know; `apiBaseUrl` by default. */
  shellApiUrl?: string;
  /** Address of the separate data-admin site that bi-admin pages embed. */
  dataAdminUrl?: string;
  /** What that site is given in its address; `code` where its server can exchange one. `token` by default. */
  dataAdminHandover?: 'token' | 'code';
  environment?: Environment;
  /** For a platform whose envelope has other names or codes. */
  envelope?: EnvelopeForm;
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

/** The constants of specification §9 with the runtime's overrides (tests shorten some). */
export function effectiveTiming(): Timing {
  return { ...timing, ...current.timing };
}
