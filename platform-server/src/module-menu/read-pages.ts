import type { MenuContentPage } from '../db/schema';
import { isOperatorsCode, knownCodes } from '../domain/admin/known-codes';
import { type Complaints, shown } from './complaint';
import { readTitle } from './read-title';

const MOST_PAGES = 40;
/** Chains of pages above each other; also what ends a circle. */
const MOST_LEVELS = 5;
/** Segments of letters, digits and `-._~`; a segment of dots alone would lead elsewhere. */
const PATH = /^(\/(?!\.+(\/|$))[\w.~-]{1,60}){1,6}$/;

/** The url of an entry: what stands below the segment, '' for the first page. Null for what leads anywhere else. */
function urlOf(raw: unknown): string | null {
  if (raw === '/' || raw === '') return '';
  return typeof raw === 'string' && PATH.test(raw) ? raw : null;
}

/** A permission that a page or module may ask for; null, with a complaint, where nobody can have it by its menu. */
export function readPermission(raw: unknown, complaints: Complaints): string | null {
  if (typeof raw !== 'string' || !knownCodes.has(raw)) {
    complaints.add('manifest.permission', { code: shown(raw) });
    return null;
  }
  if (!isOperatorsCode(raw)) return raw;
  complaints.add('manifest.permissionOperators', { code: raw });
  return null;
}

function readPage(raw: unknown, segment: string, complaints: Complaints): MenuContentPage | null {
  const { path, title, parent, permission } = Object(raw) as Record<string, unknown>;
  const url = urlOf(path);
  if (url === null) {
    complaints.add('manifest.path', { path: shown(path ?? raw), segment });
    return null;
  }
  const names = readTitle(title, `/${segment}${url}`, complaints);
  const asked = permission === undefined ? null : readPermission(permission, complaints);
  // Without what it asks for it would be shown to people who may not see it.
  if (!names || (permission !== undefined && asked === null)) return null;
  const above = parent === undefined || parent === null ? null : urlOf(parent);
  if (parent !== undefined && parent !== null && above === null) {
    complaints.add('manifest.parent', { path: `/${segment}${url}`, parent: shown(parent) });
  }
  return { url, names, parent: above, permission: asked };
}

/** Whether the pages above lead to one that stands in the menu. */
function isRooted(page: MenuContentPage, byUrl: ReadonlyMap<string, MenuContentPage>): boolean {
  let at: MenuContentPage | undefined = page;
  for (let level = 0; at && level < MOST_LEVELS; level += 1) {
    if (at.parent === null) return true;
    at = byUrl.get(at.parent);
  }
  return false;
}

/** The pages of a manifest, each one only once; what cannot be used is left out with a complaint. */
export function readPages(
  raw: unknown,
  segment: string,
  complaints: Complaints,
): MenuContentPage[] {
  if (!Array.isArray(raw)) {
    complaints.add('manifest.pages');
    return [];
  }
  if (raw.length > MOST_PAGES) complaints.add('manifest.pagesMany', { limit: MOST_PAGES });
  const byUrl = new Map<string, MenuContentPage>();
  for (const one of raw.slice(0, MOST_PAGES)) {
    const page = readPage(one, segment, complaints);
    if (!page) continue;
    if (byUrl.has(page.url)) {
      complaints.add('manifest.pathTwice', { path: `/${segment}${page.url}` });
    } else byUrl.set(page.url, page);
  }
  return [...byUrl.values()].map((page) => {
    if (isRooted(page, byUrl)) return page;
    const values = { path: `/${segment}${page.url}`, parent: `/${segment}${page.parent ?? ''}` };
    complaints.add('manifest.parent', values);
    return { ...page, parent: null };
  });
}
