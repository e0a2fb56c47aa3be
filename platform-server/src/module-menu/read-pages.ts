import type { MenuContentPage } from '../db/schema';
import { isOperatorCode, permissionCodeSet } from '../domain/admin/permission-codes';
import { type Complaints, quoteValue } from './complaint';
import { readTitle } from './read-title';

const MAX_PAGES = 40;
/** Maximum depth of pages. */
const MAX_LEVELS = 5;
/** Segments of letters, digits and `-._~`; a segment of dots only would change the path. */
const PATH = /^(\/(?!\.+(\/|$))[\w.~-]{1,60}){1,6}$/;

/** The url of an entry: the path below the segment, '' for the first page; null if invalid. */
function urlOf(raw: unknown): string | null {
  if (raw === '/' || raw === '') return '';
  return typeof raw === 'string' && PATH.test(raw) ? raw : null;
}

/** A required permission; null, with a complaint, if it cannot be granted with a menu entry. */
export function readPermission(
  raw: unknown,
  complaints: Complaints,
  location: 'page' | 'permissionList' = 'page',
): string | null {
  const isOfPage = location === 'page';
  if (typeof raw !== 'string' || !permissionCodeSet.has(raw)) {
    const phrase = isOfPage ? 'manifest.permission' : 'manifest.permissionListed';
    complaints.add(phrase, { code: quoteValue(raw) });
    return null;
  }
  if (!isOperatorCode(raw)) return raw;
  const phrase = isOfPage ? 'manifest.permissionOperators' : 'manifest.permissionOperatorsListed';
  complaints.add(phrase, { code: raw });
  return null;
}

function readPage(raw: unknown, segment: string, complaints: Complaints): MenuContentPage | null {
  const { path, title, parent, permission } = Object(raw) as Record<string, unknown>;
  const url = urlOf(path);
  if (url === null) {
    complaints.add('manifest.path', { path: quoteValue(path ?? raw), segment });
    return null;
  }
  const names = readTitle(title, `/${segment}${url}`, complaints);
  const requiredPermission =
    permission === undefined ? null : readPermission(permission, complaints);
  // Skipped, since without its permission the page would be visible to people who may not see it.
  if (!names || (permission !== undefined && requiredPermission === null)) return null;
  const parentUrl = parent === undefined || parent === null ? null : urlOf(parent);
  if (parent !== undefined && parent !== null && parentUrl === null) {
    complaints.add('manifest.parent', { path: `/${segment}${url}`, parent: quoteValue(parent) });
  }
  return { url, names, parent: parentUrl, permission: requiredPermission };
}

/** Why a page's ancestors do not lead to one in the menu; null if they do. */
function ancestorFault(
  page: MenuContentPage,
  byUrl: ReadonlyMap<string, MenuContentPage>,
): 'manifest.parent' | 'manifest.parentDeep' | null {
  const seen = new Set<MenuContentPage>();
  let at: MenuContentPage | undefined = page;
  while (at && !seen.has(at)) {
    if (at.parent === null) return seen.size < MAX_LEVELS ? null : 'manifest.parentDeep';
    seen.add(at);
    at = byUrl.get(at.parent);
  }
  return 'manifest.parent';
}

/** The distinct pages of a manifest; what cannot be used is skipped, with a complaint. */
export function readPages(
  raw: unknown,
  segment: string,
  complaints: Complaints,
): MenuContentPage[] {
  if (!Array.isArray(raw)) {
    complaints.add('manifest.pages');
    return [];
  }
  if (raw.length > MAX_PAGES) complaints.add('manifest.pagesMany', { limit: MAX_PAGES });
  const byUrl = new Map<string, MenuContentPage>();
  for (const item of raw.slice(0, MAX_PAGES)) {
    const page = readPage(item, segment, complaints);
    if (!page) continue;
    if (byUrl.has(page.url)) {
      complaints.add('manifest.pathTwice', { path: `/${segment}${page.url}` });
    } else byUrl.set(page.url, page);
  }
  return [...byUrl.values()].map((page) => {
    const fault = ancestorFault(page, byUrl);
    if (fault === null) return page;
    const values = { path: `/${segment}${page.url}`, parent: `/${segment}${page.parent ?? ''}` };
    complaints.add(fault, { ...values, limit: MAX_LEVELS });
    return { ...page, parent: null };
  });
}
