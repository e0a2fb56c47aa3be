import { type FilterField, TreeSelect, type TreeSelectProps } from '@edu/shared-utility/admin';
import { useReservedSpace, useTreeOnOpen } from '@edu/shared-utility/data';
import { phrases } from '../phrases';
import { data } from './data';

/** Select of the caller's branches; loaded when it opens or has a value. */
function BranchSelect({ label, ...field }: FilterField & Pick<TreeSelectProps, 'style'>) {
  const { t } = phrases.use();
  const tree = useTreeOnOpen(data.useBranchGetTreeQuery, Boolean(field.value));
  return (
    <TreeSelect {...field} {...tree} label={label} placeholder={label} failedText={t('branches')} />
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
