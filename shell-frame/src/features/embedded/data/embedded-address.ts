import { context } from '@edu/shared-utility';

const sessionKeys = ['actor', 'organ', 'channel', 'branch'] as const;

/** Credential for the embedded site: a token, or a code that its server exchanges for one. */
export interface Handover {
  readonly name: 'token' | 'code';
  readonly value: string;
}

/**
 * Address of the embedded page: the same path on the data-admin site, with the session in the query
 * (specification §2, framed pages). It is only passed to the iframe and never shown in our address bar.
 *
 * @param handover credential of a read-only session, where the API has such sessions
 */
export function embeddedAddress(site: string, address: string, handover: Handover): URL | null {
  if (!URL.canParse(site)) return null;
  const base = new URL(site);
  if (!/^https?:$/.test(base.protocol)) return null;
  const pageUrl = new URL(address, window.location.origin);
  const url = new URL(base.href);
  url.pathname = base.pathname.replace(/\/$/, '') + pageUrl.pathname;
  url.search = pageUrl.search;
  for (const name of ['token', 'code']) url.searchParams.delete(name);
  url.searchParams.set(handover.name, handover.value);
  for (const key of sessionKeys) {
    const value = context.get(key);
    if (value === null) url.searchParams.delete(key);
    else url.searchParams.set(key, value);
  }
  return url;
}

/** With both flags, a page of our own origin could remove its sandbox. */
export const sandboxOf = (url: URL): string =>
  `allow-scripts allow-forms allow-popups allow-downloads${
    url.origin === window.location.origin ? '' : ' allow-same-origin'
  }`;
