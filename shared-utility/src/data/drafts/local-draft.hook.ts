import { useUnsaved } from '@edu/shared-utility';
import { useEffect, useRef } from 'react';
import { announceRestored, type LocalDrafts } from './local-drafts';

interface LocalDraftOptions<T extends { readonly at: string }> {
  readonly drafts: LocalDrafts<T>;
  /** What is edited; the component gets a key of it, since a draft is only read at mount. */
  readonly id: string;
  /** Unsaved input; null while there is none. */
  readonly input: Omit<T, 'at'> | null;
  /** False while the fields are read-only or the permission is not known yet. */
  readonly mayRestore?: boolean;
  /**
   * Puts a stored draft back into the fields.
   *
   * @returns false if it does not differ from what is saved, so that it is removed
   */
  readonly onRestore: (draft: T) => boolean;
}

/**
 * Registers a form's unsaved input, and stores it on this device until it is saved or discarded: a session may end or
 * the page be reloaded before. Pages call `prepareDrafts` in their `prepare`.
 */
export function useLocalDraft<T extends { readonly at: string }>(
  options: LocalDraftOptions<T>,
): void {
  const { drafts, id, input, mayRestore = true } = options;
  const latest = useRef(options);
  latest.current = options;
  useUnsaved(input !== null, () => drafts.write(id, null));

  const isFirst = useRef(true);
  const content = JSON.stringify(input);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `content` is the input
  useEffect(() => {
    // At mount nothing is typed, but a draft may be stored that is restored next.
    if (!isFirst.current) {
      drafts.write(id, input && ({ ...input, at: new Date().toISOString() } as T));
    }
    isFirst.current = false;
  }, [drafts, id, content]);

  useEffect(() => {
    if (!mayRestore || latest.current.input !== null) return;
    const draft = drafts.read(id);
    if (!draft) return;
    if (latest.current.onRestore(draft)) announceRestored(draft.at);
    else drafts.write(id, null);
  }, [drafts, id, mayRestore]);
}
