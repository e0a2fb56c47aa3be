import { context, draftKey, loadUserInfo, ownerOf } from '@edu/shared-utility';

/** An editor waits for it: a page that came anew does not know yet whose drafts are kept here, and would write over them. */
export const waitForOwner = (): Promise<unknown> =>
  loadUserInfo({ toast: false }).catch(() => null);

/** What was edited and had not reached the platform; kept on this device for this person. */
export function localDrafts<T>(name: string, isDraft: (raw: unknown) => raw is T) {
  const keyOf = (id: string): string | null => {
    const user = context.get('userInfo');
    return user && draftKey(name, ownerOf(user), id);
  };
  return {
    /** A full or forbidden storage keeps nothing; the page still asks before it is left. */
    read(id: string): T | null {
      try {
        const key = keyOf(id);
        const raw: unknown = key && JSON.parse(localStorage.getItem(key) ?? 'null');
        return isDraft(raw) ? raw : null;
      } catch {
        return null;
      }
    },
    /** @param draft null once it was saved or is not wanted any more */
    keep(id: string, draft: T | null): void {
      try {
        const key = keyOf(id);
        if (!key) return;
        if (draft) localStorage.setItem(key, JSON.stringify(draft));
        else localStorage.removeItem(key);
      } catch {
        // as above
      }
    },
  };
}
