import { MissingPage } from '@edu/shared-utility/data';
import { Navigate, type RouteObject } from 'react-router';
import {
  ArticlePage,
  ArticlesPage,
  DissertationPage,
  DissertationsPage,
} from '../features/articles';
import { ClassifyPage } from '../features/classify';
import { ArticlePreview, ClassifyPreview } from '../features/previews';

/** The pages below /cms; anything else says so inside the frame. */
export const routes: RouteObject[] = [
  { path: '/', element: <Navigate to="/content/articles" replace /> },
  { path: '/content/articles', element: <ArticlesPage /> },
  { path: '/content/articles/pvwp', element: <ArticlePreview /> },
  { path: '/content/articles/:id', element: <ArticlePage /> },
  { path: '/content/classify', element: <ClassifyPage /> },
  { path: '/content/classify/pvwp', element: <ClassifyPreview /> },
  { path: '/content/dissertation', element: <DissertationsPage /> },
  { path: '/content/dissertation/preview', element: <ArticlePreview /> },
  { path: '/content/dissertation/:id', element: <DissertationPage /> },
  { path: '*', element: <MissingPage /> },
];
