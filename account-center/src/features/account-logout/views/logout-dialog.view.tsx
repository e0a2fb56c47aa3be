import type { UserInfo } from '@edu/shared-utility';
import { Modal } from 'antd';
import { useDispatch, useSelector } from 'react-redux';
import { morePhrases } from '../../../phrases/more';
import { accountLogoutActions as actions, selectAccountLogout } from '../data/account-logout.slice';
import { LogoutForm } from './logout-form.view';

/** What closing the account means, the consent, and the code that confirms it. */
export function LogoutDialog({ user }: { user: UserInfo }) {
  const { t } = morePhrases.use();
  const dispatch = useDispatch();
  const { dialog } = useSelector(selectAccountLogout);
  const account = user.accountPhone ?? user.accountMail;
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
