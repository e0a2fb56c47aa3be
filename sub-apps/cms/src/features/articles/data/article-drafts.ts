import { context, draftKey, loadUserInfo, ownerOf, type Version } from '@edu/shared-utility';
import type { ArticleValues } from './article-values';

/** Until it is known whose drafts these are. */
export async function ownerKnown(): Promise<void> {
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

/** A full or forbidden storage keeps nothing; the page still asks before it is left. */
export function readDraft(name: string): ArticleDraft | null {
  try {
    const key = keyOf(name);
    const raw: unknown = key && JSON.parse(localStorage.getItem(key) ?? 'null');
    return isDraft(raw) ? raw : null;
  } catch {
    return null;
  }
}

/** @param draft null once it is saved or not wanted any more */
export function keepDraft(name: string, draft: ArticleDraft | null): void {
  try {
    const key = keyOf(name);
    if (!key) return;
    if (draft === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // as above
  }
}
