import { useCan } from '@edu/shared-utility';
import { DayFilter, type Filter, type FilterField } from '@edu/shared-utility/admin';
import { useBranchFilter } from '../../../common/branch-filter.view';
import { CourseFilter } from '../../../common/courses/course-filter.view';
import { type Days, isBackwards } from '../../../common/day-span';
import { type OrderConditions, paymentMethods } from '../data/order-query';
import { phrases } from '../phrases';

/** The date filters: of the orders and, for links from the income page, of their payment. */
function dateFiltersOf(days: Days & { readonly paidFrom?: string; readonly paidTo?: string }) {
  const { t } = phrases;
  const { from, to, paidFrom, paidTo } = days;
  const field = (key: 'from' | 'to' | 'paidFrom' | 'paidTo', isWrong = false) => ({
    key,
    label: t(key),
    render: (filterField: FilterField) => (
      <DayFilter {...filterField} fault={isWrong && t('backwards')} />
    ),
  });
  const dateFilters = [field('from'), field('to', isBackwards({ from, to }))];
  if (!paidFrom && !paidTo) return dateFilters;
  const isWrong = isBackwards({ from: paidFrom, to: paidTo });
  return [...dateFilters, field('paidFrom'), field('paidTo', isWrong)];
}

/** The filters of the list. */
export function useOrderFilters(
  days: Parameters<typeof dateFiltersOf>[0],
): Filter<OrderConditions>[] {
  const { t } = phrases.use();
  const can = useCan();
  const branches = useBranchFilter(t('branch'));
  return [
    {
      key: 'way',
      label: t('way'),
      options: paymentMethods.map((value) => ({ value, label: t(`ways.${value}`) })),
    },
    ...(can('course.read')
      ? [
          {
            key: 'courseId' as const,
            label: t('course'),
            render: (field: FilterField) => <CourseFilter {...field} source="published" />,
          },
        ]
      : []),
    ...branches,
    ...dateFiltersOf(days),
  ];
}
