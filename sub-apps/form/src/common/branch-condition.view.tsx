import { useCan } from '@edu/shared-utility';
import { type FilterField, TreeSelect } from '@edu/shared-utility/admin';
import { useState } from 'react';
import { phrases } from '../phrases';
import { data } from './data';

/** A branch where the caller works; they are asked for when one is to be named or chosen. */
function BranchSelect({ label, ...field }: FilterField) {
  const { t } = phrases.use();
  const [isWanted, setWanted] = useState(false);
  const isAsked = isWanted || Boolean(field.value);
  const tree = data.useBranchGetTreeQuery(undefined, { skip: !isAsked });
  return (
    <TreeSelect
      {...field}
      label={label}
      placeholder={label}
      style={{ minWidth: 144 }}
      tree={tree}
      failedText={t('branches')}
      isAsked={isAsked}
      onWanted={() => setWanted(true)}
    />
  );
}

/** The branch as a condition of a list, for who may read branches; else none. */
export function useBranchFilter(label: string) {
  const can = useCan();
  const filter = {
    key: 'branchId' as const,
    label,
    render: (field: FilterField) => <BranchSelect {...field} />,
  };
  return can('branch.read') ? [filter] : [];
}
