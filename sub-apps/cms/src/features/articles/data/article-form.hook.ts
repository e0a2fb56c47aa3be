import {
  type Article,
  type ArticleKind,
  errorCodes,
  toast,
  useAppLife,
  useUnsaved,
} from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { useState } from 'react';
import { data } from '../../../common/data';
import { phrases } from '../phrases';
import type { ArticleDraft } from './article-drafts';
import {
  type ArticleField,
  type ArticleValues,
  type Base,
  changesOf,
  mergeChanges,
  valuesOf,
} from './article-values';
import { useStoredDraft } from './stored-draft.hook';

export type ArticleFaults = Readonly<Partial<Record<string, string>>>;

export interface ArticleForm {
  readonly values: ArticleValues;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly faults: ArticleFaults;
  /** Message of an error that belongs to no field. */
  readonly message: string | null;
  /** The article as somebody else has saved it meanwhile. */
  readonly present: Article | null;
  /** An unsaved draft from an earlier visit. */
  readonly draft: ArticleDraft | null;
  set(change: Partial<ArticleValues>): void;
  /** @returns id and version after saving; null on failure */
  save(): Promise<{ readonly id: string; readonly version: number } | null>;
  /** Discards unsaved changes. */
  reset(): void;
  takeDraft(): void;
  dropDraft(): void;
  /** Resolves a conflict: continues from the current article, with or without the person's changes. */
  resolve(side: 'mine' | 'theirs'): void;
}

const presentOf = (raw: unknown): Article | null =>
  typeof raw === 'object' && raw !== null && 'present' in raw ? (raw.present as Article) : null;

/**
 * State of an article's form: sends the fields that differ from what was read, with that version.
 *
 * @param onStale called when somebody else has changed the article's state
 */
export function useArticleForm(
  kind: ArticleKind,
  article: Article | null,
  onStale: () => void,
): ArticleForm {
  const appSignal = useAppLife();
  const [write] = data.useArticleSaveMutation();
  const name = article?.id ?? `new-${kind}`;
  const [base, setBase] = useState<Base>(() => ({
    ...{ version: article?.version, values: valuesOf(article) },
  }));
  const [values, setValues] = useState(base.values);
  const [seen, setSeen] = useState(article);
  const [faults, setFaults] = useState<ArticleFaults>({});
  const [message, setMessage] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [current, setCurrent] = useState<Article | null>(null);
  const changes = changesOf(base.values, values);
  const isDirty = Object.keys(changes).length > 0;
  const localDraft = useStoredDraft(name, base, values);
  useUnsaved(isDirty, localDraft.discard);

  // Takes over refetched data while nothing is unsaved. Right after a save the cached article is still the former
  // one, which the form must not fall back to.
  const { version: onVersion = 0 } = base;
  const isReread = article !== seen && article?.version === onVersion;
  if (article && (isReread || article.version > onVersion) && !isDirty && !isSaving) {
    setSeen(article);
    setBase({ version: article.version, values: valuesOf(article) });
    setValues(valuesOf(article));
  }

  const startFrom = (from: Article, next: ArticleValues): void => {
    setBase({ version: from.version, values: valuesOf(from) });
    setValues(next);
    setFaults({});
    setMessage(null);
    setCurrent(null);
  };

  const refuse = (error: unknown): null => {
    const failure = failureOf(error);
    if (failure.cancelled) return null;
    const newer = presentOf(failure.data);
    setCurrent(newer);
    if (failure.code === errorCodes.conflict) onStale();
    setFaults(failure.fields);
    const isShownElsewhere = newer !== null || Object.keys(failure.fields).length > 0;
    setMessage(isShownElsewhere ? null : failure.message);
    return null;
  };

  const save: ArticleForm['save'] = async () => {
    if (isSaving) return null;
    const { version } = base;
    if (!isDirty && article && version !== undefined) return { id: article.id, version };
    if (values.title.trim() === '') {
      setFaults({ title: phrases.t('titleMissing') });
      return null;
    }
    setSaving(true);
    const { data: saved, error } = await write(
      article ? { id: article.id, ...(version && { version }), ...changes } : { kind, ...changes },
    );
    if (appSignal.aborted) return null;
    setSaving(false);
    if (!saved) return refuse(error);
    localDraft.removeOwn();
    setFaults({});
    setMessage(null);
    setBase({ version: saved.version, values });
    toast.success(phrases.t('saved'));
    return saved;
  };

  return {
    ...{ values, isDirty, isSaving, faults, message, present: current },
    draft: localDraft.offer,
    set: (change) => {
      setValues((former) => ({ ...former, ...change }));
      const touched = Object.keys(change) as ArticleField[];
      setFaults((former) =>
        Object.fromEntries(Object.entries(former).filter(([at]) => !touched.some((n) => n === at))),
      );
    },
    save,
    reset: () => {
      setValues(base.values);
      setFaults({});
      setMessage(null);
    },
    takeDraft: () => {
      const draft = localDraft.take();
      if (!draft) return;
      // With an older version the save is refused as a conflict; a draft without a version may be based on any.
      if (article) setBase({ ...base, version: draft.version ?? 1 });
      setValues({ ...base.values, ...draft.changes });
    },
    dropDraft: localDraft.drop,
    resolve: (side) => {
      if (!current) return;
      const theirs = valuesOf(current);
      startFrom(current, side === 'mine' ? mergeChanges(base.values, values, theirs) : theirs);
    },
  };
}
