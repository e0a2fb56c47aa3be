import type { Teacher } from '@edu/shared-utility';
import { FormDialog, type RecordForm } from '@edu/shared-utility/admin';
import type { TeacherValues } from '../data/teacher-values';
import { phrases } from '../phrases';
import { TeacherFields } from './teacher-fields.view';

/** The dialog of a new or existing teacher. */
export function TeacherForm({ form }: { readonly form: RecordForm<Teacher, TeacherValues> }) {
  const { t } = phrases.use();
  const { state } = form;
  const current = state.status === 'closed' ? null : state.row;
  const textOf = (row: Teacher, field: string) => {
    if (field === 'departmentId') return row.departmentName;
    if (field === 'branchId') return row.branchName;
    if (field === 'subjects') return row.subjects.join(' · ');
    return field === 'status' ? t(`state.${row.status}`) : undefined;
  };
  return (
    <FormDialog
      form={form}
      titles={{ add: t('addTitle'), edit: t('editTitle', { name: current?.name ?? '' }) }}
      labels={{
        name: t('name'),
        phone: t('phone'),
        email: t('email'),
        staffNumber: t('staffNumber'),
        title: t('title'),
        subjects: t('subjects'),
        departmentId: t('department'),
        branchId: t('branch'),
        joinedOn: t('joinedOn'),
        status: t('status'),
        introduction: t('introduction'),
      }}
      textOf={textOf}
    >
      <TeacherFields present={current} />
    </FormDialog>
  );
}
