import type { DepartmentNode } from '@edu/shared-utility';

export interface DepartmentOption {
  value: string;
  /** The whole way down, `教务部 / 一组`, so that one can search for any part of it. */
  label: string;
}

/** The tree as a flat list, parents before their children. */
export function departmentOptions(
  nodes: readonly DepartmentNode[],
  above = '',
): DepartmentOption[] {
  return nodes.flatMap(({ id, name, children }) => {
    const label = above ? `${above} / ${name}` : name;
    return [{ value: id, label }, ...departmentOptions(children, label)];
  });
}
