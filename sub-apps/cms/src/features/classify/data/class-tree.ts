import type { CategoryNode } from '@edu/shared-utility';

/** Number of articles in a category and its descendants. */
export const usesBelow = ({ uses, children }: CategoryNode): number =>
  children.reduce((sum, child) => sum + usesBelow(child), uses);

/** Possible parents of a category: all except itself and its descendants. */
export const possibleParents = (
  nodes: readonly CategoryNode[],
  movedId: string | undefined,
): CategoryNode[] =>
  nodes
    .filter(({ id }) => id !== movedId)
    .map((node) => ({ ...node, children: possibleParents(node.children, movedId) }));
