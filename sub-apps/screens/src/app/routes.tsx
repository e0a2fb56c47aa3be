import { NotFoundPage } from '@edu/shared-utility';
import type { RouteObject } from 'react-router';
import { EasyPage, GovernmentPage, TrainingPage } from '../features/walls';
import { phrases } from '../phrases';

function NotFound() {
  const { t } = phrases.use();
  return <NotFoundPage back={{ label: t('back'), href: '/' }} />;
}

export const routes: RouteObject[] = [
  { path: '/screen/governmentDataScreen', element: <GovernmentPage /> },
  { path: '/screen/trainRegulation', element: <TrainingPage /> },
  { path: '/EasyScreen', element: <EasyPage /> },
  { path: '*', element: <NotFound /> },
];
