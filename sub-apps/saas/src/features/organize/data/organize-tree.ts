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
interface People {
  readonly byDepartment: ReadonlyMap<string | null, number>;
  readonly staff: ReadonlySet<Organization['staff'][number]>;
}

const countOf = ({ byDepartment, staff }: People): number =>
  [...byDepartment.values()].reduce((sum, count) => sum + count, staff.size);

function combined(parts: readonly People[]): People {
  const byDepartment = new Map<string | null, number>();
  for (const part of parts) {
    for (const [id, count] of part.byDepartment) {
      byDepartment.set(id, (byDepartment.get(id) ?? 0) + count);
    }
  }
  return { byDepartment, staff: new Set(parts.flatMap(({ staff }) => [...staff])) };
}

function groupBy<T, K>(rows: Iterable<T>, keyOf: (row: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

function rowsBelow<T extends { id: string; parentId: string | null }>(rows: readonly T[]) {
  const rowIds = new Set(rows.map(({ id }) => id));
  const rowsByParent = groupBy(rows, ({ parentId }) =>
    parentId !== null && rowIds.has(parentId) ? parentId : null,
  );
  return (parentId: string | null): readonly T[] => rowsByParent.get(parentId) ?? [];
}

/** Departments belong to the organisation, not to branches, so each is shown once. */
function departmentsOf(
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

/** The chart: below the organisation its branches as a tree, then its departments. */
export function chartOf(organization: Organization): OrganizeNode {
  const branchesBelow = rowsBelow(organization.branches);
  const groups = groupBy(organization.groups, ({ branchId }) => branchId);
  const ownOf = (branchId: string | null): People => {
    const parts = (groups.get(branchId) ?? []).map(({ departmentId, count }) => ({
      byDepartment: new Map([[departmentId, count]]),
      staff: new Set<never>(),
    }));
    const staff = organization.staff.filter(({ branchIds }) =>
      branchId === null ? branchIds.length === 0 : branchIds.includes(branchId),
    );
    return combined([...parts, { byDepartment: new Map(), staff: new Set(staff) }]);
  };
  const branch = (
    row: Organization['branches'][number],
  ): { place: OrganizeNode; people: People } => {
    const branches = branchesBelow(row.id).map(branch);
    const ownPeople = ownOf(row.id);
    const people = combined([ownPeople, ...branches.map((item) => item.people)]);
    const { id: branchId, name, regionName } = row;
    const place: OrganizeNode = {
      ...{ key: branchId, kind: 'branch', branchId, name, regionName },
      ...{ ownCount: countOf(ownPeople), count: countOf(people) },
      children: branches.map((item) => item.place),
    };
    return { place, people };
  };
  const branches = branchesBelow(null).map(branch);
  const withoutBranch = ownOf(null);
  const people = combined([withoutBranch, ...branches.map((item) => item.people)]);
  return {
    key: 'organ',
    kind: 'organ',
    name: organization.name,
    ownCount: countOf(withoutBranch),
    count: countOf(people),
    children: [...branches.map((item) => item.place), ...departmentsOf(organization, people)],
  };
}
