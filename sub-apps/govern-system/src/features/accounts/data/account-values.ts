import type { Administrator } from '@edu/shared-utility';

/** Values of the administrator's form. */
export interface AccountValues {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly roleIds: string[];
  readonly branchIds: string[];
}

const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

export const accountValues = (person: Administrator | null): AccountValues => ({
  name: person?.name ?? '',
  phone: person?.phone ?? '',
  email: person?.email ?? '',
  roleIds: idsOf(person?.roles ?? []),
  branchIds: idsOf(person?.branches ?? []),
});
