export type TreeNode<T> = T & { children: TreeNode<T>[] };

/**
 * Rows in their order as a forest. A row whose parent is not among them becomes a root; a cycle has
 * no root and is left out.
 */
export function toTree<T extends { id: string; parentId: string | null }>(
  rows: readonly T[],
): TreeNode<T>[] {
  const nodes = new Map(rows.map((row) => [row.id, { ...row, children: [] } as TreeNode<T>]));
  const roots: TreeNode<T>[] = [];
  for (const node of nodes.values()) {
    const parent = node.parentId === null ? undefined : nodes.get(node.parentId);
    (parent ? (parent.children as TreeNode<T>[]) : roots).push(node);
  }
  return roots;
}
