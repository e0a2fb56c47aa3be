import {
  codePointLength,
  limits,
  plainCapitals,
  plainMail,
  plainPhone,
  rules,
} from '@edu/shared-utility';
import { Form, Select } from 'antd';
import Input from 'antd/es/input/Input';
import { phrases } from '../../../phrases';
import { DepartmentSelect } from './department-select.view';

/** The fields of a student, each with its rule. */
export default function StudentFields() {
  const { t } = phrases.use();
  return (
    <>
      <Form.Item
        name="name"
        label={t('form.name')}
        rules={[{ required: true, whitespace: true, message: t('form.nameEmpty') }, rules.name()]}
      >
        <Input
          autoFocus
          autoComplete="off"
          count={{ show: true, max: limits.nameLength, strategy: codePointLength }}
        />
      </Form.Item>
      <Form.Item
        name="phone"
        label={t('form.phone')}
        normalize={plainPhone}
        rules={[{ required: true, message: t('form.phoneEmpty') }, rules.mobile('form')]}
      >
        <Input inputMode="tel" autoComplete="off" maxLength={30} />
      </Form.Item>
      <Form.Item
        name="email"
        label={t('form.email')}
        normalize={plainMail}
        rules={[rules.email('form')]}
      >
        <Input inputMode="email" autoComplete="off" placeholder={t('form.optional')} />
      </Form.Item>
      <Form.Item
        name="idNumber"
        label={t('form.idNumber')}
        normalize={plainCapitals}
        rules={[rules.idNumber()]}
      >
        <Input autoComplete="off" maxLength={30} placeholder={t('form.optional')} />
      </Form.Item>
      <Form.Item name="departmentId" label={t('form.department')}>
        <DepartmentSelect label={t('form.department')} placeholder={t('form.optional')} />
      </Form.Item>
      <Form.Item name="status" label={t('form.status')}>
        <Select
          options={[
            { value: 'active', label: t('state.active') },
            { value: 'suspended', label: t('state.suspended') },
          ]}
        />
      </Form.Item>
    </>
  );
}
