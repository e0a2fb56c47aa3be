import { context } from '@edu/shared-utility';

const handedOver = ['token', 'actor', 'organ', 'channel', 'branch'] as const;

/**
 * Address of the embedded page: the same path on the data-admin site, with the session as query
 * values (specification §2, framed pages). It is given to the frame alone, never to our address bar.
 */
export function embeddedAddress(site: string, address: string): URL | null {
  if (!URL.canParse(site)) return null;
  const base = new URL(site);
  if (!/^https?:$/.test(base.protocol)) return null;
  const here = new URL(address, window.location.origin);
  const url = new URL(base.href);
  url.pathname = base.pathname.replace(/\/$/, '') + here.pathname;
  url.search = here.search;
  for (const key of handedOver) {
    const value = context.get(key);
    if (value === null) url.searchParams.delete(key);
    else url.searchParams.set(key, value);
  }
  return url;
}

/** With both, a page of our own origin could take its sandbox off. */
export const sandboxOf = (url: URL): string =>
  `allow-scripts allow-forms allow-popups allow-downloads${
    url.origin === window.location.origin ? '' : ' allow-same-origin'
  }`;
