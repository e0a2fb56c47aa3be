import { Field } from './field.view';
import type { FieldProps } from './fields.hook';
import { formPhrases } from './form-phrases';

interface Props {
  readonly field: (name: 'companyName' | 'creditCode') => FieldProps;
}

/** What the business licence says: the name and the unified social credit code. */
export function LicenceFields({ field }: Props) {
  const { t } = formPhrases.use();
  const code = field('creditCode');
  return (
    <>
      <Field
        {...field('companyName')}
        label={t('company.name')}
        input={{ placeholder: t('company.namePlaceholder'), autoComplete: 'organization' }}
      />
      <Field
        {...code}
        // licences are read out and copied in every case and spacing; the code has only one
        onChange={(value) => code.onChange(value.replace(/\s/g, '').toUpperCase())}
        label={t('company.creditCode')}
        input={{
          placeholder: t('company.creditCodePlaceholder'),
          autoComplete: 'off',
          maxLength: 24,
          spellCheck: false,
        }}
      />
    </>
  );
}
