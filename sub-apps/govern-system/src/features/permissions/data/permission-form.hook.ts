import type { PermissionKind, PermissionNode } from '@edu/shared-utility';
import { data } from '../../../common/data';
import { useTreeForm } from '../../../common/tree/tree-form.hook';

export interface PermissionValues {
  name: string;
  code: string;
  kind: PermissionKind;
  systemTagName: string;
  url: string;
  /** The typed text. */
  order: string;
}

/** The form of a new or existing entry. @param reload refetches the tree */
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
