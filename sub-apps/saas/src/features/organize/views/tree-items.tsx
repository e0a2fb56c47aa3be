import BankOutlined from '@ant-design/icons/es/icons/BankOutlined';
import HomeOutlined from '@ant-design/icons/es/icons/HomeOutlined';
import TeamOutlined from '@ant-design/icons/es/icons/TeamOutlined';
import type { OrganizeNode } from '../data/department-nodes';

export const icons = {
  organ: BankOutlined,
  branch: HomeOutlined,
  department: TeamOutlined,
} as const;

export interface TreeItem {
  readonly key: string;
  readonly title: string;
  readonly place: OrganizeNode;
  readonly children: TreeItem[];
}

export const toTreeItem = (place: OrganizeNode): TreeItem => ({
  key: place.key,
  title: place.name,
  place,
  children: place.children.map(toTreeItem),
});

/** The keys of a node's ancestors, including the organisation. */
export function ancestorKeys(place: OrganizeNode, key: string | undefined): string[] | null {
  if (place.key === key) return [];
  for (const child of place.children) {
    const keysAbove = ancestorKeys(child, key);
    if (keysAbove) return [place.key, ...keysAbove];
  }
  return null;
}

/** Initially expanded: the organisation, and its first branch if all others are below it. */
export function initiallyExpandedKeys({ key, children }: OrganizeNode): string[] {
  const [first, ...others] = children.filter(({ kind }) => kind === 'branch');
  return first && others.length === 0 ? [key, first.key] : [key];
}
