import { useArePermissionsKnown, useCan } from '@edu/shared-utility';
import { MissingPage } from '@edu/shared-utility/data';
import { Navigate, type RouteObject } from 'react-router';
import { LanguagesPage } from '../features/languages';
import { SitePage } from '../features/site';

/** The first page that the person may see; the site page says who can grant access. */
function Start() {
  const can = useCan();
  if (!useArePermissionsKnown()) return null;
  const isForLanguages = !can('site.read') && can('language.read');
  return <Navigate to={isForLanguages ? '/languages' : '/site'} replace />;
}

/** The pages below /modular; anything else says so inside the frame. */
export const routes: RouteObject[] = [
  { path: '/', element: <Start /> },
  { path: '/site', element: <SitePage /> },
  { path: '/languages', element: <LanguagesPage /> },
  { path: '*', element: <MissingPage /> },
];
