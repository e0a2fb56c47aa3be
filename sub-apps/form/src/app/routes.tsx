import { MissingPage } from '@edu/shared-utility/data';
import { Navigate, type RouteObject } from 'react-router';
import { AnswerPage } from '../features/answer';
import { QuestionnairePage, QuestionnairesPage } from '../features/questionnaires';

/** The pages below /form. */
export const routes: RouteObject[] = [
  { path: '/', element: <Navigate to="/questionnaires" replace /> },
  { path: '/questionnaires', element: <QuestionnairesPage /> },
  { path: '/questionnaires/:id', element: <QuestionnairePage /> },
  { path: '/questionnaires/:id/:tab', element: <QuestionnairePage /> },
  { path: '/answer', element: <AnswerPage /> },
  { path: '*', element: <MissingPage /> },
];
