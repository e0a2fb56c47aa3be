import { createAppRouter } from '@edu/shared-utility';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { manifest } from '../manifest';
import { routes } from './routes';

/** Gives the pages their router for as long as the app is mounted. */
export function RootView() {
  const [router] = useState(() => createAppRouter(routes, { basename: `/${manifest.segment}` }));
  useEffect(() => () => router.dispose(), [router]);
  return <RouterProvider router={router} />;
}
