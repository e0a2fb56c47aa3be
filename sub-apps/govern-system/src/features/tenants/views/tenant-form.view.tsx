import { plainPhone, rules, type Tenant } from '@edu/shared-utility';
import { FormDialog, type RecordForm, unlessUnchanged } from '@edu/shared-utility/admin';
import { Form, Select } from 'antd';
import Input from 'antd/es/input/Input';
import { type TenantValues, valuesOf } from '../data/tenant-values';
import { phrases } from '../phrases';

const themes = ['init', 'red', 'green'] as const;

/** The form of a tenant; a new one also needs its first administrator. */
export function TenantForm({ form }: { readonly form: RecordForm<Tenant, TenantValues> }) {
  const { t } = phrases.use();
  const isNew = form.state.status !== 'closed' && form.state.row === null;
  const masked = form.state.status === 'closed' ? null : form.state.row?.contactPhone;
  const requiredRule = (message: string) => [{ required: true, whitespace: true, message }];
  return (
    <FormDialog
      form={form}
      titles={{ add: t('addTitle'), edit: t('editTitle') }}
      labels={{
        name: t('name'),
        domain: t('domain'),
        contactName: t('contactName'),
        contactPhone: t('contactPhone'),
        theme: t('theme'),
        expiresAt: t('expiresAt'),
      }}
      textOf={(row, field) => (field === 'theme' ? t(`themes.${row.theme}`) : valuesOf(row)[field])}
    >
      <Form.Item
        name="name"
        label={t('name')}
        rules={[...requiredRule(t('nameNeeded')), rules.atMost(60)]}
      >
        <Input autoFocus autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="domain"
        label={t('domain')}
        extra={t('domainHint')}
        rules={[...requiredRule(t('domainNeeded')), rules.atMost(253)]}
      >
        <Input autoComplete="off" spellCheck={false} />
      </Form.Item>
      <Form.Item
        name="contactName"
        label={t('contactName')}
        extra={isNew ? t('addHint') : undefined}
        rules={[rules.name()]}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="contactPhone"
        label={t('contactPhone')}
        normalize={plainPhone}
        {...(masked?.includes('*') && { extra: t('maskedHint') })}
        rules={[unlessUnchanged(masked, rules.mobile())]}
      >
        <Input inputMode="tel" autoComplete="off" />
      </Form.Item>
      <Form.Item name="theme" label={t('theme')}>
        <Select options={themes.map((value) => ({ value, label: t(`themes.${value}`) }))} />
      </Form.Item>
      <Form.Item name="expiresAt" label={t('expiresAt')} extra={t('expiresHint')}>
        <Input type="date" />
      </Form.Item>
    </FormDialog>
  );
}
