import { useCan } from '@edu/shared-utility';
import { type Filter, type FilterField, TreeSelect } from '@edu/shared-utility/admin';
import { useBranchFilter } from '../../../common/branch-filter.view';
import { data } from '../../../common/page-data';
import { TeacherSelect } from '../../../common/teacher-select.view';
import { type CourseConditions, levels } from '../data/course-query';
import { phrases } from '../phrases';

const style = { minWidth: 144 };

function CategoryFilter({ label, value, onChange }: FilterField) {
  const { t } = phrases.use();
  const tree = data.useResourceCategoryGetTreeQuery({ type: 'course' });
  return (
    <TreeSelect
      label={label}
      placeholder={label}
      tree={tree}
      failedText={t('categoriesFailed')}
      value={value}
      onChange={onChange}
      style={style}
    />
  );
}

/** The filters of the list. */
export function useCourseFilters(): Filter<CourseConditions>[] {
  const { t } = phrases.use();
  const can = useCan();
  const branches = useBranchFilter(t('branch'));
  return [
    {
      key: 'categoryId',
      label: t('category'),
      render: (field) => <CategoryFilter {...field} />,
    },
    {
      key: 'level',
      label: t('level'),
      options: levels.map((value) => ({ value, label: t(`levels.${value}`) })),
    },
    ...(can('teacher.read')
      ? [
          {
            key: 'teacherId' as const,
            label: t('teacher'),
            render: ({ label, value, onChange }: FilterField) => (
              <TeacherSelect
                label={label}
                value={value ? [value] : []}
                onChange={([id]) => onChange(id ?? null)}
              />
            ),
          },
        ]
      : []),
    ...branches,
  ];
}
