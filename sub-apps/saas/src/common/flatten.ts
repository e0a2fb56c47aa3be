/** All nodes of a tree, parents before their children. */
export const flatten = <T extends { readonly children: readonly T[] }>(nodes: readonly T[]): T[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children)]);
