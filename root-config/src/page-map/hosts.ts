/** True for localhost and *.localhost and bare loopback addresses. */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '127.0.0.1' ||
  hostname === '[::1]';

/**
 * Whether a module may be loaded from an address: the page's own origin, or one of the allowed
 * hosts (`https://cdn.example.com`, `http://localhost:*`), compared part by part, never by prefix.
 * Outside the loopback only https is allowed; `data:`, `blob:` and the like never are.
 */
export function isAllowedAddress(
  address: string,
  hosts: readonly string[],
  page: Pick<Location, 'origin' | 'href'>,
): boolean {
  if (!URL.canParse(address, page.href)) return false;
  const url = new URL(address, page.href);
  if (url.username !== '' || url.password !== '') return false;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false;
  if (url.origin === page.origin) return true;
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname))) {
    return false;
  }
  return hosts.some((host) => {
    const anyPort = host.endsWith(':*');
    const pattern = anyPort ? host.slice(0, -2) : host;
    if (!URL.canParse(pattern)) return false;
    const allowed = new URL(pattern);
    if (allowed.protocol !== url.protocol || allowed.hostname !== url.hostname) return false;
    return anyPort || allowed.port === url.port;
  });
}
