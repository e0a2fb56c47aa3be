import type { DepartmentNode } from '@edu/shared-utility';
import { data } from '../../../common/data';
import { useTreeForm } from '../../../common/tree/tree-form.hook';

export interface DepartmentValues {
  name: string;
  leader: string;
}

/** The form of a new or existing department. @param reload refetches the tree */
export function useDepartmentForm(reload: () => void) {
  const [save] = data.useDepartmentSaveMutation();
  return useTreeForm({
    valuesOf: (row: DepartmentNode | null): DepartmentValues => ({
      name: row?.name ?? '',
      leader: row?.leader ?? '',
    }),
    save: (row) => save(row as Parameters<typeof save>[0]),
    reload,
  });
}
