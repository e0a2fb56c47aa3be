import { lazyPage } from '@edu/shared-utility';

/** /learn/certificates: the person's certificates. */
export const CertificatesPage = lazyPage('learn', () => import('./views/certificates-page.view'));
