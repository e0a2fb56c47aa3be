import type { PermissionKind, PermissionNode } from '@edu/shared-utility';
import { data } from '../../../common/data';
import { useTreeForm } from '../../../common/tree/tree-form.hook';

export interface PermissionValues {
  name: string;
  code: string;
  kind: PermissionKind;
  systemTagName: string;
  url: string;
  /** As it is typed. */
  order: string;
}

/** The form of an entry, new or there already. @param reload shows the tree as it is now */
export function usePermissionForm(reload: () => void) {
  const [save] = data.usePermissionSaveMutation();
  return useTreeForm({
    valuesOf: (row: PermissionNode | null): PermissionValues => ({
      name: row?.name ?? '',
      code: row?.code ?? '',
      kind: row?.kind ?? 'page',
      systemTagName: row?.systemTagName ?? '',
      url: row?.url ?? '',
      order: String(row?.order ?? 0),
    }),
    inputOf: ({ order, ...texts }: PermissionValues) => ({ ...texts, order: Number(order) }),
    save: (row) => save(row as Parameters<typeof save>[0]),
    reload,
  });
}
