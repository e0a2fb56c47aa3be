import { lazyPage } from '@edu/shared-utility';

/** /cms/content/classify */
export const ClassifyPage = lazyPage('cms', () => import('./views/classify-page.view'));
