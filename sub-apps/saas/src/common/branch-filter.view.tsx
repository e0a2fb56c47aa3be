import type { FilterField } from '@edu/shared-utility/admin';
import { useReservedSpace } from '@edu/shared-utility/data';
import { BranchSelect } from './branch-select.view';

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
