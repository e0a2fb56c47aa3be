import type { Environment } from '../contract/api-host';
import type { EnvelopeForm } from '../contract/envelope-form';
import { type Timing, timing } from './constants';

export type { Environment } from '../contract/api-host';
export type { EnvelopeForm } from '../contract/envelope-form';

/** Content of `config.json` at the site's root (architecture §3, "API host"). */
export interface RuntimeConfig {
  /** Address of the API: an origin with an optional path, or a path on the page's own origin (`/`). */
  apiBaseUrl?: string;
  /** The same for the shell's own calls, which another platform need not implement; `apiBaseUrl` by default. */
  shellApiUrl?: string;
  /** Address of the separate data-admin site that bi-admin pages embed. */
  dataAdminUrl?: string;
  /** What is passed to that site in its address: the token (default), or a code that its server exchanges. */
  dataAdminHandover?: 'token' | 'code';
  environment?: Environment;
  /** Form of the envelope, for a platform with other names or codes. */
  envelope?: EnvelopeForm;
  digest?: 'md5' | 'sha256';
  timing?: Partial<Timing>;
  moduleHosts?: string[];
  /**
   * Whether testers may use overrides in their browser; by default on local hosts only. `permitted` requires the
   * permission for the operators' page of modules.
   */
  allowOverrides?: boolean | 'permitted';
}

let current: RuntimeConfig = {};

/** Sets the runtime configuration; later calls replace all of it. */
export function configureRuntime(config: RuntimeConfig): void {
  current = config;
}

export function runtimeConfig(): RuntimeConfig {
  return current;
}

/** The constants of specification §9, with the overrides of the runtime configuration. */
export function effectiveTiming(): Timing {
  return { ...timing, ...current.timing };
}
