import { lazyPage } from '@edu/shared-utility';

/** /saas/paper, a chunk of its own. */
export const PapersPage = lazyPage('saas', () => import('./views/papers-page.view'));
/** /saas/paper/<id> */
export const PaperEditorPage = lazyPage('saas', () => import('./views/editor-page.view'));
/** /saas/paper/<id>/preview */
export const PaperPreviewPage = lazyPage('saas', () => import('./views/preview-page.view'));
