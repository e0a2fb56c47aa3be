import {
  codePointLength,
  limits,
  PageLink,
  plainCapitals,
  plainMail,
  plainPhone,
  rules,
  type Student,
  useCan,
} from '@edu/shared-utility';
import { unlessUnchanged } from '@edu/shared-utility/admin';
import { Form, Select } from 'antd';
import Input from 'antd/es/input/Input';
import { BranchSelect } from '../../../common/branch-select.view';
import { DepartmentSelect } from '../../../common/department-select.view';
import { phrases as appPhrases } from '../../../phrases';
import { phrases } from '../phrases';

interface Props {
  /** The student as read; null for a new one. */
  readonly present: Student | null;
}

/** The fields of a student with their validation rules. */
export default function StudentFields({ present: current }: Props) {
  const { t } = appPhrases.use();
  const tMore = phrases.use().t;
  const mayReadBranches = useCan()('branch.read');
  const maskedHint = current ? { extra: tMore('form.maskedHint') } : {};
  // Within a text a link must not differ only by its colour.
  const linkStyle = { textDecoration: 'underline' };
  const selectOnFocus = { onFocus: ({ target }: { target: HTMLInputElement }) => target.select() };
  return (
    <>
      <Form.Item
        name="name"
        label={t('form.name')}
        rules={[
          { required: true, whitespace: true, message: tMore('form.nameEmpty') },
          rules.name(),
        ]}
      >
        <Input
          autoFocus
          autoComplete="off"
          count={{
            show: true,
            max: limits.nameLength,
            strategy: (text) => codePointLength(text.trim()),
          }}
        />
      </Form.Item>
      <Form.Item
        name="phone"
        label={t('form.phone')}
        normalize={plainPhone}
        {...maskedHint}
        rules={[
          { required: true, message: tMore('form.phoneEmpty') },
          unlessUnchanged(current?.phone, rules.mobile('form')),
        ]}
      >
        <Input inputMode="tel" autoComplete="off" {...(current && selectOnFocus)} />
      </Form.Item>
      <Form.Item
        name="email"
        label={t('form.email')}
        normalize={plainMail}
        rules={[rules.email('form')]}
      >
        <Input inputMode="email" autoComplete="off" placeholder={tMore('form.optional')} />
      </Form.Item>
      <Form.Item
        name="idNumber"
        label={t('form.idNumber')}
        normalize={plainCapitals}
        rules={[unlessUnchanged(current?.idNumber, rules.idNumber())]}
      >
        <Input
          autoComplete="off"
          placeholder={tMore('form.optional')}
          {...(current && selectOnFocus)}
        />
      </Form.Item>
      <Form.Item name="departmentId" label={t('form.department')}>
        <DepartmentSelect label={t('form.department')} placeholder={tMore('form.optional')} />
      </Form.Item>
      {mayReadBranches && (
        <Form.Item name="branchId" label={t('form.branch')}>
          <BranchSelect
            label={t('form.branch')}
            placeholder={tMore('form.ownBranch')}
            allowClear={!current}
          />
        </Form.Item>
      )}
      <Form.Item name="status" label={t('form.status')}>
        <Select
          options={[
            { value: 'active', label: t('state.active') },
            { value: 'suspended', label: t('state.suspended') },
          ]}
        />
      </Form.Item>
      {!current && (
        <p style={{ margin: 0 }}>
          {tMore('form.noLogin')}{' '}
          <PageLink to="/govern-system/organ/student" style={linkStyle}>
            {tMore('form.openLogin')}
          </PageLink>
        </p>
      )}
    </>
  );
}
