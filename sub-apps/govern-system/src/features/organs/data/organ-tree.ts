import type { Organ, PlacedBranch } from '@edu/shared-utility';
import { flatten, type TreeRow } from '../../../common/tree/tree-data';

/** A row of the page's tree: an organisation, or a branch below it or below another one. */
export interface OrganNode extends TreeRow<OrganNode> {
  readonly organ: Organ;
  /** Null for the organisation itself. */
  readonly branch: PlacedBranch | null;
  readonly version: number;
  readonly children: readonly OrganNode[];
}

const branchNode = (organ: Organ, branch: PlacedBranch): OrganNode => ({
  id: branch.id,
  name: branch.name,
  parentId: branch.parentId ?? organ.id,
  version: branch.version,
  organ,
  branch,
  children: branch.children.map((child) => branchNode(organ, child)),
});

export const organTree = (organs: readonly Organ[]): OrganNode[] =>
  organs.map((organ) => ({
    id: organ.id,
    name: organ.name,
    parentId: null,
    version: organ.version,
    organ,
    branch: null,
    children: organ.branches.map((branch) => branchNode(organ, branch)),
  }));

/** The row of the organisation that a row belongs to. */
export const rootOf = (rows: readonly OrganNode[], { organ }: OrganNode): OrganNode[] =>
  rows.filter(({ id }) => id === organ.id);

/** The parent that a branch's call expects; null directly below the organisation. */
export function parentParams(
  rows: readonly OrganNode[],
  parentId: string | null,
): { organId: string; parentId: string | null } | null {
  const node = flatten(rows).find(({ id }) => id === parentId);
  return node ? { organId: node.organ.id, parentId: node.branch ? node.id : null } : null;
}

/** Ids of the organisations after one of them was moved up or down; null where that is impossible. */
export function afterStep(
  rows: readonly OrganNode[],
  id: string,
  offset: 1 | -1,
): readonly string[] | null {
  const ids = rows.map((row) => row.id);
  const from = ids.indexOf(id);
  const neighbourId = ids[from + offset];
  if (from < 0 || neighbourId === undefined) return null;
  return ids.map((value, index) =>
    index === from ? neighbourId : index === from + offset ? id : value,
  );
}
