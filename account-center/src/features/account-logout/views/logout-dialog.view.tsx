import { Modal } from 'antd';
import { useDispatch, useSelector } from 'react-redux';
import { morePhrases } from '../../../phrases/more';
import { accountLogoutActions as actions, selectAccountLogout } from '../data/account-logout.slice';
import { LogoutForm } from './logout-form.view';

/** What closing the account means, the consent, and the code to `account` that confirms it. */
export function LogoutDialog({ account }: { account: string | null }) {
  const { t } = morePhrases.use();
  const dispatch = useDispatch();
  const { dialog } = useSelector(selectAccountLogout);
  return (
    <Modal
      title={t('logout.dialogTitle')}
      open={dialog.status !== 'closed'}
      onCancel={() => dispatch(actions.closed())}
      mask={{ closable: false }}
      width={480}
      footer={null}
      destroyOnHidden
    >
      {account ? (
        <LogoutForm account={account} dialog={dialog} />
      ) : (
        <p>{t('logout.nothingBound')}</p>
      )}
    </Modal>
  );
}
