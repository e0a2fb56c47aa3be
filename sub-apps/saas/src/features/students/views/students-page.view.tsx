import { ListPage, useList } from '@edu/shared-utility/admin';
import { data } from '../../../common/data';
import { phrases } from '../../../phrases';
import { useStudentActions, useStudentBulk } from '../data/student-actions.hook';
import { useStudentForm } from '../data/student-form.hook';
import { studentQuery } from '../data/student-query';
import { DepartmentSelect } from './department-select.view';
import { studentColumns } from './student-columns.view';
import { StudentForm } from './student-form.view';
import { useNewStudent } from './use-new-student.hook';

/** /saas/student: find, add, change and delete the students of the organisation. */
export function StudentsPage() {
  const { t } = phrases.use();
  const list = useList(studentQuery);
  const students = data.useUserFindByConditionQuery(list.params);
  const form = useStudentForm(students.refetch);
  const actions = useStudentActions(form.open);
  useNewStudent(form.open);
  return (
    <ListPage
      title={t('students.label')}
      list={list}
      read={students}
      keep="saas.students"
      idOf={({ userId }) => userId}
      nameOf={({ name }) => name}
      columns={studentColumns(t)}
      actions={actions}
      bulk={useStudentBulk()}
      primary={{
        label: t('students.add'),
        permission: 'student.write',
        onClick: () => form.open(null),
      }}
      search={{ key: 'keyword', label: t('students.keyword') }}
      filters={[
        {
          key: 'departmentId',
          label: t('students.department'),
          render: (field) => (
            <DepartmentSelect {...field} placeholder={field.label} style={{ minWidth: 144 }} />
          ),
        },
      ]}
      views={[
        { key: 'all', label: t('students.all'), filters: {} },
        { key: 'active', label: t('state.active'), filters: { status: 'active' } },
        { key: 'suspended', label: t('state.suspended'), filters: { status: 'suspended' } },
      ]}
      words={{
        empty: t('students.emptyTitle'),
        emptyReadOnly: t('students.emptyReadOnly'),
        noMatch: t('students.noMatchTitle'),
        forbidden: t('students.forbidden'),
        failed: t('students.failedTitle'),
        loading: t('students.loading'),
        total: (count) => t('students.total', { count }),
      }}
    >
      <StudentForm form={form} listStands={students.isSuccess} />
    </ListPage>
  );
}
