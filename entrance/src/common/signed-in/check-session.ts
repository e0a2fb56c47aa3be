import { loadUserInfo } from '@edu/shared-utility';

/** Asks the server who is logged in: a session that is over ends by this. */
export function checkSession(): void {
  loadUserInfo({ force: true, toast: false }).catch(() => {});
}
