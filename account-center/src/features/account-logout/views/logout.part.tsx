import { useDispatch, useSelector } from 'react-redux';
import type { DialogPart } from '../../../common/stage';
import { morePhrases } from '../../../phrases/more';
import { accountLogoutActions as actions, selectAccountLogout } from '../data/account-logout.slice';
import { LogoutForm } from './logout-form.view';

/** What closing the account means, the consent, and the code to `account` that confirms it. */
export function useLogoutPart(account: string | null): DialogPart | null {
  const { t } = morePhrases.use();
  const dispatch = useDispatch();
  const { dialog, load } = useSelector(selectAccountLogout);
  if (dialog.status === 'closed') return null;
  return {
    id: 'logout',
    step: 'open',
    title: t('logout.dialogTitle'),
    onClose: () => dispatch(actions.closed()),
    body: account ? (
      <LogoutForm
        account={account}
        days={load.status === 'ready' ? load.data.noticeDays : undefined}
        dialog={dialog}
      />
    ) : (
      <p>{t('logout.nothingBound')}</p>
    ),
  };
}
