import type { ReactNode } from 'react';
import { CodeField } from '../../../common/auth-code';
import { LicenceFields } from '../../../common/company-fields.view';
import { Field } from '../../../common/field.view';
import type { FieldProps } from '../../../common/fields.hook';
import { formPhrases } from '../../../common/form-phrases';
import { NewPasswordFields } from '../../../common/new-password';
import type { RegistrationField, RegistrationValues, StepName } from '../data/registration';
import { phrases } from '../phrases';
import { LicencePicture } from './licence-picture.view';

interface Props {
  readonly field: (name: RegistrationField) => FieldProps;
  readonly values: RegistrationValues;
}

function CompanyFields({ field }: Props) {
  return (
    <>
      <LicenceFields field={field} />
      <LicencePicture picture={field('licenceImage')} file={field('licenceName')} />
    </>
  );
}

function ContactFields({ field }: Props) {
  const { t } = formPhrases.use();
  return (
    <>
      <Field
        {...field('contactName')}
        label={t('company.contact')}
        input={{ placeholder: t('company.contactPlaceholder'), autoComplete: 'name' }}
      />
      <Field
        {...field('address')}
        label={t('company.address')}
        input={{ placeholder: t('company.addressPlaceholder'), autoComplete: 'street-address' }}
      />
      <Field
        {...field('account')}
        label={t('phone')}
        input={{
          placeholder: t('phonePlaceholder'),
          autoComplete: 'tel-national',
          inputMode: 'tel',
        }}
      />
    </>
  );
}

function LoginFields({ field, values }: Props) {
  const { t } = phrases.use();
  return (
    <>
      <CodeField
        field={field('authCode')}
        purpose="register"
        account={values.account}
        // Valid, since the former step was.
        refuseAccount={() => false}
      />
      <NewPasswordFields
        label={t('password')}
        password={field('password')}
        repeat={field('repeat')}
      />
    </>
  );
}

/** The fields of each step. */
export const stepFields: Readonly<Record<StepName, (props: Props) => ReactNode>> = {
  company: CompanyFields,
  contact: ContactFields,
  login: LoginFields,
};
