import { flatten } from '../../../common/flatten';
import type { OrganizeNode } from './department-nodes';

const isNamed = ({ name }: OrganizeNode, text: string): boolean =>
  name.toLowerCase().includes(text.trim().toLowerCase());

/** The chart reduced to nodes with a matching name and their ancestors; null if there is none. */
export function nodesNamed(place: OrganizeNode, text: string): OrganizeNode | null {
  const children = place.children.flatMap((child) => nodesNamed(child, text) ?? []);
  return children.length > 0 || isNamed(place, text) ? { ...place, children } : null;
}

/** The number of nodes with a matching name. */
export const countNamed = (place: OrganizeNode, text: string): number =>
  flatten([place]).filter((item) => isNamed(item, text)).length;

/** The node in the URL; parts that no longer exist are ignored. */
export function nodeAt(
  chart: OrganizeNode,
  { branchId, departmentId }: { readonly branchId?: string; readonly departmentId?: string },
): OrganizeNode {
  const places = flatten([chart]);
  const department = places.find((place) => place.departmentId === departmentId);
  const branch = places.find((place) => place.branchId === branchId);
  return (departmentId && department) || (branchId && branch) || chart;
}
