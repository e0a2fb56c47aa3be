import type { HiddenField, Student } from '@edu/shared-utility';
import { HiddenNumber, type Reveal } from '@edu/shared-utility/admin';
import { phrases } from '../../../phrases';

interface Props {
  readonly student: Student;
  readonly field: HiddenField;
  readonly reveal: Reveal;
}

/** A student's number with its middle masked. */
export function StudentNumber({ student, field, reveal }: Props) {
  const { t } = phrases.use();
  return (
    <HiddenNumber
      id={student.userId}
      name={student.name}
      field={field}
      label={t(`form.${field}`)}
      masked={student[field]}
      permission="student.reveal"
      reveal={reveal}
    />
  );
}
