import type { UserInfo } from '@edu/shared-utility';
import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { lazyView } from './lazy-view';
import type { AppState } from './store';

const Dialogs = lazyView(() => import('./dialogs.view'));

const selectAnyOpen = (state: AppState): boolean =>
  state.changePassword.status !== 'closed' ||
  state.accountChange.phone.step !== 'closed' ||
  state.accountChange.mail.step !== 'closed' ||
  state.accountLogout.dialog.status !== 'closed' ||
  state.qrVerify.status !== 'closed' ||
  state.faceVerify.status !== 'closed';

/** Fetches the dialogs with the first click that needs one; then they stay, to close with grace. */
export function LazyDialogs({ user }: { user: UserInfo }) {
  const open = useSelector(selectAnyOpen);
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  return used ? (
    <Suspense fallback={null}>
      <Dialogs user={user} />
    </Suspense>
  ) : null;
}
