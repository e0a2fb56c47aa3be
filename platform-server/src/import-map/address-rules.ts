/** True for localhost, *.localhost and the loopback addresses. */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '127.0.0.1' ||
  hostname === '[::1]';

export const isForeign = (address: string): boolean => /^https?:/i.test(address);

/**
 * Whether a foreign address belongs to an allowed host. A host is an origin (`https://cdn.example.com`), or one with
 * any port (`http://localhost:*`); partial matches do not count.
 */
export function isAllowedHost(address: string, hosts: readonly string[]): boolean {
  const { origin, protocol, hostname } = new URL(address);
  return hosts.some((host) =>
    host.endsWith(':*')
      ? host === `${protocol}//${hostname}:*`
      : host.replace(/\/$/, '') === origin,
  );
}

/** Characters that obscure a path's target: encoded separators and dots, backslashes, blanks, control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused here
const OBSCURING = /%(2f|5c|2e|00|25)|[\\\s\u0000-\u001f\u007f#]/i;

function faultOfPath(address: string): string | null {
  if (address.startsWith('//')) return 'names a host without saying how to reach it';
  if (OBSCURING.test(address))
    return 'is written in an odd way (encoded separators, backslash, blank)';
  const normalizedPath = new URL(address, 'http://localhost').pathname;
  return normalizedPath === address.split('?')[0] ? null : 'is not in its plain form';
}

/**
 * What is wrong with an address, as the end of the sentence "…, which"; null if it is valid. Addresses of this site
 * are paths from `/`; foreign ones use https, or http on this machine.
 */
export function faultOfAddress(address: string): string | null {
  if (address.startsWith('/')) return faultOfPath(address);
  if (!isForeign(address)) return 'is neither a path from / nor an http(s) address';
  if (OBSCURING.test(address))
    return 'is written in an odd way (encoded separators, backslash, blank)';
  if (!URL.canParse(address)) return 'is not an address';
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return 'carries credentials';
  if (url.protocol !== 'https:' && !isLoopback(url.hostname)) return 'is not https';
  return url.href === address ? null : `is not in its plain form (${url.href})`;
}

/** The same, plus whether the host is allowed in MODULE_HOSTS. */
export function refusalOf(address: string, hosts: readonly string[]): string | null {
  const fault = faultOfAddress(address);
  if (fault !== null || !isForeign(address)) return fault;
  return isAllowedHost(address, hosts) ? null : 'belongs to a host that is not in MODULE_HOSTS';
}
