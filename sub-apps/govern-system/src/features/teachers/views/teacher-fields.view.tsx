import { codePointLength, limits, type Teacher, useCan } from '@edu/shared-utility';
import { TextArea } from '@edu/shared-utility/admin';
import { Form, Select } from 'antd';
import Input from 'antd/es/input/Input';
import { EmailField, NameField, PhoneField } from '../../../common/person-fields.view';
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
      <NameField t={t} input={{ autoFocus: true, ...lengthCounter(limits.nameLength) }} />
      <PhoneField
        t={t}
        masked={current?.phone}
        extra={current ? t('maskedHint') : undefined}
        input={{ maxLength: 30, ...(current && all) }}
      />
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
      <EmailField t={t} />
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
