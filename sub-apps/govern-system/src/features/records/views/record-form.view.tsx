import { type AccountProfile, plainCapitals, rules } from '@edu/shared-utility';
import { FormDialog, type RecordForm, unlessUnchanged } from '@edu/shared-utility/admin';
import { Form, Select } from 'antd';
import Input from 'antd/es/input/Input';
import { EmailField, NameField } from '../../../common/person-fields.view';
import type { RecordValues } from '../data/record-values';
import { phrases } from '../phrases';
import { OwnerSelect } from './owner-select.view';

const genders = ['male', 'female', 'unknown'] as const;
const texts = { address: 200, education: 60, employer: 100 } as const;
const fields = ['name', 'gender', 'idNumber', 'birthday', 'email', 'address', 'education'] as const;

const today = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

/** Selects the person of the record and fills in the name that the organisation has. */
function Owner() {
  const { t } = phrases.use();
  const form = Form.useFormInstance<RecordValues>();
  return (
    <Form.Item
      name="accountId"
      label={t('person')}
      extra={t('personHint')}
      rules={[{ required: true, message: t('personEmpty') }]}
    >
      <OwnerSelect onChoose={({ name }) => form.setFieldValue('name', name)} />
    </Form.Item>
  );
}

interface Props {
  readonly form: RecordForm<AccountProfile, RecordValues>;
  readonly isPageReady: boolean;
}

/** Adds or changes a person's record. */
export function RecordFormDialog({ form, isPageReady }: Props) {
  const { t } = phrases.use();
  const { state } = form;
  const record = state.status === 'closed' ? null : state.row;
  const labels = Object.fromEntries(
    [...fields, 'employer' as const].map((field) => [field, t(field)]),
  );
  return (
    <FormDialog
      form={form}
      titles={{ add: t('addTitle'), edit: t('editTitle', { name: record?.name ?? '' }) }}
      labels={labels}
      textOf={(row, field) => (field === 'gender' ? t(`genders.${row.gender}`) : undefined)}
      isPageReady={isPageReady}
    >
      {record === null && <Owner />}
      <NameField t={t} input={{ autoFocus: record !== null }} />
      <Form.Item name="gender" label={t('gender')}>
        <Select options={genders.map((value) => ({ value, label: t(`genders.${value}`) }))} />
      </Form.Item>
      <Form.Item
        name="idNumber"
        label={t('idNumber')}
        normalize={plainCapitals}
        {...(record?.idNumber?.includes('*') && { extra: t('maskedHint') })}
        rules={[unlessUnchanged(record?.idNumber, rules.idNumber())]}
      >
        <Input autoComplete="off" placeholder={t('optional')} />
      </Form.Item>
      <Form.Item
        name="birthday"
        label={t('birthday')}
        rules={[
          {
            validator: (_, day: string) =>
              day > today() ? Promise.reject(new Error(t('birthdayWrong'))) : Promise.resolve(),
          },
        ]}
      >
        <Input type="date" min="1900-01-01" max={today()} />
      </Form.Item>
      <EmailField t={t} />
      {(['address', 'education', 'employer'] as const).map((name) => (
        <Form.Item key={name} name={name} label={t(name)} rules={[rules.atMost(texts[name])]}>
          <Input autoComplete="off" placeholder={t('optional')} />
        </Form.Item>
      ))}
    </FormDialog>
  );
}
