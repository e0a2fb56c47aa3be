import type { Article, ArticleKind } from '@edu/shared-utility';
import { mayMoveArticle } from '@edu/shared-utility/data';

/** Where the articles of a kind are, within the app. */
export const pathOf = (kind: ArticleKind): string =>
  kind === 'article' ? '/content/articles' : '/content/dissertation';

/** The page on which one is written; a new one without an id. */
export const formPathOf = (kind: ArticleKind, id = 'new'): string => `${pathOf(kind)}/${id}`;

/** Whether an article may be written in its state: it is open, or its next version may be begun. */
export const isWritable = (article: Article): boolean =>
  mayMoveArticle('edit', article) || mayMoveArticle('revise', article);
