import type { CategoryNode } from '@edu/shared-utility';

/** What lies in a category and in those below it. */
export const usesBelow = ({ uses, children }: CategoryNode): number =>
  children.reduce((sum, child) => sum + usesBelow(child), uses);

/** The places that a category may go to: anywhere but below itself. */
export const placesFor = (
  nodes: readonly CategoryNode[],
  moved: string | undefined,
): CategoryNode[] =>
  nodes
    .filter(({ id }) => id !== moved)
    .map((node) => ({ ...node, children: placesFor(node.children, moved) }));
