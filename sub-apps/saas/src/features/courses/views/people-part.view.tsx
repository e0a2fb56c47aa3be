import { codePointLength, useCan } from '@edu/shared-utility';
import { FormSection, TextArea } from '@edu/shared-utility/admin';
import { Select } from 'antd';
import Input from 'antd/es/input/Input';
import { TeacherSelect } from '../../../common/teacher-select.view';
import { limits } from '../data/course-values';
import { idOfPart } from '../data/editor-targets';
import { phrases } from '../phrases';
import type { PartProps } from './basics-part';
import { Field } from './field.view';

const lengthCounter = (max: number) => ({ count: { show: true, max, strategy: codePointLength } });

/** Teachers and audience. */
export function PeoplePart({ values, set, faults, disabled }: PartProps) {
  const { t } = phrases.use();
  const mayReadTeachers = useCan()('teacher.read');
  return (
    <FormSection title={t('section.people')}>
      <Field
        name="teacherName"
        label={t('teacherName')}
        extra={t('teacherNameHint')}
        fault={faults.teacherName}
      >
        <Input
          id={idOfPart('teacherName')}
          autoComplete="off"
          disabled={disabled}
          value={values.teacherName}
          onChange={({ target }) => set({ teacherName: target.value })}
          {...lengthCounter(limits.teacherName)}
        />
      </Field>
      {mayReadTeachers && (
        <Field
          name="teacherIds"
          label={t('teachers')}
          extra={t('teachersHint')}
          fault={faults.teacherIds}
        >
          <TeacherSelect
            id={idOfPart('teacherIds')}
            label={t('teachers')}
            placeholder={t('optional')}
            max={limits.teachers}
            disabled={disabled}
            value={values.teacherIds}
            onChange={(teacherIds) => set({ teacherIds })}
          />
        </Field>
      )}
      <Field name="audience" label={t('forWhom')} fault={faults.audience}>
        <TextArea
          id={idOfPart('audience')}
          limit={limits.audience}
          rows={2}
          disabled={disabled}
          value={values.audience}
          onChange={({ target }) => set({ audience: target.value })}
        />
      </Field>
      <Field
        name="keywords"
        label={t('keywords')}
        extra={t('keywordsHint', { count: limits.keywords })}
        fault={
          values.keywords.some((keyword) => codePointLength(keyword) > limits.keyword)
            ? t('keywordTooLong', { count: limits.keyword })
            : faults.keywords
        }
      >
        <Select
          id={idOfPart('keywords')}
          mode="tags"
          open={false}
          suffixIcon={null}
          tokenSeparators={[',', '，', '、', ';', '；']}
          maxCount={limits.keywords}
          placeholder={t('optional')}
          disabled={disabled}
          value={values.keywords}
          onChange={(keywords) =>
            set({ keywords: keywords.map((keyword) => keyword.trim()).filter(Boolean) })
          }
        />
      </Field>
    </FormSection>
  );
}
