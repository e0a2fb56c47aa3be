import { Field } from './field.view';
import type { FieldProps } from './fields.hook';
import { formPhrases } from './form-phrases';

interface Props {
  readonly field: (name: 'companyName' | 'creditCode') => FieldProps;
}

/** The fields of the business licence: name and unified social credit code. */
export function LicenceFields({ field }: Props) {
  const { t } = formPhrases.use();
  return (
    <>
      <Field
        {...field('companyName')}
        label={t('company.name')}
        input={{ placeholder: t('company.namePlaceholder'), autoComplete: 'organization' }}
      />
      <Field
        {...field('creditCode')}
        label={t('company.creditCode')}
        input={{
          placeholder: t('company.creditCodePlaceholder'),
          autoComplete: 'off',
          spellCheck: false,
        }}
      />
    </>
  );
}
