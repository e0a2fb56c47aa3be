import { loadUserInfo } from '@edu/shared-utility';

/**
 * Loads the user info without waiting for it: after a log-out in another tab it is needed to store whose return address
 * this is.
 */
export const preloadPerson = (): void => void loadUserInfo({ toast: false }).catch(() => {});
