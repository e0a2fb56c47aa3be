import { isLoopback } from './hosts';

/** The platform's word in `config.json`: no one, everyone with the switch, or those with the permission. */
export const PERMITTED = 'permitted';

/**
 * Whether this page may take modules from elsewhere: the platform's word, else on local hosts.
 *
 * @param isPermitted what the server has said of the person who is logged in
 */
export function mayOverride(word: unknown, isPermitted: boolean, hostname: string): boolean {
  if (word === PERMITTED) return isPermitted;
  return typeof word === 'boolean' ? word : isLoopback(hostname);
}
