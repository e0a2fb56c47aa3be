import type { ModulePage } from '@edu/shared-utility';

/** A page with how many pages are above it. */
export interface PageInTree {
  readonly page: ModulePage;
  readonly level: number;
}

/** Pages as the menu and its breadcrumbs lead to them: each after the one above it. */
export function pageTree(pages: readonly ModulePage[]): PageInTree[] {
  const paths = new Set(pages.map(({ path }) => path));
  const isTop = ({ parent }: ModulePage): boolean => parent === null || !paths.has(parent);
  const below = (page: ModulePage, level: number): PageInTree[] => [
    { page, level },
    ...pages
      .filter(({ parent }) => parent === page.path)
      .flatMap((modulePage) => below(modulePage, level + 1)),
  ];
  return pages.filter(isTop).flatMap((page) => below(page, 0));
}
