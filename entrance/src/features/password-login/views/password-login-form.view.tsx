import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';
import { context } from '@edu/shared-utility';
import { Checkbox } from 'antd';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Field } from '../../../common/field.view';
import { type Problems, useFields } from '../../../common/fields.hook';
import { PasswordField } from '../../../common/password-field.view';
import { Submit } from '../../../common/submit.view';
import { phrases } from '../../../phrases';
import { selectPasswordLogin } from '../data/password-login.selectors';
import { passwordLoginActions as actions } from '../data/password-login.slice';

type Problem = 'login.accountEmpty' | 'login.passwordEmpty';
type Values = { account: string; password: string };

const check = ({ account, password }: Values): Problems<Values, Problem> => ({
  account: account.trim() ? undefined : 'login.accountEmpty',
  password: password ? undefined : 'login.passwordEmpty',
});

/** Account and password; the account of the last login is filled in when the person asked for it. */
export function PasswordLoginForm() {
  const { t } = phrases.use();
  const dispatch = useDispatch();
  const state = useSelector(selectPasswordLogin);
  const known = context.get('rememberedAccount');
  const [remember, setRemember] = useState(known !== null);
  const { field, focus, form } = useFields(
    { account: known ?? '', password: '' },
    check,
    (values) => {
      if (state.status === 'busy') return;
      dispatch(actions.submitted({ ...values, account: values.account.trim(), remember }));
    },
  );

  useEffect(() => {
    dispatch(actions.cleared());
  }, [dispatch]);

  // a refusal says nothing about which of the two is wrong; the password is what is typed again
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new state moves the focus
  useEffect(() => {
    if (state.status === 'failed') focus('password');
  }, [state]);

  const typed = (name: 'account' | 'password') => {
    const props = field(name);
    const onChange = (value: string) => {
      if (state.status === 'failed') dispatch(actions.cleared());
      props.onChange(value);
    };
    return { ...props, onChange, problem: props.problem && t(props.problem) };
  };

  return (
    <form {...form}>
      <Field
        {...typed('account')}
        label={t('login.account')}
        input={{
          prefix: <UserOutlined />,
          placeholder: t('login.accountPlaceholder'),
          autoComplete: 'username',
          autoCapitalize: 'none',
          spellCheck: false,
          maxLength: 254,
          autoFocus: known === null,
        }}
      />
      <PasswordField
        {...typed('password')}
        label={t('login.password')}
        input={{
          placeholder: t('login.passwordPlaceholder'),
          autoComplete: 'current-password',
          maxLength: 128,
          autoFocus: known !== null,
        }}
      />
      <div className="ee-line">
        <Checkbox checked={remember} onChange={(event) => setRemember(event.target.checked)}>
          {t('login.remember')}
        </Checkbox>
      </div>
      <Submit
        state={state}
        label={t('login.submit')}
        onCancel={() => dispatch(actions.cancelled())}
      />
    </form>
  );
}
