import { lazyPage } from '@edu/shared-utility';

/** /learn/articles: articles of the person's organisations. */
export const ArticlesPage = lazyPage('learn', () => import('./views/articles-page.view'));
/** /learn/articles/:articleId: one article. */
export const ArticlePage = lazyPage('learn', () => import('./views/article-page.view'));
