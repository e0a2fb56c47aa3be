import { createHash } from 'node:crypto';
import type { MenuContent, MenuContentPage, OfferedEntry } from '../db/schema';

/** A row of a tenant's menu, without the tenant's id. */
export interface Entry {
  readonly code: string;
  /** Code of its directory; null for the top level. */
  readonly parent: string | null;
  readonly name: string;
  readonly names: Readonly<Record<string, string>>;
  readonly tag: string;
  readonly url: string;
  readonly type: number;
  readonly sort: number;
  readonly offered: OfferedEntry;
}

/** Sorts module entries after the product's own. */
const FIRST_SORT = 10_000;
/** Maximum length of a code, as for codes that people write. */
const CODE_LIMIT = 64;

/** A stable code for a path, independent of the rest of the manifest. */
export function codeOf(segment: string, url: string): string {
  const plain = `menu:app.${segment}${url.replaceAll('/', ':')}`;
  if (plain.length <= CODE_LIMIT && !plain.includes('~')) return plain;
  return `menu:app.${createHash('sha256').update(`${segment}${url}`).digest('hex').slice(0, 32)}`;
}

/** The Chinese title is the row's `name`; `names` has the other languages. */
const nameAndNames = ({ 'zh-CN': name, ...names }: MenuContentPage['names']) => ({ name, names });

/** The page shown in the menu from which another page is reached. */
function rootOf(page: MenuContentPage, byUrl: ReadonlyMap<string, MenuContentPage>) {
  let at = page;
  while (at.parent !== null) {
    const parentPage = byUrl.get(at.parent);
    if (!parentPage) break;
    at = parentPage;
  }
  return at;
}

/** The pages that appear only in breadcrumbs, each after its parent. */
function pagesBelow(root: MenuContentPage, pages: readonly MenuContentPage[]): MenuContentPage[] {
  return pages
    .filter(({ parent }) => parent === root.url)
    .flatMap((page) => [page, ...pagesBelow(page, pages)]);
}

/** The rows of a module in each tenant's menu. */
export function entriesOf(
  module: string,
  { title, icon, layout, pages, isGrouped }: MenuContent,
): Entry[] {
  const segment = module.replace('@edu-app/', '');
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const directory = `menu:dir.${segment}`;
  const display = { module, ...(icon && { icon }), ...(layout === 'padded' && { padded: true }) };
  const rows = pages
    .filter((page) => rootOf(page, byUrl) === page)
    .map(
      (page, index): Entry => ({
        code: codeOf(segment, page.url),
        parent: isGrouped ? directory : null,
        ...nameAndNames(page.names),
        tag: segment,
        url: page.url,
        type: 2,
        sort: FIRST_SORT + index,
        offered: {
          ...display,
          title: nameAndNames(page.names),
          ...(page.permission && { asks: page.permission }),
          below: pagesBelow(page, pages).map(({ url, names, parent, permission }) => ({
            url,
            ...nameAndNames(names),
            parent: parent === page.url ? null : parent,
            ...(permission && { asks: permission }),
          })),
        },
      }),
    );
  if (!isGrouped) return rows;
  const head = { code: directory, parent: null, ...nameAndNames(title), tag: '', url: '', type: 1 };
  return [
    { ...head, sort: FIRST_SORT, offered: { ...display, title: nameAndNames(title) } },
    ...rows,
  ];
}

/** The menu content for an offer; an existing directory is preserved. */
export const contentOf = (
  { title, icon, layout, pages }: Omit<MenuContent, 'isGrouped'>,
  before: MenuContent | null,
): MenuContent => ({
  title,
  icon,
  layout,
  pages,
  isGrouped: before?.isGrouped === true || pages.filter(({ parent }) => parent === null).length > 1,
});
