import { loadUserInfo } from '@edu/shared-utility';

/** A log-out in another tab names the person to whom the way back belongs; nothing waits for it. */
export const knowPerson = (): void => void loadUserInfo({ toast: false }).catch(() => {});
