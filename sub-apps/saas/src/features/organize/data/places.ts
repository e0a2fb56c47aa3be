import type { Organization } from '@edu/shared-utility';
import { flatten } from '../../../common/flatten';

/** A place of the chart: the organisation, a branch, or a department within one of them. */
export interface Place {
  readonly key: string;
  readonly kind: 'organ' | 'branch' | 'department';
  readonly name: string;
  /** What the list of its people is asked with. */
  readonly branchId?: string;
  readonly departmentId?: string;
  readonly leader?: string | null;
  readonly regionName?: string | null;
  /** People here and below. */
  readonly count: number;
  readonly children: readonly Place[];
}

/** People of a part of the organisation: of one department (or none) so many, and staff who may stand in several parts. */
interface People {
  readonly byDepartment: ReadonlyMap<string | null, number>;
  readonly staff: ReadonlySet<Organization['staff'][number]>;
}

const countOf = ({ byDepartment, staff }: People): number =>
  [...byDepartment.values()].reduce((sum, count) => sum + count, staff.size);

function together(parts: readonly People[]): People {
  const byDepartment = new Map<string | null, number>();
  for (const part of parts) {
    for (const [id, count] of part.byDepartment) {
      byDepartment.set(id, (byDepartment.get(id) ?? 0) + count);
    }
  }
  return { byDepartment, staff: new Set(parts.flatMap(({ staff }) => [...staff])) };
}

function grouped<T, K>(rows: Iterable<T>, keyOf: (row: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

function rowsBelow<T extends { id: string; parentId: string | null }>(rows: readonly T[]) {
  const known = new Set(rows.map(({ id }) => id));
  const below = grouped(rows, ({ parentId }) =>
    parentId !== null && known.has(parentId) ? parentId : null,
  );
  return (parentId: string | null): readonly T[] => below.get(parentId) ?? [];
}

/** The departments of a part; in a branch those alone in which somebody of it is. */
function departmentsOf(
  organization: Organization,
  { byDepartment, staff }: People,
  branchId?: string,
): Place[] {
  const below = rowsBelow(organization.departments);
  const inside = grouped(staff, ({ departmentId }) => departmentId);
  const place = ({ id, name, leader }: Organization['departments'][number]): Place => {
    const children = below(id).map(place);
    const own = (byDepartment.get(id) ?? 0) + (inside.get(id)?.length ?? 0);
    return {
      key: `${branchId ?? ''}/${id}`,
      kind: 'department',
      name,
      leader,
      ...(branchId !== undefined && { branchId }),
      departmentId: id,
      count: children.reduce((sum, { count }) => sum + count, own),
      children: branchId === undefined ? children : children.filter(({ count }) => count > 0),
    };
  };
  const places = below(null).map(place);
  return branchId === undefined ? places : places.filter(({ count }) => count > 0);
}

/** The chart: below the organisation and each branch stand the branches below it, then the departments of its people. */
export function chartOf(organization: Organization): Place {
  const below = rowsBelow(organization.branches);
  const groups = grouped(organization.groups, ({ branchId }) => branchId);
  const ownOf = (branchId: string | null): People => {
    const parts = (groups.get(branchId) ?? []).map(({ departmentId, count }) => ({
      byDepartment: new Map([[departmentId, count]]),
      staff: new Set<never>(),
    }));
    const staff = organization.staff.filter(({ branchIds }) =>
      branchId === null ? branchIds.length === 0 : branchIds.includes(branchId),
    );
    return together([...parts, { byDepartment: new Map(), staff: new Set(staff) }]);
  };
  const branch = (row: Organization['branches'][number]): { place: Place; people: People } => {
    const branches = below(row.id).map(branch);
    const people = together([ownOf(row.id), ...branches.map((one) => one.people)]);
    const { id: branchId, name, regionName } = row;
    const departments = departmentsOf(organization, people, branchId);
    const children = [...branches.map((one) => one.place), ...departments];
    const place = { key: branchId, kind: 'branch' as const, branchId, name, regionName };
    return { place: { ...place, count: countOf(people), children }, people };
  };
  const branches = below(null).map(branch);
  const people = together([ownOf(null), ...branches.map((one) => one.people)]);
  return {
    key: 'organ',
    kind: 'organ',
    name: organization.name,
    count: countOf(people),
    children: [...branches.map((one) => one.place), ...departmentsOf(organization, people)],
  };
}

const isNamed = ({ name }: Place, text: string): boolean =>
  name.toLowerCase().includes(text.trim().toLowerCase());

/** The chart with the places alone that are named so, and those above them; null where there is none. */
export function placesNamed(place: Place, text: string): Place | null {
  const children = place.children.flatMap((child) => placesNamed(child, text) ?? []);
  return children.length > 0 || isNamed(place, text) ? { ...place, children } : null;
}

/** How many places are named so. */
export const countNamed = (place: Place, text: string): number =>
  flatten([place]).filter((one) => isNamed(one, text)).length;

/** The place that the list of an address shows, where the chart has it. */
export const placeAt = (
  chart: Place,
  { branchId, departmentId }: { readonly branchId?: string; readonly departmentId?: string },
): Place | undefined =>
  flatten([chart]).find((one) => one.branchId === branchId && one.departmentId === departmentId);
