import { kept, useArePermissionsKnown, useCan } from '@edu/shared-utility';
import type { FilterField } from '@edu/shared-utility/admin';
import { useEffect, useState } from 'react';
import { BranchSelect } from './branch-select.view';

const isFlag = (raw: unknown): raw is boolean => typeof raw === 'boolean';
/** Whether the filter was there last time on this device. */
const keptFilter = kept<boolean>('saas:branch-filter', false, isFlag);
const owner = 'device';

/**
 * The branch filter of a list for people who may read branches; otherwise none. Until that is known it keeps its place
 * where it was there last time: on a phone it begins a row of its own, and would move the list when it comes.
 */
export function useBranchFilter(label: string) {
  const may = useCan()('branch.read');
  const isKnown = useArePermissionsKnown();
  const [wasThere] = useState(() => keptFilter.read(owner));
  useEffect(() => {
    if (isKnown) keptFilter.write(owner, may);
  }, [isKnown, may]);
  const filter = {
    key: 'branchId' as const,
    label,
    render: (field: FilterField) => (
      <BranchSelect
        {...field}
        style={{ minWidth: 144, visibility: may ? undefined : 'hidden' }}
        placeholder={field.label}
      />
    ),
  };
  return may || (!isKnown && wasThere) ? [filter] : [];
}
