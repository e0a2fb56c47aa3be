import { Suspense } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { StudentsPage } from '../features/students';
import { UsageHelpPage } from '../features/usage-help';
import { NotFound } from './not-found.view';

/** The pages below /saas; anything else says so inside the frame. */
export const routes: RouteObject[] = [
  { path: '/', element: <Navigate to="/student" replace /> },
  { path: '/student', element: <StudentsPage /> },
  {
    path: '/jiazheng',
    element: (
      <Suspense fallback={null}>
        <UsageHelpPage />
      </Suspense>
    ),
  },
  { path: '*', element: <NotFound /> },
];
