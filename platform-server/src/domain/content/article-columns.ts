import type { ArticleContent } from './article-content';
import type { ArticleSaveInput } from './article-fields';
import type { ArticleRow } from './moves';

export type ArticleInput = Omit<ArticleSaveInput, 'id' | 'version' | 'kind'>;

/** Fields stored in columns, and those stored in the JSON content. */
export const columns = [
  ...(['title', 'slug', 'summary', 'authors', 'categoryId'] as const),
  ...(['coverId', 'onEntrance', 'year'] as const),
] as const;

export const texts = [
  ...(['keywords', 'supervisor', 'institution', 'document', 'attachmentId'] as const),
] as const satisfies readonly (keyof ArticleContent)[];

/** These take effect at once; all others when the next version is published. */
export const immediateFields = new Set<string>(['slug', 'categoryId']);

export function pick<T extends object>(from: T, names: readonly (keyof T)[]): Partial<T> {
  const picked: Partial<T> = {};
  for (const name of names) if (from[name] !== undefined) picked[name] = from[name];
  return picked;
}

/** The row in the form of its input, for the audit comparison. */
export const before = ({ content, ...row }: ArticleRow): ArticleInput => ({
  ...pick(row as ArticleInput, columns),
  ...pick(content as unknown as ArticleInput, texts),
});
