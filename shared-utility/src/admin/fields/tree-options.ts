export interface TreeOption {
  value: string;
  /** The whole path, `教务部 / 一组`, so that a search finds any part of it. */
  label: string;
}

/** A node of departments or branches. */
export interface TreeNode {
  readonly id: string;
  readonly name: string;
  readonly children: readonly TreeNode[];
}

/** The tree as a flat list, parents before their children. */
export function treeOptions(nodes: readonly TreeNode[], parentLabel = ''): TreeOption[] {
  return nodes.flatMap(({ id, name, children }) => {
    const label = parentLabel ? `${parentLabel} / ${name}` : name;
    return [{ value: id, label }, ...treeOptions(children, label)];
  });
}
