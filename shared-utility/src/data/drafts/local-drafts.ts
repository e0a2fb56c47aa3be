import { context, draftKey, formatDate, loadUserInfo, ownerOf, toast } from '@edu/shared-utility';
import { phrases } from './phrases';

/** Drafts of one kind, by the id of what is edited. */
export interface LocalDrafts<T> {
  /** Null where none is stored, or when localStorage is full or blocked; the page still warns before it is left. */
  read(id: string): T | null;
  /** @param draft null once it was saved or discarded */
  write(id: string, draft: T | null): void;
}

/** For a page's `prepare`: drafts are stored per user, so an editor opened before the user is known finds none. */
export const prepareDrafts = (): Promise<unknown> =>
  Promise.all([loadUserInfo({ toast: false }).catch(() => null), phrases.load()]);

/** Tells the person that unsaved input is back in the fields. @param at when it was stored, ISO 8601 */
export const announceRestored = (at: string): void =>
  toast.info(phrases.t('restored', { moment: formatDate(at, 'datetime') }));

/**
 * Unsaved drafts in localStorage, per user and id: they outlive a session that expires, and a log-out removes them.
 *
 * @param name `<app>.<what>`
 */
export function localDrafts<T>(name: string, isDraft: (raw: unknown) => raw is T): LocalDrafts<T> {
  const keyOf = (id: string): string | null => {
    const user = context.get('userInfo');
    return user && draftKey(name, ownerOf(user), id);
  };
  return {
    read(id) {
      try {
        const key = keyOf(id);
        const raw: unknown = key && JSON.parse(localStorage.getItem(key) ?? 'null');
        return isDraft(raw) ? raw : null;
      } catch {
        return null;
      }
    },
    write(id, draft) {
      try {
        const key = keyOf(id);
        if (!key) return;
        if (draft) localStorage.setItem(key, JSON.stringify(draft));
        else localStorage.removeItem(key);
      } catch {
        // Without storage nothing is kept.
      }
    },
  };
}
