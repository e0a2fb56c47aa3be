import type { Article, ArticleSettings, Version } from '@edu/shared-utility';
import { noRichText } from '@edu/shared-utility/rich-text';

/** Values of the form's fields. */
export type ArticleValues = ArticleSettings;

/** Version and values that the form is based on. */
export interface Base {
  /** Undefined for a new article. */
  readonly version: Version | undefined;
  readonly values: ArticleValues;
}

export const emptyValues: ArticleValues = {
  title: '',
  slug: '',
  summary: '',
  authors: [],
  keywords: [],
  categoryId: null,
  coverId: null,
  document: noRichText,
  onEntrance: false,
  supervisor: '',
  institution: '',
  year: null,
  attachmentId: null,
};

export const valuesOf = (article: Article | null): ArticleValues =>
  article === null
    ? emptyValues
    : {
        title: article.title,
        slug: article.slug,
        summary: article.summary,
        authors: article.authors,
        keywords: article.keywords,
        categoryId: article.categoryId,
        coverId: article.coverId,
        document: article.document ?? noRichText,
        onEntrance: article.onEntrance,
        supervisor: article.supervisor,
        institution: article.institution,
        year: article.year,
        attachmentId: article.attachment?.resourceId ?? null,
      };

export type ArticleField = keyof ArticleValues;

const isSame = (value: unknown, other: unknown): boolean =>
  JSON.stringify(value) === JSON.stringify(other);

/** The fields that have changed; texts are compared trimmed. */
export function changesOf(before: ArticleValues, now: ArticleValues): Partial<ArticleValues> {
  const names = Object.keys(now) as ArticleField[];
  const changed = names.filter((name) => !isSame(before[name], now[name]));
  return Object.fromEntries(
    changed.map((name) => {
      const value = now[name];
      return [name, typeof value === 'string' ? value.trim() : value];
    }),
  );
}

/** Somebody else's changes, with the person's own changes applied on top. */
export const mergeChanges = (
  before: ArticleValues,
  mine: ArticleValues,
  theirs: ArticleValues,
): ArticleValues => ({ ...theirs, ...changesOf(before, mine) });
