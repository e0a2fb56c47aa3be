import { plainPhone, type RegisteredCompanyDetail, rules } from '@edu/shared-utility';
import { Form, type FormInstance, Select } from 'antd';
import Input from 'antd/es/input/Input';
import { phrases } from '../phrases';

export type Decision = 'accept' | 'return';

export interface DecisionValues {
  readonly into?: 'organ' | 'tenant';
  readonly name?: string;
  readonly domain?: string;
  readonly contactPhone?: string;
  readonly reason?: string;
}

interface Props {
  readonly id: string;
  readonly company: RegisteredCompanyDetail;
  readonly decision: Decision;
  readonly form: FormInstance<DecisionValues>;
  readonly onSubmit: (values: DecisionValues) => void;
}

/** Fields of a decision: name and address of the place, or the reason. */
export function DecisionForm({ id, company, decision, form, onSubmit }: Props) {
  const { t } = phrases.use();
  const into = Form.useWatch('into', form);
  if (decision === 'return') {
    return (
      <Form id={id} form={form} layout="vertical" requiredMark={false} onFinish={onSubmit}>
        <p>{t('returnHint')}</p>
        <Form.Item
          name="reason"
          label={t('reason')}
          rules={[
            { required: true, whitespace: true, message: t('reasonEmpty') },
            rules.atMost(300),
          ]}
        >
          <Input autoFocus />
        </Form.Item>
      </Form>
    );
  }
  return (
    <Form
      id={id}
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ into: 'organ', name: company.name }}
      onFinish={onSubmit}
    >
      <p>{t('acceptHint')}</p>
      <Form.Item name="into" label={t('into')}>
        <Select
          options={[
            { value: 'organ', label: t('organ') },
            ...(company.mayBecomeTenant ? [{ value: 'tenant', label: t('newTenant') }] : []),
          ]}
        />
      </Form.Item>
      <Form.Item
        name="name"
        label={t('placeName')}
        rules={[
          { required: true, whitespace: true, message: t('placeNameEmpty') },
          rules.atMost(60),
        ]}
      >
        <Input autoComplete="off" />
      </Form.Item>
      {into === 'tenant' && (
        <Form.Item
          name="domain"
          label={t('domain')}
          rules={[{ required: true, whitespace: true, message: t('domainEmpty') }]}
        >
          <Input autoComplete="off" />
        </Form.Item>
      )}
      {company.contactPhone === '' && (
        <Form.Item
          name="contactPhone"
          label={t('contactPhone')}
          normalize={plainPhone}
          rules={[{ required: true, message: t('phoneEmpty') }, rules.mobile('form')]}
        >
          <Input inputMode="tel" autoComplete="off" />
        </Form.Item>
      )}
    </Form>
  );
}
