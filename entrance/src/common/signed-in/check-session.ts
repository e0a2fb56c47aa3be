import { loadUserInfo } from '@edu/shared-utility';

/** Loads the user of the session; an expired session is ended by this. */
export function checkSession(): void {
  loadUserInfo({ force: true, toast: false }).catch(() => {});
}
