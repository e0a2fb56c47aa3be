/**
 * True when a foreign module address belongs to an allowed host. A host is an origin
 * (`https://cdn.example.com`), or one with any port (`http://localhost:*`); nothing matches a part.
 */
export function isAllowedHost(address: string, hosts: readonly string[]): boolean {
  const { origin, protocol, hostname } = new URL(address);
  return hosts.some((host) =>
    host.endsWith(':*')
      ? host === `${protocol}//${hostname}:*`
      : host.replace(/\/$/, '') === origin,
  );
}
