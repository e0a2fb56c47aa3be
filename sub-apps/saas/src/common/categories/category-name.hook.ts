import type { CategoryNode, CategoryType } from '@edu/shared-utility';
import { data } from '../page-data';

const nodesIn = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => [node, ...nodesIn(node.children)]);

/** Name of a category by its id; empty for a deleted one. */
export function useCategoryName(kind: CategoryType): (id: string) => string {
  const { data: tree = [] } = data.useResourceCategoryGetTreeQuery({ type: kind });
  const names = new Map(nodesIn(tree).map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? '—';
}
