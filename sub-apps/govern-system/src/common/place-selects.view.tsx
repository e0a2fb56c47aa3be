import { type FilterField, TreeSelect, type TreeSelectProps } from '@edu/shared-utility/admin';
import { useReservedSpace } from '@edu/shared-utility/data';
import { phrases } from '../phrases';
import { data } from './data';

/** Selects a department of the organisation. */
export function DepartmentSelect(props: TreeSelectProps) {
  const { t } = phrases.use();
  const tree = data.useDepartmentGetTreeQuery();
  return <TreeSelect {...props} tree={tree} failedText={t('placesFailed')} />;
}

/** Selects one of the caller's branches. */
export function BranchSelect(props: TreeSelectProps) {
  const { t } = phrases.use();
  const isUnseen = props.style?.visibility === 'hidden';
  const tree = data.useBranchGetTreeQuery(undefined, { skip: isUnseen });
  return <TreeSelect {...props} tree={tree} failedText={t('placesFailed')} />;
}

/** The branch filter of a list for people who may read branches; otherwise none. */
export function useBranchFilter(label: string) {
  const place = useReservedSpace('branch.read');
  const filter = {
    key: 'branchId' as const,
    label,
    render: (field: FilterField) => (
      <BranchSelect {...field} style={{ minWidth: 144, ...place }} placeholder={field.label} />
    ),
  };
  return place ? [filter] : [];
}
