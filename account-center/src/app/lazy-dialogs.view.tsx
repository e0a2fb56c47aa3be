import { LazyView, lazyPart, toast, type UserInfo } from '@edu/shared-utility';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { tell } from '../features/account-change';
import { accountLogoutActions } from '../features/account-logout';
import { changePasswordActions } from '../features/change-password';
import { enrolHappened } from '../features/face-enrolment';
import { faceHappened } from '../features/face-verify';
import { qrHappened } from '../features/qr-verify';
import { phrases } from '../phrases';
import type { AppState } from './store';

const dialogs = lazyPart('account-center', () => import('./dialogs.view'));

const selectAnyOpen = (state: AppState): boolean =>
  state.changePassword.status !== 'closed' ||
  state.accountChange.phone.step !== 'closed' ||
  state.accountChange.mail.step !== 'closed' ||
  state.accountLogout.dialog.status !== 'closed' ||
  state.qrVerify.status !== 'closed' ||
  state.faceVerify.status !== 'closed' ||
  state.faceEnrol.step !== 'closed';

const closings = [
  changePasswordActions.closed(),
  tell('phone', { type: 'closed' }),
  tell('mail', { type: 'closed' }),
  accountLogoutActions.closed(),
  qrHappened({ type: 'closed' }),
  faceHappened({ type: 'closed' }),
  enrolHappened({ type: 'closed' }),
];

/** Fetches the dialogs with the first click that needs one; then they stay, to close with grace. */
export function LazyDialogs({ user }: { user: UserInfo }) {
  const dispatch = useDispatch();
  const open = useSelector(selectAnyOpen);
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  // nothing opened after all; the next click fetches them anew
  const giveUp = () => {
    toast.error(phrases.t('page.partFailed'));
    for (const closing of closings) dispatch(closing);
    setUsed(false);
  };
  return used ? <LazyView part={dialogs} given={{ user }} onFailed={giveUp} /> : null;
}
