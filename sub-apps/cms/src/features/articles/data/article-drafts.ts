import { context, draftKey, ownerOf, type Version } from '@edu/shared-utility';
import type { ArticleValues } from './article-values';

/** Unsaved changes of an article. */
export interface ArticleDraft {
  /** ISO 8601. */
  readonly at: string;
  /** Version of the article that it is based on; a new article has none. */
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

/** Maximum number of drafts per article; the oldest is removed. */
const MAX_DRAFTS = 5;

/**
 * The stored drafts of an article, oldest first: every open page stores one of its own. Without storage nothing is
 * kept, but the page still asks before it is left.
 */
export function readDrafts(name: string): ArticleDraft[] {
  try {
    const key = keyOf(name);
    // An older format stored a single draft.
    const raw: unknown[] = [JSON.parse((key && localStorage.getItem(key)) || '[]')].flat();
    return raw.filter(isDraft);
  } catch {
    return [];
  }
}

/** Replaces a former draft. @param draft null once it is saved or discarded */
export function storeDraft(
  name: string,
  replacedTime: string | null,
  draft: ArticleDraft | null,
): void {
  try {
    const key = keyOf(name);
    if (!key) return;
    const others = readDrafts(name).filter(({ at }) => at !== replacedTime);
    const newestDrafts = draft ? [...others, draft].slice(-MAX_DRAFTS) : others;
    if (newestDrafts.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(newestDrafts));
  } catch {
    // Without storage nothing is kept.
  }
}
