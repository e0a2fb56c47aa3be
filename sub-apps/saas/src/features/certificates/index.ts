import { lazyPage } from '@edu/shared-utility';

/** /saas/certificate: issued certificates. */
export const CertificatesPage = lazyPage('saas', () => import('./views/certificates-page.view'));
/** /saas/certificate/templates */
export const TemplatesPage = lazyPage('saas', () => import('./views/templates-page.view'));
/** /saas/certificate/templates/<id> */
export const TemplateEditorPage = lazyPage('saas', () => import('./views/template-page.view'));
