import { type Exam, useCan } from '@edu/shared-utility';
import { FormSection } from '@edu/shared-utility/admin';
import { Checkbox } from 'antd';
import { TeacherSelect } from '../../../common/teacher-select.view';
import type { ExamValues } from '../data/exam-values';
import { phrases } from '../phrases';
import { Setting } from './setting.view';

interface MarkersProps {
  readonly id: string;
  readonly label: string;
  readonly isDisabled: boolean;
  readonly value?: ExamValues['markerIds'];
  readonly onChange?: (ids: string[]) => void;
}

/** Form.Item passes value and onChange. */
function Markers({ id, label, isDisabled, value = [], onChange }: MarkersProps) {
  const { t } = phrases.use();
  return (
    <TeacherSelect
      id={id}
      label={label}
      placeholder={t('optional')}
      max={50}
      {...(isDisabled && { disabled: true })}
      value={value}
      onChange={(ids) => onChange?.(ids)}
    />
  );
}

interface Props {
  readonly exam: Exam;
}

/** Who marks an exam, and how. */
export function MarkingSettings({ exam }: Props) {
  const { t } = phrases.use();
  const can = useCan();
  return (
    <FormSection title={t('section.marking')}>
      {can('teacher.read') && (
        <Setting exam={exam} name="markerIds" extra={t('markersHint')}>
          {({ id, disabled }) => (
            <Markers id={id} isDisabled={disabled ?? false} label={t('field.markerIds')} />
          )}
        </Setting>
      )}
      {(['blind', 'twoMarkers'] as const).map((name) => (
        <Setting
          key={name}
          exam={exam}
          name={name}
          isBare
          valuePropName="checked"
          extra={t(`${name}Hint`)}
        >
          {(fieldProps) => <Checkbox {...fieldProps}>{t(`field.${name}`)}</Checkbox>}
        </Setting>
      ))}
    </FormSection>
  );
}
