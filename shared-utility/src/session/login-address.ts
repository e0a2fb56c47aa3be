import { page } from '../environment';
import { context, isNewSaas } from '../storage';
import { safeReturnTo } from './return-to';

/** The login page of the tenant's flow (specification §2, routing guard). */
export function loginPath(): '/entrance/login' | '/entrance_new/login' {
  return isNewSaas() ? '/entrance_new/login' : '/entrance/login';
}

/** A page's address with `returnTo`, if the target is safe. */
function addressWithTarget(path: string, target: string | null): string {
  const safe = safeReturnTo(target);
  const joint = path.includes('?') ? '&' : '?';
  return safe && safe !== '/' ? `${path}${joint}returnTo=${encodeURIComponent(safe)}` : path;
}

/** The login page's address with `returnTo`, if the target is safe. */
export const loginUrl = (target?: string | null): string =>
  addressWithTarget(loginPath(), target ?? null);

const LACKS_FACTOR = 'lacksFactor';

/** The only page of a session that may only add a second factor, with the address to continue at. */
export const factorUrl = (target: string | null): string =>
  addressWithTarget(`/personal?${LACKS_FACTOR}=1`, target);

/** Whether the current page is the one that adds a second factor. */
export function lacksFactor(): boolean {
  return new URLSearchParams(window.location.search).has(LACKS_FACTOR);
}

/**
 * Continues a session that was restricted until now: at its address, or first at the choice of its place, if that
 * is still open. Loads the page, so that no refused result stays cached.
 */
export function goOn(): void {
  const target = returnTo();
  page.assign(
    context.get('organ') === null
      ? loginUrl(target).replace('/entrance/login', '/entrance/organ')
      : (target ?? '/'),
  );
}

/** The safe `returnTo` of the current address; null without one. */
export function returnTo(): string | null {
  return safeReturnTo(new URLSearchParams(window.location.search).get('returnTo'));
}

function currentPath(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

/** Where to return to from here: this page, or the `returnTo` of its address if this page is a step of the log-in. */
export function returnAddress(): string | undefined {
  return safeReturnTo(currentPath()) ?? returnTo() ?? undefined;
}
