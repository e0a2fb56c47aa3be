import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Locale, ModulePage, ModulePageChange } from '@edu/shared-utility/contract';
import type { MenuContent, MenuContentPage } from '../db/schema';
import { codeOf } from './entries';
import type { countEntries } from './menu-rows';

type Counts = Awaited<ReturnType<typeof countEntries>>;

function changeOf(
  page: MenuContentPage,
  former: MenuContentPage | undefined,
  wanted: MenuContent | null,
): ModulePageChange {
  if (!former) return 'new';
  if (!wanted?.pages.includes(page)) return 'gone';
  return isDeepStrictEqual(page, former) ? 'same' : 'changed';
}

/** Page for page what putting the offer into the menus would do. Pages that only the menus have come last. */
export function planOf(
  module: string,
  wanted: MenuContent | null,
  before: MenuContent | null,
  { tenants, byCode }: Counts,
  locale: Locale,
): ModulePage[] {
  const segment = module.replace('@edu-app/', '');
  const former = new Map(before?.pages.map((page) => [page.url, page]));
  const urls = new Set(wanted?.pages.map(({ url }) => url));
  const gone = (before?.pages ?? []).filter(({ url }) => !urls.has(url));
  return [...(wanted?.pages ?? []), ...gone].map((page) => {
    const was = former.get(page.url);
    const counts = byCode.get(codeOf(segment, page.url));
    const isEntry = was?.parent === null;
    const name = page.names[locale];
    const own = was?.names[locale];
    return {
      path: `/${segment}${page.url}`,
      name,
      parent: page.parent === null ? null : `/${segment}${page.parent}`,
      permission: page.permission,
      change: changeOf(page, was, wanted),
      before: own === undefined || own === name ? null : own,
      renamed: isEntry ? (counts?.renamed ?? 0) : 0,
      removed: isEntry ? tenants - (counts?.present ?? 0) : 0,
    };
  });
}

/** Changes with whatever an operator has looked at: the offer, and what the menus had. */
export const revisionOf = (wanted: MenuContent | null, version: number): string =>
  createHash('sha256')
    .update(JSON.stringify([wanted, version]))
    .digest('hex')
    .slice(0, 32);
