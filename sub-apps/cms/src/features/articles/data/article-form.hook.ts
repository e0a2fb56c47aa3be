import { type Article, type ArticleKind, toast, useAppLife, useUnsaved } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { useEffect, useState } from 'react';
import { data } from '../../../common/data';
import { phrases } from '../phrases';
import { type ArticleDraft, keepDraft, ownerKnown, readDraft } from './article-drafts';
import {
  type ArticleField,
  type ArticleValues,
  changesOf,
  merged,
  valuesOf,
} from './article-values';

export type ArticleFaults = Readonly<Partial<Record<string, string>>>;

export interface ArticleForm {
  readonly values: ArticleValues;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly faults: ArticleFaults;
  /** What was refused and belongs to no field. */
  readonly message: string | null;
  /** The article as somebody else has saved it meanwhile. */
  readonly present: Article | null;
  /** What was written here before and never saved. */
  readonly draft: ArticleDraft | null;
  set(change: Partial<ArticleValues>): void;
  /** @returns id and version of what is saved; null where it was refused */
  save(): Promise<{ readonly id: string; readonly version: number } | null>;
  takeDraft(): void;
  dropDraft(): void;
  /** Goes on from the present article, with the person's changes or without them. */
  resolve(keep: 'mine' | 'theirs'): void;
}

const presentOf = (raw: unknown): Article | null =>
  typeof raw === 'object' && raw !== null && 'present' in raw ? (raw.present as Article) : null;

/** So long writing rests before it is kept on this device. */
const KEEP_AFTER = 500;

/** An article while it is written: sends what is other than what was read, with the version that was read. */
export function useArticleForm(kind: ArticleKind, article: Article | null): ArticleForm {
  const life = useAppLife();
  const [write] = data.useArticleSaveMutation();
  const name = article?.id ?? `new-${kind}`;
  const [base, setBase] = useState({ version: article?.version, values: valuesOf(article) });
  const [values, setValues] = useState(base.values);
  const [faults, setFaults] = useState<ArticleFaults>({});
  const [message, setMessage] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [present, setPresent] = useState<Article | null>(null);
  const [draft, setDraft] = useState<ArticleDraft | null>(null);
  const changes = changesOf(base.values, values);
  const isDirty = Object.keys(changes).length > 0;
  useUnsaved(isDirty);

  // whose drafts these are is known once the session is
  useEffect(() => {
    void ownerKnown().then(() => setDraft((former) => former ?? readDraft(name)));
  }, [name]);

  useEffect(() => {
    if (!isDirty) return;
    const keep = (): void => keepDraft(name, changesOf(base.values, values));
    const timer = setTimeout(keep, KEEP_AFTER);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [name, isDirty, base.values, values]);

  // what was read anew while nothing is unsaved: its state and version have moved on
  if (article && article.version !== base.version && !isDirty && !isSaving) {
    setBase({ version: article.version, values: valuesOf(article) });
    setValues(valuesOf(article));
  }

  const startFrom = (from: Article, next: ArticleValues): void => {
    setBase({ version: from.version, values: valuesOf(from) });
    setValues(next);
    setFaults({});
    setMessage(null);
    setPresent(null);
  };

  const refuse = (error: unknown): null => {
    const failure = failureOf(error);
    if (failure.cancelled) return null;
    const newer = presentOf(failure.data);
    setPresent(newer);
    setFaults(failure.fields);
    const isPlaced = newer !== null || Object.keys(failure.fields).length > 0;
    setMessage(isPlaced ? null : failure.message);
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
    const { slug, ...rest } = changes;
    const sent = { ...rest, ...(slug && { slug }) };
    setSaving(true);
    const { data: saved, error } = await write(
      article ? { id: article.id, ...(version && { version }), ...sent } : { kind, ...sent },
    );
    if (life.aborted) return null;
    setSaving(false);
    if (!saved) return refuse(error);
    keepDraft(name, null);
    setDraft(null);
    setFaults({});
    setMessage(null);
    setBase({ version: saved.version, values });
    toast.success(phrases.t('saved'));
    return saved;
  };

  return {
    ...{ values, isDirty, isSaving, faults, message, present },
    draft: isDirty ? null : draft,
    set: (change) => {
      setValues((former) => ({ ...former, ...change }));
      const touched = Object.keys(change) as ArticleField[];
      setFaults((former) =>
        Object.fromEntries(Object.entries(former).filter(([at]) => !touched.some((n) => n === at))),
      );
    },
    save,
    takeDraft: () => draft && setValues({ ...base.values, ...draft.changes }),
    dropDraft: () => {
      keepDraft(name, null);
      setDraft(null);
    },
    resolve: (keep) => {
      if (!present) return;
      const theirs = valuesOf(present);
      startFrom(present, keep === 'mine' ? merged(base.values, values, theirs) : theirs);
    },
  };
}
