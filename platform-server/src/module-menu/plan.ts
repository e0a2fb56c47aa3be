import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type {
  Locale,
  ModuleMenu,
  ModulePage,
  ModulePageChange,
} from '@edu/shared-utility/contract';
import type { MenuContent, MenuContentPage } from '../db/schema';
import { locales } from '../phrases';
import { codeOf } from './entries';
import type { countEntries } from './menu-counts';

type Counts = Awaited<ReturnType<typeof countEntries>>;

function changeOf(
  page: MenuContentPage,
  former: MenuContentPage | undefined,
  target: MenuContent | null,
): ModulePageChange {
  if (!former) return 'new';
  // without an offer nothing changes
  if (target && !target.pages.includes(page)) return 'gone';
  return isDeepStrictEqual(page, former) ? 'same' : 'changed';
}

/** The titles in the languages other than the operator's own. */
function otherTitles(
  { names }: MenuContentPage,
  formerPage: MenuContentPage | undefined,
  ownLocale: Locale,
): ModulePage['titles'] {
  return locales
    .filter((locale) => locale !== ownLocale)
    .map((locale) => {
      const before = formerPage?.names[locale];
      const isNew = before === undefined || before === names[locale];
      return { language: locale, title: names[locale], before: isNew ? null : before };
    });
}

/** What an offer changes apart from its pages. */
export function changedParts(
  target: MenuContent | null,
  before: MenuContent | null,
): ModuleMenu['changed'] {
  if (!target || !before) return [];
  const urls = ({ pages }: MenuContent) => pages.map(({ url }) => url);
  const overriddenFields = (content: MenuContent, other: MenuContent) =>
    urls(content).filter((url) => urls(other).includes(url));
  return [
    ...(isDeepStrictEqual(target.title, before.title) ? [] : (['title'] as const)),
    ...(target.icon === before.icon ? [] : (['icon'] as const)),
    ...(target.layout === before.layout ? [] : (['layout'] as const)),
    ...(target.isGrouped === before.isGrouped ? [] : (['directory'] as const)),
    ...(isDeepStrictEqual(overriddenFields(target, before), overriddenFields(before, target))
      ? []
      : (['order'] as const)),
  ];
}

/** The effect of an offer on each page. Pages that are only in the menus come last. */
export function planOf(
  module: string,
  target: MenuContent | null,
  before: MenuContent | null,
  { tenants, byCode }: Counts,
  locale: Locale,
): ModulePage[] {
  const segment = module.replace('@edu-app/', '');
  const formerPages = new Map(before?.pages.map((page) => [page.url, page]));
  const urls = new Set(target?.pages.map(({ url }) => url));
  const removed = (before?.pages ?? []).filter(({ url }) => !urls.has(url));
  return [...(target?.pages ?? []), ...removed].map((page) => {
    const formerPage = formerPages.get(page.url);
    const counts = byCode.get(codeOf(segment, page.url));
    const isEntry = formerPage?.parent === null;
    const name = page.names[locale];
    const formerName = formerPage?.names[locale];
    return {
      path: `/${segment}${page.url}`,
      name,
      titles: otherTitles(page, formerPage, locale),
      parent: page.parent === null ? null : `/${segment}${page.parent}`,
      permission: page.permission,
      change: changeOf(page, formerPage, target),
      before: formerName === undefined || formerName === name ? null : formerName,
      wasParent:
        formerPage && formerPage.parent !== null ? `/${segment}${formerPage.parent}` : null,
      wasPermission: formerPage?.permission ?? null,
      renamed: isEntry ? (counts?.renamed ?? 0) : 0,
      removed: isEntry ? tenants - (counts?.present ?? 0) : 0,
    };
  });
}

/** A string that changes with the stored menu or with the offer. */
export function revisionOf(target: MenuContent | null, version: number): string {
  const digest = createHash('sha256').update(JSON.stringify(target)).digest('hex');
  return `${version}-${digest.slice(0, 32)}`;
}

/** Whether a revision belongs to this version of the stored menu, whatever the offer was. */
export const isOfMenu = (revision: string, version: number): boolean =>
  revision.startsWith(`${version}-`);
