import type { MenuNode } from '@edu/shared-utility';
import type { AppendedCrumb } from './breadcrumbs.slice';

export interface Crumb {
  readonly name: string;
  /** Empty for a crumb without a link. */
  readonly path: string;
}

/** Pages that are shown without the bar (specification §2, framed pages). */
const withoutBar: ReadonlySet<string> = new Set(['/saas/downtown', '/saas/provincialLevelData']);

export const isBarVisible = (pathname: string): boolean =>
  !withoutBar.has(pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname);

/** The crumbs from the topmost directory to the page, followed by the appended one unless the menu has that page. */
export function crumbsOf(
  page: MenuNode | undefined,
  appended: AppendedCrumb | null,
  pathname: string,
): readonly Crumb[] {
  const chain = page?.breadcrumb ?? [];
  if (appended?.pathname !== pathname || appended.label === chain.at(-1)?.name) return chain;
  return [...chain, { name: appended.label, path: '' }];
}

/** Title of the tab: `page · site`, or only the site's if the page has no name. */
export const titleOf = (crumbs: readonly Crumb[], site: string): string =>
  [crumbs.at(-1)?.name, site].filter(Boolean).join(' · ');
