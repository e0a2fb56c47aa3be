import { isIP } from 'node:net';
import { StartupError } from './startup-error';

/** Number of proxies in front of the server, or their networks; null for none. */
export type TrustedProxies =
  | { readonly hops: number }
  | { readonly networks: readonly string[] }
  | null;

const MAX_HOPS = 10;

/** True for an IP address, or one with a prefix length valid for its family. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return (
    /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (family === 4 ? 32 : 128)
  );
}

/** Parses TRUST_PROXY. Throws StartupError for anything but a number of hops or networks. */
export function trustedProxies(text: string | undefined): TrustedProxies {
  if (text === undefined || text.trim() === '') return null;
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  const hops = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
  if (hops >= 1 && hops <= MAX_HOPS) return { hops };
  if (words.every(isNetwork)) return { networks: words };
  throw new StartupError(
    `TRUST_PROXY is "${text}": set it to the number of proxies in front (1 for one) or to their networks, such as 10.0.0.0/24, and leave it out where there is none.`,
  );
}

type Trust = (address: string, hop: number) => boolean;

/**
 * Converts to Fastify's option. Hops count from the server outwards; entries of X-Forwarded-For before them are not
 * trusted. As a function, because with a plain number Fastify trusts no proxy.
 */
export function fastifyTrust(proxies: TrustedProxies): Trust | string[] | false {
  if (proxies === null) return false;
  if ('networks' in proxies) return [...proxies.networks];
  const { hops } = proxies;
  return (_address, hop) => hop < hops;
}
