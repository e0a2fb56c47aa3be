import type { Student } from '@edu/shared-utility';
import { FormDialog } from '@edu/shared-utility/admin';
import { phrases } from '../../../phrases';
import type { useStudentForm } from '../data/student-form.hook';
import { phrases as ownPhrases } from '../phrases';
import StudentFields from './student-fields.view';

export const prepare = (): Promise<void> => ownPhrases.load();

export interface StudentFormProps {
  readonly form: ReturnType<typeof useStudentForm>;
}

/** The dialog of a student. */
export default function StudentForm({ form }: StudentFormProps) {
  const { t } = phrases.use();
  const textOf = (student: Student, field: string) => {
    if (field === 'departmentId') return student.departmentName;
    if (field === 'branchId') return student.branchName;
    return field === 'status' ? t(`state.${student.status}`) : undefined;
  };
  return (
    <FormDialog
      form={form}
      titles={{ add: ownPhrases.t('form.addTitle'), edit: ownPhrases.t('form.editTitle') }}
      labels={{
        name: t('form.name'),
        phone: t('form.phone'),
        email: t('form.email'),
        idNumber: t('form.idNumber'),
        departmentId: t('form.department'),
        branchId: t('form.branch'),
        status: t('form.status'),
      }}
      textOf={textOf}
      isPageReady
    >
      <StudentFields present={'row' in form.state ? form.state.row : null} />
    </FormDialog>
  );
}
