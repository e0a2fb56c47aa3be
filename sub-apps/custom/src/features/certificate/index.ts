import { lazyPage } from '@edu/shared-utility';

/** /custom/certificateQueryPage: by number and name, QR code or file. */
export const CertificateQueryPage = lazyPage('custom', () => import('./views/query-page.view'));
/** /custom/certificateQueryResult: what QR codes on certificates lead to. */
export const CertificateResultPage = lazyPage('custom', () => import('./views/result-page.view'));
