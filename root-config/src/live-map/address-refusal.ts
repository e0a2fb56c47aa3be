import { runtimeConfig } from '@edu/shared-utility';
import { isAllowedAddress } from '../page-map/hosts';
import { phrases } from '../page-map/override-phrases';
import { findRefusalReason, type RefusalReason } from './refusal/find-refusal-reason';
import { phrases as refusals } from './refusal/phrases';
import { shortList } from './short-list';

const PROBE_TIMEOUT = 5_000;

/** Whether the platform allows overrides from this address; sends no request. */
export const isAddressAllowed = (address: string): boolean =>
  isAllowedAddress(address, runtimeConfig().moduleHosts ?? [], window.location);

interface RefusedAddress {
  readonly address: string;
  readonly reason: RefusalReason | { readonly kind: 'notAllowed' };
}

async function refusalOf(address: string, integrity?: string): Promise<RefusedAddress | null> {
  if (!isAddressAllowed(address)) return { address, reason: { kind: 'notAllowed' } };
  const reason = await findRefusalReason(address, integrity, PROBE_TIMEOUT);
  return reason && { address, reason };
}

/**
 * One sentence for each reason, with all addresses that it applies to. "Not allowed" is left out when another
 * address was tried.
 */
function refusalText(all: readonly RefusedAddress[]): string {
  const allowed = all.filter(({ reason }) => reason.kind !== 'notAllowed');
  const refused = allowed.length > 0 ? allowed : all;
  const groups = new Map<string, RefusedAddress[]>();
  for (const item of refused) {
    const key = JSON.stringify(item.reason);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()]
    .map((group) => {
      const address = shortList(group.map((item) => item.address));
      const { kind, ...facts } = (group[0] as RefusedAddress).reason;
      if (kind === 'notAllowed') return phrases.t('notAllowed', { address });
      return refusals.t(kind, { ...facts, address });
    })
    .join('\n');
}

/**
 * The first of these addresses that is allowed and can be loaded, else a message why none can, in the person's
 * language.
 *
 * @param integrity digest that the file must have; without it any file is accepted
 */
export async function findGood(
  addresses: readonly string[],
  integrity?: string,
): Promise<{ readonly good: string } | { readonly refusal: string }> {
  // In parallel, since each may take its time to fail.
  const [refused] = await Promise.all([
    Promise.all(addresses.map((address) => refusalOf(address, integrity))),
    refusals.load(),
    phrases.load(),
  ]);
  const firstUsable = addresses.find((_, index) => refused[index] === null);
  return firstUsable === undefined
    ? { refusal: refusalText(refused.flatMap((item) => item ?? [])) }
    : { good: firstUsable };
}
