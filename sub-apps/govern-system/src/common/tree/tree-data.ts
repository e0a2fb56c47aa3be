/** A row of a tree as the server sends it. */
export interface TreeRow<T> {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null;
  readonly version?: number | undefined;
  readonly children: readonly T[];
}

export const flatten = <T extends TreeRow<T>>(nodes: readonly T[]): T[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children)]);

/** From the top down to the row itself; empty when it is not there. */
export function pathTo<T extends TreeRow<T>>(nodes: readonly T[], id: string): T[] {
  for (const node of nodes) {
    if (node.id === id) return [node];
    const below = pathTo(node.children, id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** Those names as one text. */
export const namesTo = <T extends TreeRow<T>>(nodes: readonly T[], id: string): string =>
  pathTo(nodes, id)
    .map(({ name }) => name)
    .join(' / ');

/** What is left when a row and all below it is taken out: the places it may be moved to. */
export const without = <T extends TreeRow<T>>(nodes: readonly T[], id: string): T[] =>
  nodes
    .filter((node) => node.id !== id)
    .map((node) => ({ ...node, children: without(node.children, id) }));

export const isMatch = (name: string, keyword: string): boolean =>
  name.toLowerCase().includes(keyword.trim().toLowerCase());

/** Rows whose name has the keyword in it, with what is above and below them. */
export const matching = <T extends TreeRow<T>>(nodes: readonly T[], keyword: string): T[] =>
  keyword.trim() === ''
    ? [...nodes]
    : nodes.flatMap((node) => {
        if (isMatch(node.name, keyword)) return [node];
        const children = matching(node.children, keyword);
        return children.length > 0 ? [{ ...node, children }] : [];
      });
