import { CodeField, type CodePurpose } from '../auth-code';
import { checkRepeat, checks } from '../checks';
import type { PasswordReset } from '../credentials';
import { Field } from '../field.view';
import { useFields } from '../fields.hook';
import { formPhrases } from '../form-phrases';
import { presetAccount } from '../login-forms/preset-account';
import { NewPasswordFields } from '../new-password';
import { fieldErrorsOf, Submit, type SubmitControls } from '../submit';

const inputProps = {
  phone: { label: 'phone', placeholder: 'phonePlaceholder', inputMode: 'tel' },
  mail: { label: 'mail', placeholder: 'mailPlaceholder', inputMode: 'email' },
  phoneOrMail: { label: 'account', placeholder: 'account', inputMode: undefined },
} as const;

interface Props {
  readonly accountKind: keyof typeof inputProps;
  readonly purpose: CodePurpose;
  readonly controls: SubmitControls<PasswordReset>;
  readonly label: string;
}

/** The form for a new password: account, code, password and its repetition. */
export function ResetForm({ accountKind, purpose, controls, label }: Props) {
  const { t } = formPhrases.use();
  const { state, submit, cancel, clear } = controls;
  const texts = inputProps[accountKind];
  const { field, values, refuse, hasFieldError, form } = useFields({
    initial: {
      account: presetAccount(accountKind),
      authCode: '',
      passwordNew: '',
      repsw: '',
    },
    check: (input) => ({
      account: checks[accountKind](input.account),
      authCode: checks.code(input.authCode),
      passwordNew: checks.password(input.passwordNew),
      repsw: checkRepeat(input.passwordNew, input.repsw),
    }),
    onValid: (input) => submit(input),
    onTyped: clear,
    refusals: fieldErrorsOf(state),
  });
  return (
    <form {...form}>
      <Field
        {...field('account')}
        label={t(texts.label)}
        input={{
          placeholder: t(texts.placeholder),
          inputMode: texts.inputMode,
          // Password managers store the new password under the value of this field.
          autoComplete: 'username',
        }}
      />
      <CodeField
        field={field('authCode')}
        purpose={purpose}
        account={values.account}
        refuseAccount={() => refuse('account')}
      />
      <NewPasswordFields password={field('passwordNew')} repeat={field('repsw')} />
      <Submit state={state} isShownAtField={hasFieldError} label={label} onCancel={cancel} />
    </form>
  );
}
