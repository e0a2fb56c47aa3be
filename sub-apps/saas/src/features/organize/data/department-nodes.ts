import type { Organization } from '@edu/shared-utility';

/** A node of the chart: the organisation, a branch, or a department. */
export interface OrganizeNode {
  readonly key: string;
  readonly kind: 'organ' | 'branch' | 'department';
  readonly name: string;
  /** The list's filter for its people. */
  readonly branchId?: string;
  readonly departmentId?: string;
  readonly leader?: string | null;
  readonly regionName?: string | null;
  /** People directly in it. */
  readonly ownCount: number;
  /** People in it and below. */
  readonly count: number;
  readonly children: readonly OrganizeNode[];
}

/** People of a part of the organisation: counts by department (or none), and staff, who may belong to several parts. */
export interface People {
  readonly byDepartment: ReadonlyMap<string | null, number>;
  readonly staff: ReadonlySet<Organization['staff'][number]>;
}

export const countOf = ({ byDepartment, staff }: People): number =>
  [...byDepartment.values()].reduce((sum, count) => sum + count, staff.size);

export function groupBy<T, K>(
  rows: Iterable<T>,
  keyOf: (row: T) => K,
): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

export function rowsBelow<T extends { id: string; parentId: string | null }>(rows: readonly T[]) {
  const rowIds = new Set(rows.map(({ id }) => id));
  const rowsByParent = groupBy(rows, ({ parentId }) =>
    parentId !== null && rowIds.has(parentId) ? parentId : null,
  );
  return (parentId: string | null): readonly T[] => rowsByParent.get(parentId) ?? [];
}

/** Departments belong to the organisation, not to branches, so each is shown once. */
export function departmentsOf(
  organization: Organization,
  { byDepartment, staff }: People,
): OrganizeNode[] {
  const departmentsBelow = rowsBelow(organization.departments);
  const staffByDepartment = groupBy(staff, ({ departmentId }) => departmentId);
  const place = ({ id, name, leader }: Organization['departments'][number]): OrganizeNode => {
    const children = departmentsBelow(id).map(place);
    const ownCount = (byDepartment.get(id) ?? 0) + (staffByDepartment.get(id)?.length ?? 0);
    const count = children.reduce((sum, child) => sum + child.count, ownCount);
    return {
      key: `/${id}`,
      kind: 'department',
      name,
      leader,
      departmentId: id,
      ownCount: ownCount,
      count,
      children,
    };
  };
  return departmentsBelow(null).map(place);
}
