import type { ArticleKind } from '@edu/shared-utility';

/** Where the articles of a kind are, within the app. */
export const pathOf = (kind: ArticleKind): string =>
  kind === 'article' ? '/content/articles' : '/content/dissertation';

/** The page on which one is written; a new one without an id. */
export const formPathOf = (kind: ArticleKind, id = 'new'): string => `${pathOf(kind)}/${id}`;
