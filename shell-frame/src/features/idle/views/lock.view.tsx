import {
  LazyView,
  type LoginResult,
  maskAccount,
  type SecondStepNeeded,
  secondStepForm,
  useContextValue,
} from '@edu/shared-utility';
import { Button } from 'antd';
import Password from 'antd/es/input/Password';
import { type FormEvent, useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Dialog } from '../../../common/dialog.view';
import { phrases } from '../../../phrases';
import { leaveChosen, passwordGiven, passwordRefused, secondStepPassed } from '../data/idle.slice';
import { loginNameOf } from '../data/session-snapshot';

/** The second factor, after the right password. */
export function SecondStep({ needed }: { readonly needed: SecondStepNeeded }) {
  const { t } = phrases.use();
  const dispatch = useDispatch();
  const startAgain = () => dispatch(passwordRefused(t('idle.tooLate')));
  const stepProps = {
    needed,
    onPassed: (login: LoginResult) => dispatch(secondStepPassed(login)),
    onOver: startAgain,
    action: t('idle.again'),
    cancel: { label: t('header.logout'), press: () => dispatch(leaveChosen()) },
  };
  return (
    <Dialog label={t('idle.locked')} className="esf-lock">
      <div className="esf-dialog-body">
        <h2>{t('idle.locked')}</h2>
        <p>{t('idle.second')}</p>
        <LazyView part={secondStepForm} partProps={stepProps} onFailed={startAgain} />
      </div>
    </Dialog>
  );
}

interface LockProps {
  readonly busy: boolean;
  readonly refusal: string | null;
}

export function Lock({ busy, refusal }: LockProps) {
  const { t } = phrases.use();
  const dispatch = useDispatch();
  const user = useContextValue('userInfo');
  const [password, setPassword] = useState('');
  const field = useId();
  const account = user ? loginNameOf(user) : '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (password !== '' && !busy) dispatch(passwordGiven(password));
  };
  return (
    <Dialog label={t('idle.locked')} className="esf-lock">
      <form className="esf-dialog-body" onSubmit={submit}>
        <h2>{t('idle.locked')}</h2>
        <p>{t('idle.safe')}</p>
        <label htmlFor={field}>{t('idle.password', { account: maskAccount(account) })}</label>
        <input type="text" autoComplete="username" value={account} readOnly hidden />
        <Password
          id={field}
          autoFocus
          autoComplete="current-password"
          value={password}
          status={refusal ? 'error' : ''}
          aria-describedby={refusal ? `${field}-refusal` : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        {refusal && (
          <div id={`${field}-refusal`} role="alert" className="esf-lock-refusal">
            {refusal}
          </div>
        )}
        <div className="esf-dialog-actions">
          <Button onClick={() => dispatch(leaveChosen())}>{t('header.logout')}</Button>
          <Button type="primary" htmlType="submit" loading={busy} disabled={password === ''}>
            {t('idle.again')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
