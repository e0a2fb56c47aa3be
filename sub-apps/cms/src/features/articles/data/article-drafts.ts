import { context, draftKey, loadUserInfo, ownerOf, type Version } from '@edu/shared-utility';
import type { ArticleValues } from './article-values';

/** Until it is known whose drafts these are. */
export async function waitForOwner(): Promise<void> {
  if (context.get('userInfo') === null) await loadUserInfo({ toast: false }).catch(() => null);
}

/** What somebody wrote and has not saved. */
export interface ArticleDraft {
  /** ISO 8601. */
  readonly at: string;
  /** Of the article that it was made from; a new one has none. */
  readonly version?: Version;
  readonly changes: Partial<ArticleValues>;
}

function keyOf(name: string): string | null {
  const user = context.get('userInfo');
  return user && draftKey('cms.article', ownerOf(user), name);
}

function isDraft(raw: unknown): raw is ArticleDraft {
  if (typeof raw !== 'object' || raw === null) return false;
  const { at, changes } = raw as Partial<ArticleDraft>;
  return typeof at === 'string' && typeof changes === 'object' && changes !== null;
}

/** More drafts of one article are useless; the oldest is removed. */
const MAX_DRAFTS = 5;

/**
 * What is kept of an article, the oldest first: each page that is open on it keeps its own. A full or forbidden storage
 * keeps nothing; the page still asks before it is left.
 */
export function readDrafts(name: string): ArticleDraft[] {
  try {
    const key = keyOf(name);
    // before there were several, one was alone
    const raw: unknown[] = [JSON.parse((key && localStorage.getItem(key)) || '[]')].flat();
    return raw.filter(isDraft);
  } catch {
    return [];
  }
}

/** Puts a draft in the place of a former one. @param draft null once it is saved or not wanted any more */
export function storeDraft(name: string, former: string | null, draft: ArticleDraft | null): void {
  try {
    const key = keyOf(name);
    if (!key) return;
    const others = readDrafts(name).filter(({ at }) => at !== former);
    const all = draft ? [...others, draft].slice(-MAX_DRAFTS) : others;
    if (all.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(all));
  } catch {
    // as above
  }
}
