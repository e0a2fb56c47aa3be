import { NotFoundPage } from '@edu/shared-utility';
import { Navigate, type RouteObject } from 'react-router';
import { AnswerPage } from '../features/answer';
import { QuestionnairePage, QuestionnairesPage } from '../features/questionnaires';
import { phrases } from '../phrases';

/** An address below /form that is no page leads to the questionnaires. */
function NotFound() {
  const { t } = phrases.use();
  return <NotFoundPage back={{ label: t('toList'), href: '/form/questionnaires' }} />;
}

/** The pages below /form. */
export const routes: RouteObject[] = [
  { path: '/', element: <Navigate to="/questionnaires" replace /> },
  { path: '/questionnaires', element: <QuestionnairesPage /> },
  { path: '/questionnaires/:id', element: <QuestionnairePage /> },
  { path: '/questionnaires/:id/:tab', element: <QuestionnairePage /> },
  { path: '/answer', element: <AnswerPage /> },
  { path: '*', element: <NotFound /> },
];
