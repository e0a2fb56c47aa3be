import { context, draftKey, loadUserInfo, ownerOf } from '@edu/shared-utility';

/** Resolves once the user is loaded: drafts are stored per user, so an editor opened earlier would overwrite them. */
export const waitForOwner = (): Promise<unknown> =>
  loadUserInfo({ toast: false }).catch(() => null);

/** Unsaved drafts in localStorage, per user and id. */
export function localDrafts<T>(name: string, isDraft: (raw: unknown) => raw is T) {
  const keyOf = (id: string): string | null => {
    const user = context.get('userInfo');
    return user && draftKey(name, ownerOf(user), id);
  };
  return {
    /** Null when localStorage is full or blocked; the page still warns before it is left. */
    read(id: string): T | null {
      try {
        const key = keyOf(id);
        const raw: unknown = key && JSON.parse(localStorage.getItem(key) ?? 'null');
        return isDraft(raw) ? raw : null;
      } catch {
        return null;
      }
    },
    /** @param draft null once it was saved or discarded */
    write(id: string, draft: T | null): void {
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
