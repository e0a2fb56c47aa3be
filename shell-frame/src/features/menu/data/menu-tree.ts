import type { MenuNode } from '@edu/shared-utility';
import { pagesBelow } from './module-entry-options';

const pageType = 2;

/** By address: the nodes from the top level to the page, the page itself last. */
export type MenuIndex = ReadonlyMap<string, readonly MenuNode[]>;

/** Whether the entry is a link: its address must be one of this site. Any other entry is shown as text only. */
export const isPage = (node: MenuNode): boolean =>
  node.type === pageType && /^\/(?![/\\])/.test(node.path);

const withoutQuery = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';
const withoutFinalSlash = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

export function indexMenu(nodes: readonly MenuNode[]): MenuIndex {
  const index = new Map<string, readonly MenuNode[]>();
  const seen = new Set<MenuNode>();
  const add = (address: string, ancestors: readonly MenuNode[]): void => {
    if (!index.has(address)) index.set(address, ancestors);
  };
  const walk = (level: readonly MenuNode[], parents: readonly MenuNode[]): void => {
    for (const node of level) {
      if (seen.has(node)) continue;
      seen.add(node);
      const ancestors = [...parents, node];
      if (isPage(node)) {
        add(node.path, ancestors);
        add(withoutFinalSlash(withoutQuery(node.path)), ancestors);
        // Pages below an entry are not in the menu; the entry is marked in their place.
        for (const page of pagesBelow(node)) {
          add(page.path, [...ancestors, { ...node, ...page, children: [] }]);
        }
      }
      walk(node.children, ancestors);
    }
  };
  walk(nodes, []);
  return index;
}

/**
 * The nodes that lead to an address: those of the entry itself (query included), else of the nearest entry above it by
 * whole segments. The cost grows only with the depth of the address.
 */
export function trailOf(index: MenuIndex, address: string): readonly MenuNode[] {
  const exact = index.get(address);
  if (exact) return exact;
  let path = withoutFinalSlash(withoutQuery(address));
  while (path.length > 1) {
    const ancestors = index.get(path);
    if (ancestors) return ancestors;
    path = path.slice(0, path.lastIndexOf('/'));
  }
  return [];
}

export interface MenuPage {
  readonly path: string;
  readonly name: string;
  /** Names of the directories above, outermost first. */
  readonly trail: string;
}

/** Every page of the menu in its order. */
export const pagesOf = (index: MenuIndex): MenuPage[] => {
  const pages = new Map<string, MenuPage>();
  for (const ancestors of index.values()) {
    const page = ancestors.at(-1);
    if (!page || pages.has(page.id)) continue;
    const ancestorNames = ancestors.slice(0, -1).map(({ name }) => name);
    pages.set(page.id, { path: page.path, name: page.name, trail: ancestorNames.join(' / ') });
  }
  return [...pages.values()];
};
