import { page } from '../environment';
import { context, isNewSaas } from '../storage';
import { safeReturnTo } from './return-to';

/** The login page of the tenant's flow (specification §2, routing guard). */
export function loginPath(): '/entrance/login' | '/entrance_new/login' {
  return isNewSaas() ? '/entrance_new/login' : '/entrance/login';
}

/** A page that leads on to an address afterwards, if that address is safe. */
function leadingTo(path: string, target: string | null): string {
  const safe = safeReturnTo(target);
  const joint = path.includes('?') ? '&' : '?';
  return safe && safe !== '/' ? `${path}${joint}returnTo=${encodeURIComponent(safe)}` : path;
}

/** Login page that returns to an address afterwards, if that address is safe. */
export const loginUrl = (target?: string | null): string => leadingTo(loginPath(), target ?? null);

const LACKS_FACTOR = 'lacksFactor';

/** The one page of a session that may only add a second factor; it leads on to an address afterwards. */
export const factorUrl = (target: string | null): string =>
  leadingTo(`/personal?${LACKS_FACTOR}=1`, target);

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
  page.assign(
    context.get('organ') === null
      ? loginUrl(target).replace('/entrance/login', '/entrance/organ')
      : (target ?? '/'),
  );
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
