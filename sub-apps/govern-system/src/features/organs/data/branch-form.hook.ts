import { data } from '../../../common/data';
import { useTreeForm } from '../../../common/tree/tree-form.hook';
import { type OrganNode, parentParams } from './organ-tree';

export interface BranchValues {
  name: string;
  regionId: string | null;
}

/** The form of a new or existing branch. @param reload refetches the tree */
export function useBranchForm(rows: readonly OrganNode[], reload: () => void) {
  const [save] = data.useBranchSaveMutation();
  return useTreeForm({
    valuesOf: (row: OrganNode | null): BranchValues => ({
      name: row?.name ?? '',
      regionId: row?.branch?.regionId ?? null,
    }),
    save: ({ parentId, ...row }, current) => {
      const parentFields = current
        ? { organId: current.organ.id }
        : parentParams(rows, parentId ?? null);
      return save({ ...row, ...parentFields } as Parameters<typeof save>[0]);
    },
    reload,
  });
}
