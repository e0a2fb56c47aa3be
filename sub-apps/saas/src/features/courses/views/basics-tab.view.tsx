import { type Course, codePointLength } from '@edu/shared-utility';
import { FormSection, TextArea, TreeSelect } from '@edu/shared-utility/admin';
import { Form } from 'antd';
import Input from 'antd/es/input/Input';
import { CoverInput } from '../../../common/cover/cover-input.view';
import { data } from '../../../common/page-data';
import { limits } from '../data/course-values';
import type { Editor } from '../data/editor.hook';
import { idOfPart } from '../data/editor-targets';
import { phrases } from '../phrases';
import type { PartProps } from './basics-part';
import { DocumentField } from './document-field.view';
import { Field } from './field.view';
import { PeoplePart } from './people-part.view';
import { RulesPart } from './rules-part.view';

const lengthCounter = (max: number) => ({ count: { show: true, max, strategy: codePointLength } });

interface Props {
  readonly course: Course;
  readonly editor: Editor;
  readonly isReadOnly: boolean;
}

function Names({ course, ...part }: PartProps & Pick<Props, 'course'>) {
  const { t } = phrases.use();
  const { values, set, faults, disabled } = part;
  const tree = data.useResourceCategoryGetTreeQuery({ type: 'course' });
  return (
    <FormSection title={t('section.about')}>
      <Field
        name="title"
        label={t('title')}
        required
        fault={values.title.trim() === '' ? t('titleEmpty') : faults.title}
      >
        <Input
          id={idOfPart('title')}
          autoComplete="off"
          disabled={disabled}
          value={values.title}
          onChange={({ target }) => set({ title: target.value })}
          {...lengthCounter(limits.title)}
        />
      </Field>
      <Field name="coverUploadId" label={t('cover')} fault={faults.coverUploadId}>
        <CoverInput
          buttonId={idOfPart('cover')}
          value={values.coverUploadId}
          cover={course.cover}
          disabled={disabled}
          onChange={(coverUploadId) => set({ coverUploadId })}
        />
      </Field>
      <Field name="categoryId" label={t('category')} fault={faults.categoryId}>
        {disabled ? (
          <Input id={idOfPart('categoryId')} disabled value={course.categoryName ?? ''} />
        ) : (
          <TreeSelect
            id={idOfPart('categoryId')}
            label={t('category')}
            placeholder={t('optional')}
            tree={tree}
            failedText={t('categoriesFailed')}
            value={values.categoryId}
            onChange={(categoryId) => set({ categoryId })}
          />
        )}
      </Field>
      <Field name="summary" label={t('summary')} extra={t('summaryHint')} fault={faults.summary}>
        <TextArea
          id={idOfPart('summary')}
          limit={limits.summary}
          rows={3}
          disabled={disabled}
          value={values.summary}
          onChange={({ target }) => set({ summary: target.value })}
        />
      </Field>
      <DocumentField {...part} course={course} />
    </FormSection>
  );
}

/** Title, teachers, audience and description of the course. */
export function BasicsTab({ course, editor, isReadOnly }: Props) {
  const { save, draft } = editor;
  const part: PartProps = {
    values: draft.values,
    set: editor.setValues,
    faults: save.status === 'refused' ? save.failure.fields : {},
    invalidTexts: editor.invalidTexts,
    onInvalidText: editor.setInvalidText,
    disabled: isReadOnly,
  };
  return (
    <Form layout="vertical" style={{ maxWidth: 720 }}>
      <Names {...part} course={course} />
      <PeoplePart {...part} />
      <RulesPart {...part} />
    </Form>
  );
}
