import { lazyPart, type UserInfo } from '@edu/shared-utility';
import { useDispatch, useSelector } from 'react-redux';
import { LazyOnceOpen } from '../common/lazy-once-open.view';
import type { Surface } from '../common/surface';
import { changeActions } from '../features/account-change';
import { accountLogoutActions } from '../features/account-logout';
import { changePasswordActions } from '../features/change-password';
import { enrolActions } from '../features/face-enrolment';
import { faceActions } from '../features/face-verify';
import { qrActions } from '../features/qr-verify';
import { secondFactorsActions } from '../features/second-factors';
import type { AppState } from './store';

const dialogs = lazyPart('account-center', () => import('./dialogs.view'));

const selectAnyOpen = (state: AppState): boolean =>
  state.changePassword.status !== 'closed' ||
  state.accountChange.phone.step !== 'closed' ||
  state.accountChange.mail.step !== 'closed' ||
  state.accountLogout.dialog.status !== 'closed' ||
  state.qrVerify.status !== 'closed' ||
  state.faceVerify.status !== 'closed' ||
  state.faceEnrol.step !== 'closed' ||
  state.secondFactors.dialog.step !== 'closed';

const closeActions = [
  changePasswordActions.closed(),
  changeActions.closed({ channel: 'phone' }),
  changeActions.closed({ channel: 'mail' }),
  accountLogoutActions.closed(),
  qrActions.closed(),
  faceActions.closed(),
  enrolActions.closed(),
  secondFactorsActions.closed(),
];

/** The page's dialogs, in a chunk that is loaded with the first click that opens one. */
export function LazyDialogs({ user, surface }: { user: UserInfo; surface: Surface }) {
  const dispatch = useDispatch();
  const open = useSelector(selectAnyOpen);
  const close = () => {
    for (const closing of closeActions) dispatch(closing);
  };
  return <LazyOnceOpen open={open} part={dialogs} partProps={{ user, surface }} close={close} />;
}
