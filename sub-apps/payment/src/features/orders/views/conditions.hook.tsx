import {
  DayFilter,
  type Filter,
  type FilterField,
  TreeSelect,
  type TreeSelectProps,
} from '@edu/shared-utility/admin';
import { useReservedSpace } from '@edu/shared-utility/data';
import { useState } from 'react';
import { data } from '../../../common/data';
import { isBackwards, type PaymentConditions, paymentMethods } from '../data/payment-query';
import { phrases } from '../phrases';

/** Select of the caller's branches; loaded when it opens or has a value. */
function BranchField({ label, ...field }: FilterField & Pick<TreeSelectProps, 'style'>) {
  const { t } = phrases.use();
  const [wasOpened, setWanted] = useState(false);
  const isRequested = wasOpened || Boolean(field.value);
  const tree = data.useBranchGetTreeQuery(undefined, { skip: !isRequested });
  return (
    <TreeSelect
      {...field}
      label={label}
      placeholder={label}
      tree={tree}
      failedText={t('branchesFailed')}
      isRequested={isRequested}
      onOpen={() => setWanted(true)}
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
