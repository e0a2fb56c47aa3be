import { context, type MenuNode, ownerOf, savedPages } from '@edu/shared-utility';

export interface HomeLink {
  readonly path: string;
  readonly name: string;
}

const PAGE = 2;

/** The pages of a menu, in order. */
export const pagesOf = (nodes: readonly MenuNode[]): HomeLink[] =>
  nodes.flatMap(({ type, path, name, children }) => [
    ...(type === PAGE && path ? [{ path, name }] : []),
    ...pagesOf(children),
  ]);

export interface StoredLinks {
  readonly favourites: readonly HomeLink[];
  readonly recents: readonly HomeLink[];
}

/**
 * The bookmarks and recent pages stored by the frame in this browser, as far as they are in the menu; without the home
 * page itself.
 */
export function storedLinks(pages: readonly HomeLink[], ownPath: string): StoredLinks {
  const user = context.get('userInfo');
  if (!user) return { favourites: [], recents: [] };
  const owner = ownerOf(user);
  const favourites = savedPages.favourites.read(owner);
  const recents = savedPages.recents.read(owner).filter((path) => !favourites.includes(path));
  const pagesAt = (paths: readonly string[]) =>
    paths.flatMap((path) => pages.find((page) => page.path === path && path !== ownPath) ?? []);
  return { favourites: pagesAt(favourites), recents: pagesAt(recents).slice(0, 6) };
}
