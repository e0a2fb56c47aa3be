import { emit, loadUserInfo, page, type UserInfo } from '@edu/shared-utility';
import { call, type SagaGenerator } from 'typed-redux-saga';
import { isCurrent, type SessionSnapshot } from './session-snapshot';

/** The person has logged in again; the page is being left; the former place is no longer available. */
export type Outcome = 'back' | 'leaving' | 'lost';

/**
 * Another tab has logged in. The same person in the same place continues here; in another or a still unknown place
 * the page stays locked; for another person the page reloads.
 */
export function* onOtherTabLogin(
  user: UserInfo,
  snapshot: SessionSnapshot,
): SagaGenerator<Outcome | null> {
  try {
    const now = yield* call(loadUserInfo, { force: true, toast: false });
    if (now.userId === user.userId) return isCurrent(snapshot) ? 'back' : null;
  } catch {
    return null;
  }
  // Their work can no longer be saved, and a page that stayed would send requests as the other person.
  emit('session:ended', { reason: 'expired' });
  yield* call(page.reload);
  return 'leaving';
}
