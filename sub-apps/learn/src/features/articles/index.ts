import { lazyPage } from '@edu/shared-utility';

/** /learn/articles: what the person's organisations publish. */
export const ArticlesPage = lazyPage('learn', () => import('./views/articles-page.view'));
/** /learn/articles/:articleId: one of them, to be read. */
export const ArticlePage = lazyPage('learn', () => import('./views/article-page.view'));
