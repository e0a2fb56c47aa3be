import { lazyPage } from '@edu/shared-utility';

/** /cms/content/articles */
export const ArticlesPage = lazyPage('cms', () => import('./views/articles-page.view'));
/** /cms/content/articles/:id, `new` for a new article. */
export const ArticlePage = lazyPage('cms', () => import('./views/article-page.view'));
/** /cms/content/dissertation */
export const DissertationsPage = lazyPage('cms', () => import('./views/dissertations-page.view'));
/** /cms/content/dissertation/:id */
export const DissertationPage = lazyPage('cms', () => import('./views/dissertation-page.view'));
