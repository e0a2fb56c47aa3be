import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import MobileOutlined from '@ant-design/icons/es/icons/MobileOutlined';
import { phrases } from '../../phrases';
import { CodeField, type CodePurpose } from '../auth-code';
import { checks } from '../checks';
import type { CodeProof } from '../credentials';
import { Field } from '../field.view';
import { useFields } from '../fields.hook';
import { formPhrases } from '../form-phrases';
import { fieldErrorsOf, Submit, type SubmitControls } from '../submit';
import { useCarriedAccount } from './carried-account.hook';
import { presetAccount } from './preset-account';

interface Props {
  readonly accountKind: 'phone' | 'mail';
  readonly purpose: CodePurpose;
  readonly controls: SubmitControls<CodeProof>;
  /** Whether its first field receives the focus. */
  readonly isFirst?: boolean;
}

/** Log-in by a code to a phone number or mail address. */
export function CodeLoginForm({ accountKind, purpose, controls, isFirst = false }: Props) {
  const { t } = phrases.use();
  const form = formPhrases.use();
  const { state, submit, cancel, clear } = controls;
  const fields = useFields({
    initial: { account: presetAccount(accountKind), authCode: '' },
    check: ({ account, authCode }) => ({
      account: checks[accountKind](account),
      authCode: checks.code(authCode),
    }),
    onValid: ({ account, authCode }) => submit({ account, authCode }),
    onTyped: clear,
    refusals: fieldErrorsOf(state),
  });
  const account = fields.field('account');
  useCarriedAccount(accountKind, fields.values.account, account);
  const phone = accountKind === 'phone';
  return (
    <form {...fields.form}>
      <Field
        {...account}
        label={form.t(accountKind)}
        input={{
          prefix: phone ? <MobileOutlined /> : <MailOutlined />,
          placeholder: form.t(phone ? 'phonePlaceholder' : 'mailPlaceholder'),
          autoComplete: phone ? 'tel-national' : 'email',
          inputMode: phone ? 'tel' : 'email',
          autoFocus: isFirst,
        }}
      />
      <CodeField
        field={fields.field('authCode')}
        purpose={purpose}
        account={fields.values.account}
        refuseAccount={() => fields.refuse('account')}
      />
      <div className="ee-line" />
      <Submit
        state={state}
        isShownAtField={fields.hasFieldError}
        label={t('login.submit')}
        onCancel={cancel}
      />
    </form>
  );
}
