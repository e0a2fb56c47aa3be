import { type Exam, useCan } from '@edu/shared-utility';
import { FormSection } from '@edu/shared-utility/admin';
import { Checkbox, Form } from 'antd';
import type { Choice } from '../../../common/choices';
import { DepartmentsSelect } from '../../../common/departments-select.view';
import { StudentSelect } from '../../../common/student-select.view';
import { TrainSelect } from '../../../common/train-select.view';
import { phrases } from '../phrases';
import { Setting } from './setting.view';

interface AudienceFieldProps {
  readonly id: string;
  readonly disabled?: boolean;
}

function Trains({
  exam,
  ...field
}: AudienceFieldProps & {
  readonly exam: Exam;
  readonly value?: string[];
  readonly onChange?: (ids: string[]) => void;
}) {
  const { t } = phrases.use();
  return (
    <TrainSelect
      {...field}
      placeholder={t('optional')}
      knownChoices={exam.audience.trains.map((train) => ({ value: train.id, label: train.title }))}
      words={{ searching: t('searching'), failed: t('choicesFailed') }}
    />
  );
}

function People({
  id,
  value,
  onChange,
}: AudienceFieldProps & {
  readonly value?: Choice[];
  readonly onChange?: (people: Choice[]) => void;
}) {
  const { t } = phrases.use();
  return (
    <StudentSelect
      id={id}
      placeholder={t('peopleHint')}
      value={value ?? []}
      {...(onChange && { onChange })}
      words={{ searching: t('searching'), failed: t('choicesFailed') }}
    />
  );
}

/** The audience of the exam: everybody, or departments, trainings and people. */
export function AudienceFields({ exam }: { readonly exam: Exam }) {
  const { t } = phrases.use();
  const can = useCan();
  const isForAll = Form.useWatch<boolean>('all') ?? exam.audience.all;
  return (
    <FormSection title={t('section.audience')}>
      <p role="status">{t('invited', { count: exam.audience.count })}</p>
      <Setting exam={exam} name="all" isBare valuePropName="checked">
        {(fieldProps) => <Checkbox {...fieldProps}>{t('field.all')}</Checkbox>}
      </Setting>
      {!isForAll && (
        <>
          <Setting exam={exam} name="departmentIds">
            {(fieldProps) => <DepartmentsSelect {...fieldProps} placeholder={t('optional')} />}
          </Setting>
          {can('train.read') && (
            <Setting exam={exam} name="trainIds">
              {(fieldProps) => <Trains {...fieldProps} exam={exam} />}
            </Setting>
          )}
          {can('student.read') && (
            <Setting exam={exam} name="people">
              {(fieldProps) => <People {...fieldProps} />}
            </Setting>
          )}
        </>
      )}
    </FormSection>
  );
}
