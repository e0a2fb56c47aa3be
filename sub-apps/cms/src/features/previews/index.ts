import { lazyPage } from '@edu/shared-utility';

/** /cms/content/articles/pvwp and /cms/content/dissertation/preview */
export const ArticlePreview = lazyPage('cms', () => import('./views/article-preview.view'));
/** /cms/content/classify/pvwp */
export const ClassifyPreview = lazyPage('cms', () => import('./views/classify-preview.view'));
