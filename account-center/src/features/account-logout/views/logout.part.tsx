import { formatDate, type UserInfo } from '@edu/shared-utility';
import { Alert } from 'antd';
import { useDispatch, useSelector } from 'react-redux';
import type { DialogPart } from '../../../common/stage';
import { morePhrases } from '../../../phrases/more';
import { accountLogoutActions as actions, selectAccountLogout } from '../data/account-logout.slice';
import { LogoutForm } from './logout-form.view';

/**
 * The dialog part to close the account: consequences, consent, and a code to the account that the platform accepts,
 * else to `own`. An account bound too recently is not accepted; then it shows from when on one is, and sends no code.
 */
export function useLogoutPart(user: UserInfo, ownPhone: string | null): DialogPart | null {
  const { t } = morePhrases.use();
  const dispatch = useDispatch();
  const { dialog, load } = useSelector(selectAccountLogout);
  const state = load.status === 'ready' ? load.data : null;
  const confirmed = { phone: user.accountPhone, mail: user.accountMail };
  const account = (state?.confirmBy && confirmed[state.confirmBy]) ?? ownPhone;
  const logoutBody = () => {
    if (!account) return <p>{t('logout.nothingBound')}</p>;
    if (state?.confirmFrom) {
      const date = formatDate(state.confirmFrom, 'datetime');
      return <Alert type="info" showIcon title={t('logout.tooNew', { date })} />;
    }
    const channels = confirmed.phone && confirmed.mail ? 'both' : confirmed.mail ? 'mail' : 'phone';
    return (
      <LogoutForm account={account} days={state?.noticeDays} notified={channels} dialog={dialog} />
    );
  };
  if (dialog.status === 'closed') return null;
  return {
    id: 'logout',
    step: 'open',
    title: t('logout.dialogTitle'),
    onClose: () => dispatch(actions.closed()),
    body: logoutBody(),
  };
}
