import type { Filter } from '@edu/shared-utility/admin';
import { data } from '../../../common/data';
import { DepartmentSelect, useBranchFilter } from '../../../common/place-selects.view';
import type { TeacherConditions } from '../data/teacher-query';
import { phrases } from '../phrases';

/** The filters of the list. */
export function useTeacherFilters(): Filter<TeacherConditions>[] {
  const { t } = phrases.use();
  const subjects = data.useTeacherSubjectsQuery();
  const branch = useBranchFilter(t('branch'));
  return [
    {
      key: 'departmentId',
      label: t('department'),
      render: (field) => (
        <DepartmentSelect {...field} style={{ minWidth: 144 }} placeholder={field.label} />
      ),
    },
    ...branch,
    {
      key: 'subject',
      label: t('subject'),
      options: (subjects.currentData ?? []).map((currentItem) => ({
        value: currentItem,
        label: currentItem,
      })),
    },
  ];
}
