import type { InputProps } from 'antd';
import { BackToLogin } from '../../../common/back-to-login.view';
import { LicenceFields } from '../../../common/company-fields.view';
import { Done } from '../../../common/done.view';
import { EntranceLayout } from '../../../common/entrance-layout.view';
import { Field } from '../../../common/field.view';
import { useFields } from '../../../common/fields.hook';
import { formPhrases } from '../../../common/form-phrases';
import { fieldErrorsOf, Submit, useSubmit } from '../../../common/submit';
import { checkAssociation, emptyAssociation, toSlhCompany } from '../data/association';
import { slhSignIn } from '../data/slh-sign-in.submission';
import { phrases } from '../phrases';

/** /entrance/slhSignIn: registration of a trade association's member company. */
export function SlhSignInPage() {
  const { t } = phrases.use();
  const form = formPhrases.use();
  const { state, submit, cancel, clear } = useSubmit(slhSignIn.slice);
  const fields = useFields({
    initial: emptyAssociation,
    check: checkAssociation,
    onValid: (values) => submit(toSlhCompany(values)),
    onTyped: clear,
    refusals: fieldErrorsOf(state),
  });
  const { field, values } = fields;

  if (state.status === 'done') {
    return (
      <EntranceLayout heading={t('title')}>
        <Done
          title={t('doneTitle')}
          hint={t('doneHint', { name: values.contactName.trim() })}
          loginPath="/entrance/login"
          noAccount
        />
      </EntranceLayout>
    );
  }
  const textField = (name: keyof typeof values, label: string, input: InputProps) => (
    <Field {...field(name)} label={label} input={{ placeholder: label, ...input }} />
  );
  return (
    <EntranceLayout heading={t('title')} lead={t('lead')} wide>
      <form {...fields.form}>
        <LicenceFields field={field} />
        {textField('contactName', form.t('company.contact'), {
          placeholder: form.t('company.contactPlaceholder'),
          autoComplete: 'name',
        })}
        {textField('contactPhone', form.t('phone'), {
          placeholder: form.t('phonePlaceholder'),
          autoComplete: 'tel-national',
          inputMode: 'tel',
        })}
        {textField('email', t('email'), {
          placeholder: form.t('mailPlaceholder'),
          autoComplete: 'email',
          inputMode: 'email',
        })}
        {textField('memberCount', t('members'), {
          placeholder: t('membersPlaceholder'),
          inputMode: 'numeric',
        })}
        {textField('address', form.t('company.address'), {
          placeholder: form.t('company.addressPlaceholder'),
          autoComplete: 'street-address',
        })}
        <Submit
          state={state}
          isShownAtField={fields.hasFieldError}
          label={t('submit')}
          onCancel={cancel}
        />
      </form>
      <BackToLogin to="/entrance/login" />
    </EntranceLayout>
  );
}
