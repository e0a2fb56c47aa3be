import { page } from '../environment';
import { context, isNewSaas } from '../storage';
import { safeReturnTo } from './return-to';

/** The login page of the tenant's flow (specification §2, routing guard). */
export function loginPath(): '/entrance/login' | '/entrance_new/login' {
  return isNewSaas() ? '/entrance_new/login' : '/entrance/login';
}

/** Login page that returns to an address afterwards, if that address is safe. */
export function loginUrl(target?: string): string {
  const safe = safeReturnTo(target ?? null);
  return safe && safe !== '/' ? `${loginPath()}?returnTo=${encodeURIComponent(safe)}` : loginPath();
}

/** The one page of a session that may only add a second factor; it leads on to an address afterwards. */
export function factorUrl(target: string | null): string {
  const safe = safeReturnTo(target);
  const query = new URLSearchParams({ [LACKS_FACTOR]: '1' });
  if (safe && safe !== '/') query.set('returnTo', safe);
  return `/personal?${query}`;
}

const LACKS_FACTOR = 'lacksFactor';

/** Whether the page's address is that one. */
export function lacksFactor(): boolean {
  return new URLSearchParams(window.location.search).has(LACKS_FACTOR);
}

/**
 * Where a session goes on that was kept from everything: to its address, or first to the choice of
 * its place, if the log-in did not get that far. A page load, so that nothing refused is remembered.
 */
export function goOn(): void {
  const target = returnTo();
  const query = target === null ? '' : `?returnTo=${encodeURIComponent(target)}`;
  if (context.get('organ') !== null) page.assign(target ?? '/');
  else page.assign((isNewSaas() ? '/entrance_new/login' : '/entrance/organ') + query);
}

/** Where the page's address asks to return to after login. */
export function returnTo(): string | null {
  return safeReturnTo(new URLSearchParams(window.location.search).get('returnTo'));
}

function currentPath(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

/** Where to return to from here: this page, or on the way in the one that was asked for first. */
export function returnAddress(): string | undefined {
  return safeReturnTo(currentPath()) ?? returnTo() ?? undefined;
}
