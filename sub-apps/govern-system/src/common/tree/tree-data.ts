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

/** The nodes from the top to the row itself; empty where it does not exist. */
export function pathTo<T extends TreeRow<T>>(nodes: readonly T[], id: string): T[] {
  for (const node of nodes) {
    if (node.id === id) return [node];
    const pathBelow = pathTo(node.children, id);
    if (pathBelow.length > 0) return [node, ...pathBelow];
  }
  return [];
}

/** Their names as one text. */
export const namesTo = <T extends TreeRow<T>>(nodes: readonly T[], id: string): string =>
  pathTo(nodes, id)
    .map(({ name }) => name)
    .join(' / ');

/** The tree without a row and its descendants: the possible targets of a move. */
export const withoutRow = <T extends TreeRow<T>>(nodes: readonly T[], id: string): T[] =>
  nodes
    .filter((node) => node.id !== id)
    .map((node) => ({ ...node, children: withoutRow(node.children, id) }));

export const isMatch = (name: string, keyword: string): boolean =>
  name.toLowerCase().includes(keyword.trim().toLowerCase());

/** Rows whose name contains the keyword, with their ancestors and descendants. */
export const matching = <T extends TreeRow<T>>(nodes: readonly T[], keyword: string): T[] =>
  keyword.trim() === ''
    ? [...nodes]
    : nodes.flatMap((node) => {
        if (isMatch(node.name, keyword)) return [node];
        const children = matching(node.children, keyword);
        return children.length > 0 ? [{ ...node, children }] : [];
      });
