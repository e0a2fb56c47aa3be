import { NotFoundPage } from '@edu/shared-utility';
import { Navigate, type RouteObject } from 'react-router';
import { CertificateQueryPage, CertificateResultPage } from '../features/certificate';
import { phrases } from '../phrases';

/** An address below /custom that is no page leads to the check of certificates. */
function NotFound() {
  const { t } = phrases.use();
  return <NotFoundPage back={{ label: t('toCheck'), href: '/custom/certificateQueryPage' }} />;
}

/** The pages below /custom. */
export const routes: RouteObject[] = [
  { path: '/', element: <Navigate to="/certificateQueryPage" replace /> },
  { path: '/certificateQueryPage', element: <CertificateQueryPage /> },
  { path: '/certificateQueryResult', element: <CertificateResultPage /> },
  { path: '*', element: <NotFound /> },
];
