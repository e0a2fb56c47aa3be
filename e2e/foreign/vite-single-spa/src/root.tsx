import { AppRouter } from '@edu/shared-utility';
import { lazy, Suspense } from 'react';
import { BedsPage } from './beds-page';

const PlantPage = lazy(() => import('./plant-page'));

const routes = [
  { path: '/', element: <BedsPage /> },
  {
    path: '/plant',
    element: (
      <Suspense>
        <PlantPage />
      </Suspense>
    ),
  },
];

/** The pages below /lagoon. */
export const Root = () => <AppRouter basename="/lagoon" routes={routes} />;
