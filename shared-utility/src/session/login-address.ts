import { isNewSaas } from '../storage';
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

/** Where the page's address asks to return to after login. */
export function returnTo(): string | null {
  return safeReturnTo(new URLSearchParams(window.location.search).get('returnTo'));
}

export function currentPath(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}
