import { lazyPage } from '@edu/shared-utility';

/** /learn/certificates: what the person has earned. */
export const CertificatesPage = lazyPage('learn', () => import('./views/certificates-page.view'));
