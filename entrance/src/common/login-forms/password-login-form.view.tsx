import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';
import { context } from '@edu/shared-utility';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { phrases } from '../../phrases';
import type { Credentials } from '../credentials';
import { Field } from '../field.view';
import { useFields } from '../fields.hook';
import { PasswordField } from '../password-field.view';
import { fieldErrorsOf, Submit, type SubmitControls } from '../submit';
import { useCarriedAccount } from './carried-account.hook';
import { suggestedAccount } from './suggested-account';

interface Props {
  readonly controls: SubmitControls<Credentials>;
  /** Path of the page for a new password. */
  readonly forgotPath: string;
  /** Whether its first field receives the focus. */
  readonly isFirst?: boolean;
}

/** Log-in by password; the account of the last log-in is filled in if the person asked for it. */
export function PasswordLoginForm({ controls, forgotPath, isFirst = false }: Props) {
  const { t } = phrases.use();
  const { state, submit, cancel, clear } = controls;
  // Links to other screens keep the address to return to.
  const { search } = useLocation();
  const rememberedAccount = context.get('rememberedAccount');
  const presetAccount = suggestedAccount();
  const [remember, setRemember] = useState(rememberedAccount !== null);
  const { field, values, focus, hasFieldError, form } = useFields({
    initial: { account: presetAccount ?? '', password: '' },
    check: ({ account, password }) => ({
      account: !account && t('login.accountEmpty'),
      password: !password && t('login.passwordEmpty'),
    }),
    onValid: ({ account, password }) => submit({ account, password, remember }),
    onTyped: clear,
    refusals: fieldErrorsOf(state),
  });

  // A refusal does not say which of the two is wrong; the focus goes to the password.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new state moves the focus
  useEffect(() => {
    if (state.status === 'failed' && !hasFieldError) focus('password');
  }, [state]);

  const account = field('account');
  useCarriedAccount('phoneOrMail', values.account, account);

  return (
    <form {...form}>
      <Field
        {...account}
        label={t('login.account')}
        input={{
          prefix: <UserOutlined />,
          placeholder: t('login.accountPlaceholder'),
          autoComplete: 'username',
          autoCapitalize: 'none',
          spellCheck: false,
          autoFocus: isFirst && presetAccount === null,
        }}
      />
      <PasswordField
        {...field('password')}
        label={t('login.password')}
        input={{
          placeholder: t('login.passwordPlaceholder'),
          autoComplete: 'current-password',
          maxLength: 128,
          autoFocus: isFirst && presetAccount !== null,
        }}
      />
      <div className="ee-line">
        <label className="ee-check">
          <input
            type="checkbox"
            checked={remember}
            onChange={(event) => setRemember(event.target.checked)}
          />
          {t('login.remember')}
        </label>
        <Link
          to={{ pathname: forgotPath, search }}
          onClick={() => context.set('arrivingAccount', values.account || null)}
        >
          {t('login.forgot')}
        </Link>
      </div>
      <Submit
        state={state}
        isShownAtField={hasFieldError}
        label={t('login.submit')}
        onCancel={cancel}
      />
    </form>
  );
}
