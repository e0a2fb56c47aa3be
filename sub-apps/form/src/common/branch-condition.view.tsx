import { type FilterField, TreeSelect, type TreeSelectProps } from '@edu/shared-utility/admin';
import { useReservedSpace } from '@edu/shared-utility/data';
import { useState } from 'react';
import { phrases } from '../phrases';
import { data } from './data';

/** Select of the caller's branches; loaded when it opens or has a value. */
function BranchSelect({ label, ...field }: FilterField & Pick<TreeSelectProps, 'style'>) {
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
      failedText={t('branches')}
      isRequested={isRequested}
      onOpen={() => setWanted(true)}
    />
  );
}

/** The filter by branch of a list, for callers with `branch.read`. */
export function useBranchFilter(label: string) {
  const place = useReservedSpace('branch.read');
  const filter = {
    key: 'branchId' as const,
    label,
    render: (field: FilterField) => <BranchSelect {...field} style={{ minWidth: 144, ...place }} />,
  };
  return place ? [filter] : [];
}
