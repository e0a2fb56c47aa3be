import { LazyView, lazyPart, partFailed, type Student } from '@edu/shared-utility';
import { FormDialog } from '@edu/shared-utility/admin';
import { useEffect } from 'react';
import { phrases } from '../../../phrases';
import type { useStudentForm } from '../data/student-form.hook';

/** A chunk of its own, fetched behind the list: who only reads does not wait for it. */
const fields = lazyPart('saas', () => import('./student-fields.view'));

interface Props {
  form: ReturnType<typeof useStudentForm>;
  /** What is behind the dialog has come: its own files may. */
  listStands: boolean;
}

/** The dialog of a student. */
export function StudentForm({ form, listStands }: Props) {
  const { t } = phrases.use();
  useEffect(() => {
    if (listStands) void fields.fetch().catch(() => {});
  }, [listStands]);
  const textOf = (student: Student, field: string) => {
    if (field === 'departmentId') return student.departmentName;
    return field === 'status' ? t(`state.${student.status}`) : undefined;
  };
  return (
    <FormDialog
      form={form}
      titles={{ add: t('form.addTitle'), edit: t('form.editTitle') }}
      labels={{
        name: t('form.name'),
        phone: t('form.phone'),
        email: t('form.email'),
        idNumber: t('form.idNumber'),
        departmentId: t('form.department'),
        status: t('form.status'),
      }}
      textOf={textOf}
      isPageReady={listStands}
    >
      <LazyView part={fields} given={{}} failed={partFailed} />
    </FormDialog>
  );
}
