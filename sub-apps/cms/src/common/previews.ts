import type { ArticleKind } from '@edu/shared-utility';

/** Address of an article's preview, optionally of a former published version. */
export function previewOf(kind: ArticleKind, id: string, version?: number): string {
  const page = kind === 'article' ? 'articles/pvwp' : 'dissertation/preview';
  return `/cms/content/${page}?id=${id}${version === undefined ? '' : `&version=${version}`}`;
}

/** A category with its published articles. */
export const classPreviewOf = (id: string): string => `/cms/content/classify/pvwp?id=${id}`;
