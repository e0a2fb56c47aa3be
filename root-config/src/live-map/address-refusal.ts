import { runtimeConfig } from '@edu/shared-utility';
import { isAllowedAddress } from '../page-map/hosts';
import { phrases } from '../phrases';
import { preflight } from './preflight';

const PROBE_PATIENCE = 5_000;

/** Whether the platform lets a tester take a module from there at all; asks nobody. */
export const isAddressAllowed = (address: string): boolean =>
  isAllowedAddress(address, runtimeConfig().moduleHosts ?? [], window.location);

/**
 * Why a module cannot be taken from an address, in the person's language; null when it can.
 *
 * @param integrity digest that the file must have; any file without one
 */
export async function addressRefusal(address: string, integrity?: string): Promise<string | null> {
  if (!isAddressAllowed(address)) return phrases.t('overrides.notAllowed', { address });
  const answers = await preflight(address, integrity, PROBE_PATIENCE);
  return answers ? null : phrases.t('overrides.unreachable', { address });
}
