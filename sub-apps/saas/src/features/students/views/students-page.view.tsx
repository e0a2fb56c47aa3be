import { useNarrow } from '@edu/shared-utility';
import { type Filter, ListPage, useList, useReveal } from '@edu/shared-utility/admin';
import { useBranchFilter } from '../../../common/branch-filter.view';
import { data } from '../../../common/data';
import { DepartmentSelect } from '../../../common/department-select.view';
import { phrases } from '../../../phrases';
import { revealNumber } from '../data/reveal-number';
import { useStudentActions } from '../data/student-actions.hook';
import { useStudentBulk } from '../data/student-bulk.hook';
import { studentFile } from '../data/student-file';
import { useStudentForm } from '../data/student-form.hook';
import { type StudentConditions, studentQuery } from '../data/student-query';
import { useMoveQuestion } from './move-question.hook';
import { studentColumns } from './student-columns.view';
import { StudentForm } from './student-form-part.view';
import { useStudentPanel } from './student-panel.hook';
import { useStudentSheets } from './student-sheets.hook';
import { useNewStudent } from './use-new-student.hook';

/** /saas/student: find, add, change and delete the students of the organisation. */
export function StudentsPage() {
  const { t } = phrases.use();
  const list = useList(studentQuery);
  const students = data.useUserFindByConditionQuery(list.params);
  const reveal = useReveal({ ask: revealNumber, rowId: list.rowId });
  const form = useStudentForm(students.refetch);
  const actions = useStudentActions(form.open);
  const panel = useStudentPanel(reveal);
  const sheets = useStudentSheets(students.refetch);
  const move = useMoveQuestion();
  const isNarrow = useNarrow();
  const bulk = useStudentBulk(list.state.filters, move.ask);
  useNewStudent(form.open);
  const branch = useBranchFilter(t('students.branch'));
  const style = { minWidth: 144 };
  const department: Filter<StudentConditions> = {
    key: 'departmentId',
    label: t('students.department'),
    render: (field) => <DepartmentSelect {...field} placeholder={field.label} style={style} />,
  };
  return (
    <ListPage
      title={t('students.label')}
      list={list}
      read={students}
      settingsKey="saas.students"
      idOf={({ userId }) => userId}
      nameOf={({ name }) => name}
      columns={studentColumns(t, reveal)}
      actions={actions}
      panel={panel}
      bulk={bulk}
      primary={{
        label: t('students.add'),
        permission: 'student.write',
        onClick: () => form.open(null),
      }}
      extraButtons={!isNarrow && sheets.button}
      exports={{
        permission: 'student.export',
        unmasked: { permission: 'student.reveal', label: t('students.whole') },
        file: (request) =>
          studentFile({ ...request, filters: list.state.filters, sort: list.params.sort }),
      }}
      search={{ key: 'keyword', label: t('students.keyword') }}
      filters={[department, ...branch]}
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
      <StudentForm form={form} isListLoaded={students.isSuccess} />
      {move.dialog}
      {sheets.dialogs}
    </ListPage>
  );
}
