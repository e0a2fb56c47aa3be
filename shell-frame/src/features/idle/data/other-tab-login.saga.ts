import { emit, loadUserInfo, page, type UserInfo } from '@edu/shared-utility';
import { call, type SagaGenerator } from 'typed-redux-saga';
import { isCurrent, type SessionSnapshot } from './session-snapshot';

/**
 * The person has logged in again; the page is being left; the organisation or identity is no longer available.
 */
export type LockOutcome = 'back' | 'leaving' | 'unavailable';

/**
 * Another tab has logged in. The same person with the same organisation and identity continues here; another person's
 * page reloads. Null means that the page stays locked: the organisation and identity differ or are not known yet.
 */
export function* onOtherTabLogin(
  user: UserInfo,
  snapshot: SessionSnapshot,
): SagaGenerator<LockOutcome | null> {
  try {
    const currentUser = yield* call(loadUserInfo, { force: true, toast: false });
    if (currentUser.userId === user.userId) return isCurrent(snapshot) ? 'back' : null;
  } catch {
    return null;
  }
  // Their work can no longer be saved, and a page that stayed would send requests as the other person.
  emit('session:ended', { reason: 'expired' });
  yield* call(page.reload);
  return 'leaving';
}
