import type { CategoryNode } from '@edu/shared-utility';
import { flatten } from '../flatten';

export const childrenOf = (
  nodes: readonly CategoryNode[],
  parentId: string | null,
): readonly CategoryNode[] =>
  parentId === null ? nodes : (flatten(nodes).find(({ id }) => id === parentId)?.children ?? []);

/** The tree without a node and its descendants. */
export const withoutCategory = (nodes: readonly CategoryNode[], id: string): CategoryNode[] =>
  nodes
    .filter((node) => node.id !== id)
    .map((node) => ({ ...node, children: withoutCategory(node.children, id) }));

/** Number of resources in a category and its descendants. */
export const usesOf = ({ uses, children }: CategoryNode): number =>
  children.reduce((sum, child) => sum + usesOf(child), uses);

interface CategoryDrop {
  readonly node: CategoryNode;
  readonly target: CategoryNode;
  /** -1 before the target, 1 after it, 0 into it. */
  readonly side: number;
}

/** Parent and index of a category after a drop. */
export function placeOfDrop(
  nodes: readonly CategoryNode[],
  { node, target, side }: CategoryDrop,
): { parentId: string | null; order: number } {
  const parentId = side === 0 ? target.id : target.parentId;
  const siblings = childrenOf(nodes, parentId).filter(({ id }) => id !== node.id);
  if (side === 0) return { parentId, order: siblings.length };
  const index = siblings.findIndex(({ id }) => id === target.id);
  return { parentId, order: side < 0 ? index : index + 1 };
}
