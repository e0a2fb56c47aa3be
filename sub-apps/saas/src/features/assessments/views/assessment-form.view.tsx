import { rules } from '@edu/shared-utility';
import { FormDialog, TextArea } from '@edu/shared-utility/admin';
import { Form, Select } from 'antd';
import Input from 'antd/es/input/Input';
import { data } from '../../../common/oversight-data';
import { StudentSelect } from '../../../common/student-select.view';
import type { useAssessmentForm } from '../data/assessment-form.hook';
import { levels } from '../data/assessment-query';
import { phrases } from '../phrases';

interface Props {
  readonly form: ReturnType<typeof useAssessmentForm>;
  readonly isPageReady: boolean;
}

const SKILLS = 'saas-assessment-skills';

/** The dialog of a registration: the person and the skill. */
export function AssessmentForm({ form, isPageReady }: Props) {
  const { t } = phrases.use();
  const isNew = !('row' in form.state) || form.state.row === null;
  const skills = data.useAssessmentFindSkillsQuery({});
  return (
    <FormDialog
      form={form}
      titles={{ add: t('addTitle'), edit: t('editTitle') }}
      labels={{
        ...{ userId: t('student'), skill: t('skill'), level: t('level'), remarks: t('remarks') },
      }}
      textOf={({ level, name }, field) => {
        if (field === 'userId') return name;
        return field === 'level' ? t(`levels.l${level}`) : undefined;
      }}
      isPageReady={isPageReady}
    >
      {isNew && (
        <Form.Item
          name="userId"
          label={t('student')}
          rules={[{ required: true, type: 'array', min: 1, message: t('studentEmpty') }]}
        >
          <StudentSelect
            max={1}
            placeholder={t('studentEmpty')}
            words={{ searching: t('searching'), failed: t('studentsFailed') }}
          />
        </Form.Item>
      )}
      <Form.Item
        name="skill"
        label={t('skill')}
        rules={[{ required: true, whitespace: true, message: t('skillEmpty') }, rules.atMost(60)]}
      >
        <Input placeholder={t('skillHint')} list={SKILLS} autoComplete="off" />
      </Form.Item>
      <datalist id={SKILLS}>
        {(skills.data ?? []).map((item) => (
          <option key={item} value={item} />
        ))}
      </datalist>
      <Form.Item
        name="level"
        label={t('level')}
        rules={[{ required: true, message: t('levelEmpty') }]}
      >
        <Select
          placeholder={t('levelEmpty')}
          options={levels.map((value) => ({ value, label: t(`levels.l${value}`) }))}
        />
      </Form.Item>
      <Form.Item name="remarks" label={t('remarks')}>
        <TextArea rows={3} limit={1000} />
      </Form.Item>
    </FormDialog>
  );
}
