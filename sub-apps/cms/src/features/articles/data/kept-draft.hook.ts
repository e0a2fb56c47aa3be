import { useEffect, useRef, useState } from 'react';
import { type ArticleDraft, keepDraft, ownerKnown, readDraft } from './article-drafts';
import { type ArticleValues, type Base, changesOf } from './article-values';

/** So long writing rests before it is kept on this device. */
const KEEP_AFTER = 500;

/** Keeps what is unsaved here; what another visit or tab has kept is offered, and not written over before a choice. */
export function useKeptDraft(name: string, base: Base, values: ArticleValues) {
  const [offer, setOffer] = useState<ArticleDraft | null>(null);
  /** The moment that the draft of this page bears: any other is not its own. */
  const own = useRef<string | null>(null);
  /** What somebody agreed to lose: the page's end does not keep it again. */
  const discarded = useRef<ArticleValues | null>(null);
  const isDirty = Object.keys(changesOf(base.values, values)).length > 0;

  const strange = (): ArticleDraft | null => {
    const stored = readDraft(name);
    return stored?.at === own.current ? null : stored;
  };
  const removeOwn = (): void => {
    if (own.current !== null && !strange()) keepDraft(name, null);
    own.current = null;
  };

  // whose drafts these are is known once the session is
  // biome-ignore lint/correctness/useExhaustiveDependencies: `strange` reads what is there at the time
  useEffect(() => {
    void ownerKnown().then(() => setOffer((former) => former ?? strange()));
  }, [name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice makes way for what waited for it
  useEffect(() => {
    if (!isDirty) return removeOwn();
    const keep = (): void => {
      if (discarded.current === values) return;
      const other = strange();
      if (other) {
        setOffer((former) => (former?.at === other.at ? former : other));
        return;
      }
      own.current = new Date().toISOString();
      const changes = changesOf(base.values, values);
      const { version } = base;
      keepDraft(name, { at: own.current, ...(version !== undefined && { version }), changes });
    };
    const timer = setTimeout(keep, KEEP_AFTER);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [name, isDirty, base, values, offer]);

  return {
    offer,
    removeOwn,
    discard: (): void => {
      discarded.current = values;
      removeOwn();
    },
    /** @returns the offered draft, as its tab may have gone on with it */
    take: (): ArticleDraft | null => {
      const taken = strange() ?? offer;
      own.current = taken?.at ?? null;
      setOffer(null);
      return taken;
    },
    drop: (): void => {
      if (strange()) keepDraft(name, null);
      setOffer(null);
    },
  };
}
