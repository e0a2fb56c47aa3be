import type { PermissionNode } from '@edu/shared-utility';

/** Ids of what a role grants, including ancestors: a page is open as soon as one of its actions is granted. */
export type Grants = ReadonlySet<string>;

export const flatten = (nodes: readonly PermissionNode[]): PermissionNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children)]);

export const idsOf = (nodes: readonly PermissionNode[]): Grants =>
  new Set(flatten(nodes).map(({ id }) => id));

/** Whether the person may grant it; menu entries are not restricted. */
export type MayGrant = (node: PermissionNode) => boolean;

export const grantableBy =
  (can: (code: string) => boolean): MayGrant =>
  ({ kind, code }) =>
    kind !== 'action' || can(code);

/** Rows that are granted with all descendants, and rows that are granted partly. */
export function checkedOf(
  nodes: readonly PermissionNode[],
  grants: Grants,
): { checked: string[]; halfChecked: string[] } {
  const allNodes = flatten(nodes);
  const isFullyGranted = (node: PermissionNode): boolean =>
    grants.has(node.id) && node.children.every(isFullyGranted);
  const isPartlyGranted = (node: PermissionNode): boolean =>
    grants.has(node.id) || node.children.some(isPartlyGranted);
  return {
    checked: allNodes.filter(isFullyGranted).map(({ id }) => id),
    halfChecked: allNodes
      .filter((node) => !isFullyGranted(node) && isPartlyGranted(node))
      .map(({ id }) => id),
  };
}

const ancestorIds = (nodes: readonly PermissionNode[], id: string): string[] => {
  for (const node of nodes) {
    if (node.id === id) return [id];
    const idsBelow = ancestorIds(node.children, id);
    if (idsBelow.length > 0) return [node.id, ...idsBelow];
  }
  return [];
};

/** Grants a row with its descendants and ancestors, or revokes it with its descendants. */
export function toggle(
  nodes: readonly PermissionNode[],
  grants: Grants,
  id: string,
  mayGrant: MayGrant,
): Grants {
  const row = flatten(nodes).find((node) => node.id === id);
  if (!row) return grants;
  const grantable = flatten([row]).filter(mayGrant);
  const next = new Set(grants);
  if (grantable.every((node) => grants.has(node.id))) {
    for (const node of grantable) next.delete(node.id);
    return next;
  }
  for (const node of grantable) next.add(node.id);
  for (const value of ancestorIds(nodes, id)) next.add(value);
  return next;
}

/** Ids added and removed between two sets. */
export const changesBetween = (before: Grants, now: Grants) => ({
  added: [...now].filter((id) => !before.has(id)),
  removed: [...before].filter((id) => !now.has(id)),
});

/** Applies the person's changes since `base` to what somebody else has saved meanwhile. */
export function mergeGrants(base: Grants, mine: Grants, theirs: Grants): Grants {
  const { added, removed } = changesBetween(base, mine);
  const merged = new Set([...theirs, ...added]);
  for (const id of removed) merged.delete(id);
  return merged;
}

export const sameGrants = (grants: Grants, other: Grants): boolean =>
  grants.size === other.size && [...grants].every((id) => other.has(id));
