import {
  DayFilter,
  type Filter,
  type FilterField,
  TreeSelect,
  type TreeSelectProps,
} from '@edu/shared-utility/admin';
import { useReservedSpace, useTreeOnOpen } from '@edu/shared-utility/data';
import { data } from '../../../common/data';
import { isBackwards, type PaymentConditions, paymentMethods } from '../data/payment-query';
import { phrases } from '../phrases';

/** Select of the caller's branches; loaded when it opens or has a value. */
function BranchField({ label, ...field }: FilterField & Pick<TreeSelectProps, 'style'>) {
  const { t } = phrases.use();
  const tree = useTreeOnOpen(data.useBranchGetTreeQuery, Boolean(field.value));
  return (
    <TreeSelect
      {...field}
      {...tree}
      label={label}
      placeholder={label}
      failedText={t('branchesFailed')}
    />
  );
}

/** Filters of the list; branches only for people who may read them. */
export function useConditions(days: Parameters<typeof isBackwards>[0]) {
  const { t } = phrases.use();
  const place = useReservedSpace('branch.read');
  const day = (key: 'from' | 'to', fault: string | false = false): Filter<PaymentConditions> => ({
    key,
    label: t(key),
    render: (field) => <DayFilter {...field} fault={fault} />,
  });
  const branch: Filter<PaymentConditions> = {
    key: 'branchId',
    label: t('branch'),
    render: (field) => <BranchField {...field} style={{ minWidth: 144, ...place }} />,
  };
  return [
    {
      key: 'way',
      label: t('way'),
      options: paymentMethods.map((value) => ({ value, label: t(`ways.${value}`) })),
    },
    ...(place ? [branch] : []),
    day('from'),
    day('to', isBackwards(days) && t('backwards')),
  ] satisfies Filter<PaymentConditions>[];
}
