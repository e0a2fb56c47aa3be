import type { Article, ArticleKind } from '@edu/shared-utility';
import { mayMoveArticle } from '@edu/shared-utility/data';

/** Path of the list of a kind, within the app. */
export const pathOf = (kind: ArticleKind): string =>
  kind === 'article' ? '/content/articles' : '/content/dissertation';

/** Path of an article's form; `new` for a new one. */
export const formPathOf = (kind: ArticleKind, id = 'new'): string => `${pathOf(kind)}/${id}`;

/** Whether the article's state allows editing, or beginning its next version. */
export const isWritable = (article: Article): boolean =>
  mayMoveArticle('edit', article) || mayMoveArticle('revise', article);
