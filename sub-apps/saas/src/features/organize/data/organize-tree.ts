import type { Organization } from '@edu/shared-utility';
import {
  countOf,
  departmentsOf,
  groupBy,
  type OrganizeNode,
  type People,
  rowsBelow,
} from './department-nodes';

function combined(parts: readonly People[]): People {
  const byDepartment = new Map<string | null, number>();
  for (const part of parts) {
    for (const [id, count] of part.byDepartment) {
      byDepartment.set(id, (byDepartment.get(id) ?? 0) + count);
    }
  }
  return { byDepartment, staff: new Set(parts.flatMap(({ staff }) => [...staff])) };
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
