import { useCan } from '@edu/shared-utility';
import type { FilterField } from '@edu/shared-utility/admin';
import { BranchSelect } from './branch-select.view';

/** The branch filter of a list for people who may read branches; otherwise none. */
export function useBranchFilter(label: string) {
  const can = useCan();
  const filter = {
    key: 'branchId' as const,
    label,
    render: (field: FilterField) => (
      <BranchSelect {...field} style={{ minWidth: 144 }} placeholder={field.label} />
    ),
  };
  return can('branch.read') ? [filter] : [];
}
