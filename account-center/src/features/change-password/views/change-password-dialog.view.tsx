import { Modal } from 'antd';
import { useDispatch, useSelector } from 'react-redux';
import { Outcome } from '../../../common/outcome.view';
import { morePhrases } from '../../../phrases/more';
import { changePasswordActions, selectChangePassword } from '../data/change-password.slice';
import { ChangePasswordForm } from './change-password-form.view';

/** The dialog around the three fields; after success it says that the session ends. */
export function ChangePasswordDialog() {
  const { t } = morePhrases.use();
  const dispatch = useDispatch();
  const state = useSelector(selectChangePassword);
  const done = state.status === 'done';
  return (
    <Modal
      title={t('password.title')}
      open={state.status !== 'closed'}
      onCancel={() => dispatch(changePasswordActions.closed())}
      closable={!done}
      mask={{ closable: false }}
      width={480}
      footer={null}
      destroyOnHidden
    >
      {done ? (
        <Outcome good title={t('password.saved')}>
          {t('password.leaving')}
        </Outcome>
      ) : (
        state.status !== 'closed' && <ChangePasswordForm state={state} />
      )}
    </Modal>
  );
}
