import { useDispatch, useSelector } from 'react-redux';
import { Outcome } from '../../../common/outcome.view';
import type { DialogPart } from '../../../common/stage';
import { morePhrases } from '../../../phrases/more';
import { changePasswordActions, selectChangePassword } from '../data/change-password.slice';
import { ChangePasswordForm } from './change-password-form.view';

/** The dialog part with the form; after success a notice that the session ends. */
export function usePasswordPart(account: string | null): DialogPart | null {
  const { t } = morePhrases.use();
  const dispatch = useDispatch();
  const state = useSelector(selectChangePassword);
  if (state.status === 'closed') return null;
  const done = state.status === 'done';
  return {
    id: 'password',
    step: done ? 'done' : 'open',
    title: t('password.title'),
    locked: done || state.status === 'saving',
    onClose: () => dispatch(changePasswordActions.closed()),
    body: done ? (
      <Outcome good title={t('password.saved')}>
        {t('password.leaving')}
      </Outcome>
    ) : (
      <ChangePasswordForm state={state} account={account} />
    ),
  };
}
