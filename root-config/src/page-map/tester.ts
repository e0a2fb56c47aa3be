import { isLoopback } from './hosts';

/** Value of `allowOverrides` in `config.json` that leaves it to the permission; else true or false. */
export const PERMITTED = 'permitted';

/**
 * Whether this page may use overrides: by the configuration, else on local hosts only.
 *
 * @param isPermitted whether the server permits it to the person who is logged in
 */
export function mayOverride(word: unknown, isPermitted: boolean, hostname: string): boolean {
  if (word === PERMITTED) return isPermitted;
  return typeof word === 'boolean' ? word : isLoopback(hostname);
}
