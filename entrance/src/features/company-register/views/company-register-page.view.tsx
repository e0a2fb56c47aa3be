import { CodeField } from '../../../common/auth-code';
import { BackToLogin } from '../../../common/back-to-login.view';
import { LicenceFields } from '../../../common/company-fields.view';
import { Done } from '../../../common/done.view';
import { EntranceLayout } from '../../../common/entrance-layout.view';
import { Field } from '../../../common/field.view';
import { useFields } from '../../../common/fields.hook';
import { formPhrases } from '../../../common/form-phrases';
import { NewPasswordFields } from '../../../common/new-password';
import { refusalsOf, Submit, useSubmit } from '../../../common/submit';
import { companyRegisterSlice } from '../data/company-register.slice';
import { checkRegistration, emptyRegistration, toRegistration } from '../data/registration';
import { phrases } from '../phrases';
import { LicencePicture } from './licence-picture.view';

/** /entrance/register: a company with its licence data and its first account. */
export function CompanyRegisterPage() {
  const { t } = phrases.use();
  const form = formPhrases.use();
  const { state, submit, cancel, clear } = useSubmit(companyRegisterSlice);
  const fields = useFields({
    initial: emptyRegistration,
    check: checkRegistration,
    onValid: (values) => submit(toRegistration(values)),
    onTyped: clear,
    refusals: refusalsOf(state),
  });
  const { field, values } = fields;

  if (state.status === 'done') {
    return (
      <EntranceLayout heading={t('title')}>
        <Done
          title={t('doneTitle')}
          hint={t('doneHint', { phone: values.account })}
          loginPath="/entrance/login"
        />
      </EntranceLayout>
    );
  }
  return (
    <EntranceLayout heading={t('title')} lead={t('lead')} wide>
      <form {...fields.form}>
        <LicenceFields field={field} />
        <LicencePicture {...field('licenceImage')} />
        <Field
          {...field('contactName')}
          label={form.t('company.contact')}
          input={{ placeholder: form.t('company.contactPlaceholder'), autoComplete: 'name' }}
        />
        <Field
          {...field('address')}
          label={form.t('company.address')}
          input={{
            placeholder: form.t('company.addressPlaceholder'),
            autoComplete: 'street-address',
          }}
        />
        <Field
          {...field('account')}
          label={form.t('phone')}
          input={{
            placeholder: form.t('phonePlaceholder'),
            autoComplete: 'tel-national',
            inputMode: 'tel',
          }}
        />
        <CodeField
          field={field('authCode')}
          purpose="register"
          account={values.account}
          refuseAccount={() => fields.refuse('account')}
        />
        <NewPasswordFields
          label={t('password')}
          password={field('password')}
          repeat={field('repeat')}
        />
        <Submit state={state} told={fields.told} label={t('submit')} onCancel={cancel} />
      </form>
      <BackToLogin to="/entrance/login" />
    </EntranceLayout>
  );
}
