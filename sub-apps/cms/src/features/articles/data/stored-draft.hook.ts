import { prepareDrafts } from '@edu/shared-utility/data';
import { useEffect, useRef, useState } from 'react';
import { type ArticleDraft, readDrafts, storeDraft } from './article-drafts';
import { type ArticleValues, type Base, changesOf } from './article-values';

/** Pause in typing in ms before the draft is stored on this device. */
const STORE_DELAY = 500;

/** Stores unsaved changes on this device, and offers those of other visits or tabs. */
export function useStoredDraft(name: string, base: Base, values: ArticleValues) {
  const [offer, setOffer] = useState<ArticleDraft | null>(null);
  /** Time of this page's own draft, which distinguishes it from others. */
  const ownDraftTime = useRef<string | null>(null);
  /** Changes that the person agreed to lose, so that leaving the page does not store them again. */
  const discarded = useRef<ArticleValues | null>(null);
  const isDirty = Object.keys(changesOf(base.values, values)).length > 0;

  const newestOther = (): ArticleDraft | null =>
    readDrafts(name).findLast(({ at }) => at !== ownDraftTime.current) ?? null;
  const offerNewest = (): void => {
    const otherDraft = newestOther();
    setOffer((former) => (former?.at === otherDraft?.at ? former : otherDraft));
  };
  const removeOwn = (): void => {
    if (ownDraftTime.current !== null) storeDraft(name, ownDraftTime.current, null);
    ownDraftTime.current = null;
  };
  const storeChanges = (): void => {
    if (discarded.current === values) return;
    const formerTime = ownDraftTime.current;
    ownDraftTime.current = new Date().toISOString();
    const changes = changesOf(base.values, values);
    const { version } = base;
    const draft = { at: ownDraftTime.current, ...(version !== undefined && { version }), changes };
    storeDraft(name, formerTime, draft);
    offerNewest();
  };

  // The user, to whom drafts belong, is only known once the session has loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the drafts stored at that time
  useEffect(() => {
    void prepareDrafts().then(offerNewest);
  }, [name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: not repeated when an offer was answered
  useEffect(() => {
    if (!isDirty) return removeOwn();
    const timer = setTimeout(storeChanges, STORE_DELAY);
    window.addEventListener('pagehide', storeChanges);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', storeChanges);
    };
  }, [name, isDirty, base, values]);

  return {
    offer,
    removeOwn,
    discard: (): void => {
      discarded.current = values;
      removeOwn();
    },
    /**
     * Stores this page's changes, and returns the offered draft in its current form, since its tab may have changed
     * it.
     */
    take: (): ArticleDraft | null => {
      const draft = newestOther() ?? offer;
      if (isDirty) storeChanges();
      ownDraftTime.current = draft?.at ?? null;
      offerNewest();
      return draft;
    },
    drop: (): void => {
      if (offer) storeDraft(name, offer.at, null);
      offerNewest();
    },
  };
}
