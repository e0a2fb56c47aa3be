import {
  codePointLength,
  limits,
  plainMail,
  plainPhone,
  rules,
  type Teacher,
  useCan,
} from '@edu/shared-utility';
import { TextArea, unlessUnchanged } from '@edu/shared-utility/admin';
import { Form, Select } from 'antd';
import Input from 'antd/es/input/Input';
import { BranchSelect, DepartmentSelect } from '../../../common/place-selects.view';
import { statuses } from '../data/teacher-query';
import { phrases } from '../phrases';
import { SubjectsField, subjectLimits } from './subjects-field.view';

const lengthCounter = (max: number) => ({ count: { show: true, max, strategy: codePointLength } });

/** @param present the teacher as read; null for a new one */
export function TeacherFields({ present: current }: { readonly present: Teacher | null }) {
  const { t } = phrases.use();
  const can = useCan();
  const mayReadBranches = can('branch.read');
  const mayInvite = can('administrator.read') && can('administrator.write');
  const all = { onFocus: ({ target }: { target: HTMLInputElement }) => target.select() };
  return (
    <>
      <Form.Item
        name="name"
        label={t('name')}
        rules={[{ required: true, whitespace: true, message: t('nameEmpty') }, rules.name()]}
      >
        <Input autoFocus autoComplete="off" {...lengthCounter(limits.nameLength)} />
      </Form.Item>
      <Form.Item
        name="phone"
        label={t('phone')}
        normalize={plainPhone}
        extra={current ? t('maskedHint') : undefined}
        rules={[
          { required: true, message: t('phoneEmpty') },
          unlessUnchanged(current?.phone, rules.mobile('form')),
        ]}
      >
        <Input inputMode="tel" autoComplete="off" maxLength={30} {...(current && all)} />
      </Form.Item>
      <Form.Item name="subjects" label={t('subjects')} rules={[subjectsRule(t('subjectTooLong'))]}>
        <SubjectsField />
      </Form.Item>
      <Form.Item name="title" label={t('title')}>
        <Input autoComplete="off" placeholder={t('optional')} {...lengthCounter(30)} />
      </Form.Item>
      <Form.Item name="staffNumber" label={t('staffNumber')}>
        <Input autoComplete="off" placeholder={t('optional')} {...lengthCounter(32)} />
      </Form.Item>
      <Form.Item name="departmentId" label={t('department')}>
        <DepartmentSelect label={t('department')} placeholder={t('optional')} />
      </Form.Item>
      {mayReadBranches && (
        <Form.Item name="branchId" label={t('branch')}>
          <BranchSelect
            label={t('branch')}
            placeholder={t('ownBranch')}
            allowClear={current === null}
          />
        </Form.Item>
      )}
      <Form.Item
        name="email"
        label={t('email')}
        normalize={plainMail}
        rules={[rules.email('form')]}
      >
        <Input inputMode="email" autoComplete="off" placeholder={t('optional')} />
      </Form.Item>
      <Form.Item name="joinedOn" label={t('joinedOn')}>
        <Input type="date" max="2099-12-31" />
      </Form.Item>
      <Form.Item name="status" label={t('status')}>
        <Select options={statuses.map((value) => ({ value, label: t(`state.${value}`) }))} />
      </Form.Item>
      <Form.Item name="introduction" label={t('introduction')}>
        <TextArea limit={500} rows={4} />
      </Form.Item>
      {!current && <p style={{ margin: 0 }}>{t(mayInvite ? 'noLogin' : 'noLoginByOthers')}</p>}
    </>
  );
}

const subjectsRule = (message: string) => ({
  validator: async (_: unknown, list: readonly string[] = []) => {
    if (list.some((item) => codePointLength(item) > subjectLimits.length)) throw new Error(message);
  },
});
