import type { ModulePage } from '@edu/shared-utility';

/** A page with its depth in the tree. */
export interface PageInTree {
  readonly page: ModulePage;
  readonly level: number;
}

/** Pages in tree order, each after its parent. */
export function pageTree(pages: readonly ModulePage[]): PageInTree[] {
  const paths = new Set(pages.map(({ path }) => path));
  const isTop = ({ parent }: ModulePage): boolean => parent === null || !paths.has(parent);
  const withPagesBelow = (page: ModulePage, level: number): PageInTree[] => [
    { page, level },
    ...pages
      .filter(({ parent }) => parent === page.path)
      .flatMap((modulePage) => withPagesBelow(modulePage, level + 1)),
  ];
  return pages.filter(isTop).flatMap((page) => withPagesBelow(page, 0));
}
